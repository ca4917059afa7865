import { countyNamed } from '../british-county.js';
import { countryOf } from './countries.js';
import { isPlaceElsewhere } from './islands-and-regions.js';
import { isListed } from './listed-words.js';
import { isOfOccupations } from './occupation-words.js';
import { isPlaceName } from './place-names.js';
import { isWordOfWay } from './ways-of-working.js';

/**
 * Whether somebody may mean just this word, however few jobs have it: one of our lists, of a place or a way of working,
 * or of what people call their work in the coding index of occupations ("sheep", "ferry", "tram"), in any number.
 */
export const isPlainWord = (word: string): boolean =>
  isListed(word) ||
  isWordOfWay(word) ||
  isPlaceName([word]) ||
  isPlaceElsewhere(word) ||
  countyNamed(word) !== undefined ||
  countryOf([word]) !== undefined ||
  isOfOccupations(word);
