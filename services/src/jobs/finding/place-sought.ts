import { countryOf } from './countries.js';
import { oneErrorAway, SHORTEST } from './one-error.js';
import { asSpelled } from './town-spelling.js';
import type { Synonym } from './synonym-lists.js';
import { synonymsOf } from './synonyms.js';
import { plain, runTogether, wordsOf } from './words.js';

/** Whether a place may be the one that somebody looks for in a list of them. */
export type IsSought = (place: string) => boolean;

/** "St. John's, NL" is "st johns nl": nobody who looks for a place types its marks. */
export const placeSpelled = (place: string): string => asSpelled(plain(place)).replace(/[.,]/g, '');

/**
 * A place is named by any part of it: the beginning of its town, its state, both ("surrey bc"). A country is also named by
 * what stands for it ("uk"), and a city by its other names ("nyc"). Marks alone name none.
 */
export function namedBy(text: string): IsSought {
  const sought = placeSpelled(text);
  if (sought === '') return () => false;
  const country = countryOf(wordsOf(text).map(runTogether))?.name;
  const cities = new Set(
    synonymsOf(sought.split(' '))
      .filter(isPlace)
      .map(({ parts }) => parts.join(' ')),
  );
  const isCalledOtherwise = (place: string) =>
    placeSpelled(place) === country || cities.has(placeSpelled(townOf(place)));
  if (!sought.includes(' ')) return (place) => placeSpelled(place).includes(sought) || isCalledOtherwise(place);
  // "O Fallon" is O'Fallon
  const together = withoutSpaces(sought);
  return (place) => withoutSpaces(placeSpelled(place)).includes(together) || isCalledOtherwise(place);
}

const isPlace = ({ isTown, within, country }: Synonym) => isTown || within !== undefined || country !== undefined;
const townOf = (place: string) => place.split(',', 1)[0]!;

/** For a text that names none: one typing error in the name of a town or a country, or in a word of it. */
export function namedWithError(text: string): IsSought | undefined {
  const sought = placeSpelled(text);
  if (sought.length < SHORTEST) return undefined;
  const meant = new Set(oneErrorAway(sought));
  return (place) => {
    const name = placeSpelled(townOf(place));
    return meant.has(name) || name.split(' ').some((word) => meant.has(word));
  };
}

/**
 * The list of the places that a text names, else of those that it may mean by one error: `listOf` makes it of either, and
 * of all where nothing is sought.
 */
export function soughtBy<T>(
  text: string,
  listOf: (isSought?: IsSought) => T[],
  isFound = (list: T[]) => list.length > 0,
): T[] {
  if (!text) return listOf();
  const named = listOf(namedBy(text));
  const isNearlyNamed = isFound(named) ? undefined : namedWithError(text);
  return isNearlyNamed ? listOf(isNearlyNamed) : named;
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '');
