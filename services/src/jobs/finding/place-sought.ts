import { countryOf } from './countries.js';
import { oneErrorAway, SHORTEST } from './one-error.js';
import { asSpelled } from './town-spelling.js';
import { plain, runTogether, wordsOf } from './words.js';

/** Whether a place may be the one that somebody looks for in a list of them. */
export type IsSought = (place: string) => boolean;

/** "St. John's, NL" is "st johns nl": nobody who looks for a place types its marks. */
export const placeSpelled = (place: string): string => asSpelled(plain(place)).replace(/[.,]/g, '');

/**
 * A place is named by any part of it: the beginning of its town, its state, both ("surrey bc"). A country is also named by
 * what stands for it ("uk"). Marks alone name none.
 */
export function namedBy(text: string): IsSought {
  const sought = placeSpelled(text);
  if (sought === '') return () => false;
  const country = countryOf(wordsOf(text).map(runTogether))?.name;
  if (!sought.includes(' ')) return (place) => isPartOf(placeSpelled(place), sought, country);
  // "O Fallon" is O'Fallon
  const together = withoutSpaces(sought);
  return (place) => withoutSpaces(placeSpelled(place)).includes(together);
}

const isPartOf = (name: string, sought: string, country: string | undefined) =>
  name.includes(sought) || name === country;

/** For a text that names none: one typing error in the name of a town or a country, or in a word of it. */
export function namedWithError(text: string): IsSought | undefined {
  const sought = placeSpelled(text);
  if (sought.length < SHORTEST) return undefined;
  const meant = new Set(oneErrorAway(sought));
  return (place) => {
    const name = placeSpelled(place.split(',', 1)[0]!);
    return meant.has(name) || name.split(' ').some((word) => meant.has(word));
  };
}

const withoutSpaces = (text: string) => text.replaceAll(' ', '');
