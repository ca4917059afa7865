import type { JobSearch } from '../job.search.js';
import { asking, ofText, thatFind, type Ask, type Asked, type Way } from './asking.js';
import type { Named } from './named-at-end.js';
import type { SameWork } from './same-work.js';
import { workNamed } from './work-asked.js';

const MOST_TITLES = 3;
/** Of the titles of a kind that no job has. */
const MOST_SEARCHED_FOR = 6;

/** What jobs call the work that no title calls by the name that was typed; in its place where there are some, else anywhere. */
export async function ofSameWork(
  search: JobSearch,
  ask: Ask,
  filter: Asked,
  today: string,
  workOf = workNamed,
): Promise<Way[]> {
  const work = filter.searchQuery ? workOf(filter.searchQuery) : undefined;
  if (!work || (await search.isTitleOfAny(work.asked, today))) return [];
  return namesOfSameWork(search, ask, filter, today, work);
}

/** What jobs call this work; in its place where there are some, else anywhere. */
export async function namesOfSameWork(
  search: JobSearch,
  ask: Ask,
  filter: Asked,
  today: string,
  work: SameWork,
): Promise<Way[]> {
  const titles = await titlesThatFit(search, work.titles, today);
  if (titles.length > 0) return besideOrAnywhere(ask, filter, titles, work);
  // what no title says just so a search may still find by a synonym or by another word of its family
  const ways = await besideOrAnywhere(
    asking(search, filter, today, { ofWork: true }),
    filter,
    firstOfEach(work.titles),
    work,
  );
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
