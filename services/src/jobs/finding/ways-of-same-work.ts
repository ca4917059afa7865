import type { Found, JobSearch } from '../job.search.js';
import { nothingAsked } from '../nothing-asked.js';
import { asking, eachOnce, ofText, thatFind, type Ask, type Asked, type Way } from './asking.js';
import { hasWord, workWords } from './asked-words.js';
import type { Named } from './named-at-end.js';
import { relaxations } from './next-steps.js';
import { endsWithTitle, sameWork } from './same-work.js';

const MOST_TITLES = 3;
const MOST_SHORTER = 2;
/** Of the titles of a kind that no job has. */
const MOST_SEARCHED_FOR = 6;
/** Of more jobs those that only have the words somewhere stand behind others, or there is enough to read. */
const FEW = 10;

/**
 * From a search that finds few jobs, none of which is called by the work that is asked for: a "Human Resources Manager" of a
 * hotel is no hotel manager. What jobs call the same work, or where else it is.
 */
export async function waysToWork(search: JobSearch, filter: Asked, today: string, found: Found): Promise<Way[]> {
  const { total, ids } = found;
  if (total === 0 || total >= FEW) return [];
  const work = sameWork(filter.searchQuery);
  const asked = work?.asked ?? workWords(filter.searchQuery).toReversed().join(' ');
  if (asked === '' || (await search.isTitleOfAny(asked, today, ids ?? []))) return [];
  const ask = asking(search, filter, today);
  const shorter = await withOneWordLess(ask, filter, total);
  if (!work) return eachOnce(shorter);
  const elsewhere = [
    ...(work.beside ? [ofText(filter, work.asked)] : []),
    { ...ofText(nothingAsked, work.asked), isTextAlone: true as const },
  ];
  const same = await ofSameWork(search, ask, filter, today);
  if (same.length > 0) return eachOnce([...shorter.filter(isTitle), ...same]);
  const ways = await Promise.all(elsewhere.map(ask));
  const some = ways.filter(({ step }) => step.total > total).slice(0, 1);
  return some.length > 0 ? some : eachOnce(shorter);
}

const isTitle = ({ step }: Way) => endsWithTitle(step.searchQuery!);

/**
 * The text with a word less that finds more, if the word for the work stays: the care assistant of a "senior care assistant".
 * A whole title first, then what leaves the fewest jobs.
 */
async function withOneWordLess(ask: Ask, filter: Asked, total: number): Promise<Way[]> {
  const [work = ''] = workWords(filter.searchQuery);
  const less = relaxations(filter).filter(
    ({ field, searchQuery = '' }) => field === 'searchQuery' && hasWord(searchQuery, work),
  );
  const ways = (await Promise.all(less.map(ask))).filter(
    ({ step }) => step.searchQuery !== filter.searchQuery && step.total > total,
  );
  return ways
    .sort((a, b) => Number(isTitle(b)) - Number(isTitle(a)) || a.step.total - b.step.total)
    .slice(0, MOST_SHORTER);
}

/** What jobs call the work that no title calls by the name that was typed; in its place where there are some, else anywhere. */
export async function ofSameWork(search: JobSearch, ask: Ask, filter: Asked, today: string): Promise<Way[]> {
  const work = filter.searchQuery ? sameWork(filter.searchQuery) : undefined;
  if (!work || (await search.isTitleOfAny(work.asked, today))) return [];
  const titles = await titlesThatFit(search, work.titles, today);
  if (titles.length > 0) return besideOrAnywhere(ask, filter, titles, work);
  // what no title says just so a search may still find by a synonym or by another word of its family
  const ways = await besideOrAnywhere(asking(search, filter, today, true), filter, firstOfEach(work.titles), work);
  return countedAnywhere(ask, filter, ways.slice(0, MOST_TITLES));
}

const firstOfEach = (kinds: string[][]) => kinds.flatMap((titles) => titles.slice(0, MOST_SEARCHED_FOR));

/** What finds some of the names, in the place that was asked beside it where any does. */
export async function besideOrAnywhere(ask: Ask, filter: Asked, names: string[], { beside }: Named): Promise<Way[]> {
  const asked = async (texts: string[]) => thatFind(await Promise.all(texts.map((text) => ask(ofText(filter, text)))));
  const there = beside ? await asked(names.map((name) => `${name}${beside}`)) : [];
  return there.length > 0 ? there : asked(names);
}

/** Of titles of the same work those that jobs have, the nearest kind before the next however frequent that is. */
async function titlesThatFit(search: JobSearch, kinds: string[][], today: string): Promise<string[]> {
  const found: string[] = [];
  for (const titles of kinds) {
    if (found.length < MOST_TITLES)
      found.push(...(await search.titlesOfJobs(titles, today, MOST_TITLES - found.length)));
  }
  return found;
}

/** Whoever follows one searches for the word wherever it stands: that is what is counted. */
export const countedAnywhere = (ask: Ask, filter: Asked, ways: Way[]): Promise<Way[]> =>
  Promise.all(ways.map(async ({ found, step }) => ({ ...(await ask(ofText(filter, step.searchQuery!))), found })));
