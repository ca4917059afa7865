import type { JobSearch } from '../job.search.js';
import { nothingAsked } from '../nothing-asked.js';
import { KINGDOM, townsNamed, type TownNamed } from './around-towns.js';
import { asking, ofText, thatFind, type Ask, type Asked, type Way } from './asking.js';
import { widerPlaces } from './wider-places.js';

/**
 * In place of a county without such jobs the city of its name, and the first of what lies around it that has some; where none
 * has, all work of the first that has any: `alone`.
 */
export async function ofWiderPlaces(ask: Ask, filter: Asked): Promise<WaysAround> {
  const { city, around, alone } = widerPlaces(filter.searchQuery);
  const asked = (text: string) => ask(ofText(filter, text));
  const ways = thatFind(await Promise.all(city.map(asked)));
  const such = await firstThatFinds(asked, around);
  if (ways.length + such.length > 0) return { beside: [...ways, ...such], alone: [] };
  return { beside: [], alone: await firstThatFinds(asked, alone) };
}

async function firstThatFinds(asked: (text: string) => Promise<Way>, texts: string[]): Promise<Way[]> {
  for (const text of texts) {
    const way = await asked(text);
    if (way.step.total > 0) return [way];
  }
  return [];
}

interface WaysAround {
  /** With what was typed beside the place. */
  beside: Way[];
  alone: Way[];
}

/**
 * In place of a British town that no job is in, the first of what it lies in that has some such work; where that is the whole
 * nation, or nothing, all work of the first that has any.
 */
export async function aroundTowns(search: JobSearch, ask: Ask, filter: Asked, today: string): Promise<WaysAround> {
  const ways: WaysAround = { beside: [], alone: [] };
  for (const town of await townsWithoutWork(search, filter, today)) {
    const some = await nearestOf(ask, filter, town);
    if (some) ways.beside.push(some.way);
    // without anything beside it both are the same searches
    const isAskedAlone = town.before.length + town.behind.length === 0;
    if (isAskedAlone || (some && !some.isNation)) continue;
    const any = await nearestOf(ask, filter, { ...town, before: [], behind: [] });
    if (any) ways.alone.push(any.way);
  }
  return ways;
}

/** The first half of the same: such work only. */
export async function besideTowns(search: JobSearch, ask: Ask, filter: Asked, today: string): Promise<Way[]> {
  const towns = await townsWithoutWork(search, filter, today);
  const nearest = await Promise.all(towns.map((town) => nearestOf(ask, filter, town)));
  return nearest.flatMap((some) => some?.way ?? []);
}

async function townsWithoutWork(search: JobSearch, filter: Asked, today: string): Promise<TownNamed[]> {
  const askOfWork = asking(search, filter, today, { ofWork: true });
  const towns = await Promise.all(
    townsNamed(filter.searchQuery).map(async (named) => {
      const { step } = await askOfWork(ofText(nothingAsked, named.town));
      return step.total > 0 ? [] : [named];
    }),
  );
  return towns.flat();
}

/** The first of what lies around that has some, asked one after the other: what is behind it needs no search. */
async function nearestOf(
  ask: Ask,
  filter: Asked,
  { before, behind, around }: TownNamed,
): Promise<{ way: Way; isNation: boolean } | undefined> {
  for (const { name, isNation } of around) {
    const way = await inKingdom((place) => ask(ofText(filter, [...before, place, ...behind].join(' '))), name);
    if (way) return { way, isNation };
  }
  return undefined;
}

/**
 * What is found in a place, named with its country only where without it there is more elsewhere: there is a Norfolk in
 * Virginia, and a Lincolnshire in Illinois. The country is asked first: it alone tells of a place that has none.
 */
async function inKingdom(askIn: (place: string) => Promise<Way>, name: string): Promise<Way | undefined> {
  const whole = await askIn(`${name}, ${KINGDOM}`);
  if (whole.step.total === 0) return undefined;
  const bare = await askIn(name);
  return bare.step.total === whole.step.total ? bare : whole;
}
