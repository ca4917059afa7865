import { occupationOf } from './occupation-families.js';
import { A_STRETCH_FIRST } from './time-spans.js';

const PLACE_FIRST = new RegExp(
  String.raw`${A_STRETCH_FIRST}[\s:,–—-]{1,4}([^.:]{3,60}?)(?:\. (?=\p{Lu})|: )(\S.*)$`,
  'iu',
);
const MOST_WORDS = 6;

/** Words with capitals and what joins them: "Royal Mail", "Bank of Ireland". */
export const areNames = (text: string): boolean =>
  text.split(/,? /).every((word) => /^(?:\p{Lu}[\p{L}.'’&-]*|of|and|the|for|&)$/u.test(word));

/** "2009-2014: Yorkshire Dairies. Class 2 multi-drop, 14 drops a day": when, where, and then what was done there. */
export function placeFirst(text: string): { place: string; told: string } | null {
  const [, place = '', told = ''] = PLACE_FIRST.exec(text) ?? [];
  const isPlace =
    place !== '' && place.split(/\s+/).length <= MOST_WORDS && areNames(place) && occupationOf(place) === null;
  return isPlace ? { place, told } : null;
}
