import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { countyNamed } from '../british-county.js';
import { countryOf } from './countries.js';
import { isPlaceElsewhere } from './islands-and-regions.js';
import { isListed } from './listed-words.js';
import { isPlaceName } from './place-names.js';
import { isWordOfWay } from './ways-of-working.js';
import { phraseKey, wordsOf } from './words.js';

let known: Set<string> | undefined;

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
  [word, phraseKey([word])].some((one) => (known ??= readWords()).has(one));

function readWords(): Set<string> {
  const file = readFileSync(new URL('occupation-titles.csv.gz', shippedFolder('visas')));
  const text = gunzipSync(file).toString('utf8');
  // Whatever stands in its columns is a word; a part of one is none by itself: "garde-manger" says nothing of a "manger".
  return new Set(wordsOf(text));
}
