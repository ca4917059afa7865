import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { kept } from '../../platform/shipped/kept.js';
import { shippedFolder } from '../../platform/shipped/shipped-folder.js';
import { phraseKey, wordsOf } from './words.js';

let known: Set<string> | undefined;

/** Whether people use the word, in any number, for their work in the coding index of occupations ("sheep", "ferry", "tram"). */
export const isOfOccupations = (word: string): boolean =>
  [word, phraseKey([word])].some((one) => (known ??= kept('words of occupations', readWords)).has(one));

function readWords(): Set<string> {
  const file = readFileSync(new URL('occupation-titles.csv.gz', shippedFolder('visas')));
  const text = gunzipSync(file).toString('utf8');
  // Whatever stands in its columns is a word; a part of one is none by itself: "garde-manger" says nothing of a "manger".
  return new Set(wordsOf(text));
}
