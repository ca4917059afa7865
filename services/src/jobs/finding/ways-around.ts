import type { JobSearch } from '../job.search.js';
import { nothingAsked } from '../nothing-asked.js';
import { townsNamed, type Around } from './around-towns.js';
import { asking, ofText, thatFind, type Ask, type Asked, type Way } from './asking.js';
import { widerPlaces } from './wider-places.js';

/** In place of a county without such jobs the city of its name, and the first of what lies around it that has some. */
export async function ofWiderPlaces(ask: Ask, filter: Asked): Promise<Way[]> {
  const { city, around } = widerPlaces(filter.searchQuery);
  const asked = async (texts: string[]) => thatFind(await Promise.all(texts.map((text) => ask(ofText(filter, text)))));
  return [...(await asked(city)), ...(await asked(around)).slice(0, 1)];
}

/**
 * In place of a British town that no job is in, the first of what it lies in that has some such work; where that is the whole
 * nation, or nothing, all work of the first that has any.
 */
export async function aroundTowns(
  search: JobSearch,
  ask: Ask,
  filter: Asked,
  today: string,
): Promise<{ beside: Way[]; alone: Way[] }> {
  const askOfWork = asking(search, filter, today, true);
  const ways = { beside: [] as Way[], alone: [] as Way[] };
  for (const { town, around } of townsNamed(filter.searchQuery)) {
    if ((await askOfWork(ofText(nothingAsked, town))).step.total > 0) continue;
    const [some] = await inKingdom(ask, filter, around, ['instead', 'insteadInKingdom']);
    if (some) ways.beside.push(some.way);
    if (some && !some.isNation) continue;
    const [any] = await inKingdom(ask, filter, around, ['alone', 'aloneInKingdom']);
    if (any) ways.alone.push(any.way);
  }
  return ways;
}

/** Those places that have some, with the country only where without it there are others elsewhere. */
async function inKingdom(
  ask: Ask,
  filter: Asked,
  around: Around[],
  [bare, whole]: ['instead', 'insteadInKingdom'] | ['alone', 'aloneInKingdom'],
): Promise<{ way: Way; isNation: boolean }[]> {
  const asked = await Promise.all(
    around.map(async (one) => {
      const ways = await Promise.all([ask(ofText(filter, one[bare])), ask(ofText(filter, one[whole]))]);
      const [short, long] = ways;
      return { way: short.step.total === long.step.total ? short : long, isNation: one.isNation };
    }),
  );
  return asked.filter(({ way }) => way.step.total > 0);
}
