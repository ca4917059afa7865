import type { Found, JobSearch } from '../job.search.js';
import { searchFields } from '../jobs.dto.js';
import { nothingAsked } from '../nothing-asked.js';
import { asFollowed, asking, eachOnce, jobsIn, ofText, type Asked, type Way } from './asking.js';
import { hasWord, workWords } from './asked-words.js';
import { endsTitles, isTitleOfWork, isTradeByItself } from './listed-occupations.js';
import { isAsked, relaxations, type Relaxed } from './next-steps.js';
import { isCalledByWorkplace } from './same-work.js';
import { namesOfSameWork } from './ways-of-same-work.js';
import { workAsked, workInShort } from './work-asked.js';

/** Of so many jobs it is looked at what their titles say: a page. Of more there is enough to read. */
const MOST_READ = 40;
/** So many jobs of the work are few. */
const FEW = 10;
/** Other names for it are offered beside jobs that have its own, where so many times as many are called so. */
const FAR_MORE = 4;
const MOST_SHORTER = 2;
const MOST_STEPS = 5;

/** From a search that finds few jobs of the work that is asked for. */
export interface WaysToWork {
  ways: Way[];
  /** How many of what it finds have the work in their title. */
  named: number;
}

/** A way, the work that it asks for, and how many of the first jobs that it finds have that in their title. */
interface Measured {
  way: Way;
  work: string;
  named: number;
}

/**
 * From a search that finds few jobs with the work that is asked for in their title, whatever else has its words somewhere: a
 * "Human Resources Manager" of a hotel is no hotel manager. It leads to where more have it: without a place or a filter, with
 * one word less, by what others call the same work; never to where no more do.
 */
export async function waysToWork(
  search: JobSearch,
  asked: Asked,
  today: string,
  found: Found,
): Promise<WaysToWork | undefined> {
  const searchQuery = found.corrected ?? asked.searchQuery;
  const work = workIn(searchQuery);
  if (found.total === 0 || found.total > MOST_READ || work === '') return undefined;
  const filter = { ...asked, searchQuery, sort: undefined };
  const onPage = jobsIn(found);
  const all = () => search.find({ ...asked, sort: undefined }, today, { page: 1, limit: MOST_READ });
  const named = (await search.titledSo(work, onPage.length === found.total ? onPage : jobsIn(await all()))).length;
  if (named > FEW) return undefined;

  const ask = asking(search, filter, today, { most: MOST_READ });
  const measure = async (way: Way): Promise<Measured> => {
    const own = workIn(way.step.searchQuery ?? searchQuery);
    return { way, work: own, named: (await search.titledSo(own, jobsIn(way.found))).length };
  };
  const withMore = async (steps: Relaxed[]): Promise<Measured[]> => {
    const some = steps.filter((step) => !step.isAlone && keepsWork(searchQuery, step.searchQuery));
    const ways = await Promise.all(some.map(async (step) => measure(await ask(step))));
    return ways.filter(isMore).sort((a, b) => a.way.step.total - b.way.step.total);
  };
  const isSame = (way: Measured) => way.work === work;
  // work that no title says so ("IT") is in far more jobs elsewhere
  const isMore = (way: Measured) =>
    way.named > named || (named === 0 && isSame(way) && way.way.step.total >= found.total * FAR_MORE);
  const short = workInShort(searchQuery);
  const less = await withMore([...relaxations(filter), ...(short === undefined ? [] : [ofText(filter, short)])]);
  const alone = isEnough(less.filter(isSame)) ? [] : await withMore(ofWorkAlone(filter, work));
  const most = Math.max(0, ...less.filter(isSame).map(({ way }) => way.step.total));
  const more = [...less, ...alone.filter((one) => !isSame(one) || one.way.step.total > most)];
  // what is no title is a piece of one ("health nurse"), where a title is left without it
  const isWhole = (way: Measured) => short === undefined || isTitleOfWork(way.work.split(' '));
  const shorter = more.filter((way) => !isSame(way) && isOfTrade(way) && isWhole(way));
  const titles = [...more.filter(isSame), ...shorter.slice(0, MOST_SHORTER)];
  const called = isEnough(titles) ? [] : await ofOtherNames();
  const nearest = [...titles, ...called];
  const some = nearest.length === 0 && named === 0 ? less.slice(0, MOST_SHORTER) : nearest;
  const once = eachOnce(some.map(({ way }) => way)).slice(0, MOST_STEPS);
  const ways = await Promise.all(once.map(asFollowed(search, asked, today)));
  return ways.length > 0 ? { ways, named } : undefined;

  async function ofOtherNames(): Promise<Measured[]> {
    const same = workAsked(searchQuery);
    const others = same ? await namesOfSameWork(search, ask, filter, today, same) : [];
    const least = Math.max(1, Math.min(named * FAR_MORE, MOST_READ));
    return (await Promise.all(others.map(measure))).filter((way) => way.named >= least);
  }
}

const isEnough = (ways: Measured[]): boolean => ways.some(({ named }) => named > FEW);

/** The work that a text asks for: the title that it ends with, else all that names no place and no way of working. */
const workIn = (text: string): string => workAsked(text)?.asked ?? workWords(text).toReversed().join(' ');

/** The work and nothing beside it, and that with one word less. */
function ofWorkAlone(filter: Asked, work: string): Relaxed[] {
  const isFiltered = searchFields.some((field) => field !== 'searchQuery' && isAsked(filter, field));
  const alone = { ...filter, ...nothingAsked, searchQuery: work };
  const steps = [ofText(nothingAsked, work), ...relaxations(alone)];
  return isFiltered ? steps.map((step) => ({ ...step, isTextAlone: true })) : steps;
}

/**
 * Whether what is left of a text asks for work still: for whom the whole does, if its last word says who somebody is. A worker
 * may be anyone.
 */
function keepsWork(whole: string, left = whole): boolean {
  const [head = '', ...more] = workWords(left);
  if (head === '' || (more.length === 0 && left !== whole && isCalledByWorkplace(head))) return false;
  const [who = ''] = workWords(whole);
  return hasWord(left, who) || !endsTitles(who);
}

/** Whether what is asked for says what the work is: "nurse" and "sales manager" do, and a manager may be any. */
const isOfTrade = ({ work }: Measured): boolean => {
  const words = work.split(' ');
  return isTradeByItself(words.at(-1)!) || (words.length > 1 && isTitleOfWork(words));
};
