import type { Found, JobSearch, Search } from '../job.search.js';
import type { NextSteps } from '../jobs.dto.js';
import { nothingAsked } from '../nothing-asked.js';
import { askedWords, hasWord, meaningOf, saysEnough, textWith, workWords } from './asked-words.js';
import {
  asFollowed,
  asking,
  eachOnce,
  MOST_NEAREST,
  ofText,
  thatFind,
  type Ask,
  type Asked,
  type Way,
} from './asking.js';
import { begunAtEnd } from './begun-at-end.js';
import { largestParts } from './largest-parts.js';
import type { Named } from './named-at-end.js';
import { nearSkills } from './near-skills.js';
import { inOtherCurrencies } from './other-currencies.js';
import { keepsText, relaxations } from './next-steps.js';
import { titleIn } from './same-work.js';
import { besideOrAnywhere, countedAnywhere, ofSameWork } from './ways-of-same-work.js';
import { withSoftware, workInShort } from './work-asked.js';
import { aroundTowns, besideTowns, ofWiderPlaces } from './ways-around.js';

interface WaysOn extends Pick<NextSteps, 'relaxed'> {
  /** What the first of them finds, or what is found without any filter; the screen says which. */
  nearest: Found;
}

const FEW = 10;
const MOST_SKILLS = 3;
const MOST_PARTS = 5;
const MOST_BEGUN = 3;
/** Of the words that the last one begins, the most frequent. */
const MOST_TRIED = 12;

/**
 * From a search that finds nothing. What gives up least comes first: the search that leaves the fewest jobs, but some, not
 * without the whole text, and sooner with the words that say what the work is. Before these stand the text without its
 * typing error, other titles of the same work, and skills near to one that no job asks for.
 */
export async function waysOn(search: JobSearch, filter: Asked, today: string): Promise<WaysOn> {
  const ask = asking(search, filter, today);
  const oneLess = thatFind(await Promise.all(relaxations(filter).map(ask)));
  const parts = oneLess.some(({ step }) => keepsText(step)) ? [] : await ofParts(ask, filter);
  const nearer = byNearness(filter.searchQuery, [...parts, ...oneLess]);
  const shown = [...parts.sort(nearer).slice(0, MOST_PARTS), ...oneLess];
  const alone = [...(await ofWorkAlone(ask, filter, shown)), ...(await ofWorkInShort(ask, filter, shown))];
  const some = [...shown, ...alone].sort(nearer);
  // to give up all but one of what was asked is a way on only where nothing less helps
  const little = some.filter(({ step }) => !step.isAlone);
  const helpful = little.length > 0 ? little : some;
  const hasSome = helpful.length > 0;
  const sameOrNear = await ofSameWork(search, ask, filter, today);
  const spelled = await ofOtherSpelling(search, ask, filter, hasSome || sameOrNear.length > 0, today);
  const wider = await aroundTowns(search, ask, filter, today);
  const around = await ofWiderPlaces(ask, filter);
  const ways = eachOnce([
    ...(await ofBegunWord(search, ask, filter)),
    ...(hasSome ? spelled : []),
    ...sameOrNear,
    ...(await ofNearSkills(search, ask, filter, today)),
    ...(await ofSameWork(search, ask, filter, today, withSoftware)),
    ...wider.beside,
    ...around.beside,
    ...(await inOtherCurrencies(search, ask, filter, today)),
    ...helpful,
    ...(hasSome ? [] : spelled),
    ...wider.alone,
    ...around.alone,
  ]);
  const followed = eachOnce(await Promise.all(ways.map(asFollowed(search, filter, today))));
  const nearest = followed[0]?.found ?? (await withoutFilters(search, filter, today));
  return { relaxed: followed.map(({ step }) => step), nearest };
}

/**
 * First what keeps the most of the words that say what the work is, and of as many the last of them: the teacher of an
 * "English teacher". Then what leaves the fewest jobs; without the text last.
 */
function byNearness(text: string, ways: Way[]): (a: Way, b: Way) => number {
  const has = ({ step }: Way, word: string) => hasWord(step.searchQuery ?? text, word);
  const title = titleIn(text);
  const last = workWords(text).filter((word) => ways.some((way) => has(way, word)));
  const work = title.length > 0 ? title : last.slice(0, 1);
  const kept = (way: Way) => (keepsText(way.step) ? 1 + work.filter((word) => has(way, word)).length : 0);
  const isHead = (way: Way) => Number(keepsText(way.step) && has(way, work.at(-1) ?? ''));
  return (a, b) => kept(b) - kept(a) || isHead(b) - isHead(a) || a.step.total - b.step.total;
}

/** The work itself, where nothing else keeps any of it: "part time" and a place say nothing of a cashier. */
async function ofWorkAlone(ask: Ask, filter: Asked, ways: Way[]): Promise<Way[]> {
  const { searchQuery } = filter;
  const title = titleIn(searchQuery);
  const work = title.length > 0 ? title : workWords(searchQuery).slice(0, 1);
  const isKept = ({ step }: Way) => work.some((word) => hasWord(step.searchQuery ?? searchQuery, word));
  if (work.length === 0 || ways.length === 0 || ways.some(isKept)) return [];
  return thatFind([await ask(ofText(filter, work.join(' ')))]);
}

/** The work with less beside it, where what keeps all of it finds few: two haul truck drivers are not all truck drivers. */
async function ofWorkInShort(ask: Ask, filter: Asked, ways: Way[]): Promise<Way[]> {
  const short = workInShort(filter.searchQuery);
  if (short === undefined) return [];
  const isEnough = ({ step }: Way) =>
    step.total > FEW && workWords(short).every((word) => hasWord(step.searchQuery ?? filter.searchQuery, word));
  return ways.some(isEnough) ? [] : thatFind([await ask(ofText(filter, short))]);
}

/** Where all of the text but one word finds nothing: the largest parts of it that do, with the filters, else without. */
async function ofParts(ask: Ask, filter: Asked): Promise<Way[]> {
  const words = askedWords(filter.searchQuery);
  const meaning = meaningOf(words);
  if (meaning.length < 2) return [];
  const partsIn = async (asked: Search, isTextAlone?: true) => {
    const parts = await largestParts(meaning, async (kept) => {
      const searchQuery = textWith(words, kept);
      if (!saysEnough(searchQuery)) return undefined;
      const way = await ask({ field: 'searchQuery', searchQuery, isTextAlone, filter: { ...asked, searchQuery } });
      return way.step.total > 0 ? { ...way, total: way.step.total } : undefined;
    });
    return parts;
  };
  const some = await partsIn(filter);
  return some.length > 0 ? some : partsIn(nothingAsked, true);
}

const isFound = async (ask: Ask, { asked }: Named) => (await ask(ofText(nothingAsked, asked))).step.total > 0;

/** What the last word may become, where it is only begun and happens to be a word by itself: "registered nu". */
async function ofBegunWord(search: JobSearch, ask: Ask, filter: Asked): Promise<Way[]> {
  const end = begunAtEnd(filter.searchQuery);
  if (!end) return [];
  const begun = await search.wordsBeginning(end.begun, MOST_TRIED);
  const words = begun.filter((word) => !hasWord(end.before, word));
  const ways = thatFind(await Promise.all(words.map((word) => ask(ofText(filter, `${end.before}${word}`)))));
  return ways.sort((a, b) => b.step.total - a.step.total).slice(0, MOST_BEGUN);
}

/**
 * Skills near to one that no job asks for, the most asked for first; in its place where there are some, else anywhere.
 * A job is near by its title or its skills, and not because its company is called so.
 */
async function ofNearSkills(search: JobSearch, ask: Ask, filter: Asked, today: string): Promise<Way[]> {
  const near = filter.searchQuery ? nearSkills(filter.searchQuery) : undefined;
  if (!near || (await isFound(ask, near))) return [];
  const askOfWork = asking(search, filter, today, { ofWork: true });
  const ways = await besideOrAnywhere(askOfWork, filter, await search.skillsOfJobs(near.skills, today), near);
  const most = ways.sort((a, b) => b.step.total - a.step.total).slice(0, MOST_SKILLS);
  return countedAnywhere(ask, filter, most);
}

/**
 * What may have been meant by a text that leads nowhere else, or of which a word is in a job by mistake: "physican texas".
 * Where that finds nothing either, the largest parts of it that do.
 */
async function ofOtherSpelling(
  search: JobSearch,
  ask: Ask,
  filter: Asked,
  hasSome: boolean,
  today: string,
): Promise<Way[]> {
  const searchQuery = filter.searchQuery ? await search.meantBy(filter.searchQuery, hasSome) : undefined;
  if (searchQuery === undefined) return hasSome ? ofOneOtherWord(search, ask, filter) : [];
  const whole = thatFind([await ask(ofText(filter, searchQuery))]);
  if (whole.length > 0) return whole;
  const other = hasSome ? await ofOneOtherWord(search, ask, filter) : [];
  if (other.length > 0) return other;
  const meant = { ...filter, searchQuery };
  const parts = await ofParts(ask, meant);
  const beside = await besideTowns(search, ask, meant, today);
  return [...beside, ...parts.sort(byNearness(searchQuery, parts)).slice(0, MOST_PARTS)];
}

/** "backer calgary": a word by itself, and in its place one letter away a baker. Of several the one that most jobs are found for. */
async function ofOneOtherWord(search: JobSearch, ask: Ask, filter: Asked): Promise<Way[]> {
  const texts = filter.searchQuery ? await search.mayBeMeantBy(filter.searchQuery) : [];
  const ways = thatFind(await Promise.all(texts.map((text) => ask(ofText(filter, text)))));
  return ways.sort((a, b) => b.step.total - a.step.total).slice(0, 1);
}

/** What the text alone finds, and where that is nothing, the newest: no page ends without a job to go on with. */
async function withoutFilters(search: JobSearch, { searchQuery, group, early }: Asked, today: string): Promise<Found> {
  const wanted = { page: 1, limit: MOST_NEAREST, group, asTyped: true };
  const found = await search.find({ ...nothingAsked, searchQuery, early }, today, wanted);
  return found.total > 0 ? found : search.find({ ...nothingAsked, early }, today, wanted);
}
