import { countryOf } from './countries.js';
import { isPlaceElsewhere } from './islands-and-regions.js';
import { isLetterAfter, oneErrorAway, SHORTEST } from './one-error.js';
import { isOtherPlaceBegun, isPlaceName } from './place-names.js';
import { asSpelled } from './town-spelling.js';
import type { Synonym } from './synonym-lists.js';
import { synonymsOf } from './synonyms.js';
import { ukPlaceNamed } from './uk-places.js';
import { partsOf, plain, runTogether, wordsOf } from './words.js';

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
 * of all where nothing is sought. `countsOf`: how much is in each of them, by which a name is told from a misspelt one that
 * some advert has ("vancover"): what is meant by it stands there too.
 */
export function soughtBy<T>(
  text: string,
  listOf: (isSought?: IsSought) => T[],
  { isFound = (list) => list.length > 0, countsOf }: { isFound?: (list: T[]) => boolean; countsOf?: CountsOf<T> } = {},
): T[] {
  if (!text) return listOf();
  const isNamed = namedBy(text);
  const named = listOf(isNamed);
  const isNearlyNamed = namedWithError(text);
  if (!isNearlyNamed) return named;
  if (!isFound(named)) return listOf(isNearlyNamed);
  const isMeant =
    countsOf && isMisspelt(text) ? meantBesides(text, countsOf(named), countsOf(listOf(isNearlyNamed))) : undefined;
  return isMeant ? listOf((place) => isNamed(place) || isMeant(place)) : named;
}

type CountsOf<T> = (list: T[]) => { value: string; count: number }[];

/** So many times as much must be where the name is spelled as it is known. */
const FAR_MORE = 10;

/** Whether no place is known that is called so or begins so: more letters may follow. */
const isMisspelt = (text: string): boolean => !isKnown(text) && !isOtherPlaceBegun(placeSpelled(text), []);

const isKnown = (place: string): boolean => {
  const name = placeSpelled(place);
  return isPlaceName(wordsOf(place).flatMap(partsOf)) || ukPlaceNamed(name) !== undefined || isPlaceElsewhere(name);
};

function meantBesides(text: string, named: Counted[], near: Counted[]): IsSought | undefined {
  const sought = placeSpelled(text);
  const isNamed = namedBy(text);
  const most = Math.max(0, ...named.filter(({ value }) => isNamed(value)).map(({ count }) => count));
  const possible = new Set(oneErrorAway(sought).filter((one) => !isLetterAfter(one, sought)));
  const meant = near.filter(
    ({ value, count }) =>
      count >= FAR_MORE * most && possible.has(placeSpelled(townOf(value))) && isKnown(townOf(value)),
  );
  const names = new Set(meant.map(({ value }) => value));
  return names.size > 0 ? (place) => names.has(place) : undefined;
}

type Counted = ReturnType<CountsOf<unknown>>[number];

const withoutSpaces = (text: string) => text.replaceAll(' ', '');
