import { countyNamed } from '../british-county.js';
import { askedWords } from './asked-words.js';
import { isPlaceInText, isPlaceInWords, withStateApart } from './pieces.js';
import { isPlainWord } from './plain-words.js';
import { endsWithTitle } from './same-work.js';
import { placesOfSurnames } from './surnames.js';
import { fillers, plain } from './words.js';

/** A shorter word of our lists ("car", "art") begins too much that has nothing to do with it. */
const SHORTEST_PLAIN = 4;

/**
 * The last of several words, where it may be no more than begun, and what stands before it: "tex" of "nurse tex", and the
 * word "bright" of "nurse bright", which is Brighton but for two letters. The name of a place is meant as it stands, "Lynn" of
 * "Kings Lynn" too, and so is a title: a nursery nurse looks for no nursery.
 */
export function begunAtEnd(text: string): { before: string; begun: string } | undefined {
  const words = text.trim().split(/\s+/);
  const begun = plain(words.at(-1)!);
  if (words.length < 2 || !/^[a-z]{2,}$/.test(begun) || fillers.has(begun)) return undefined;
  if (placesOfSurnames(words.map((word) => word.toLowerCase())).includes(words.length - 1)) return undefined;
  if (isPlaceInWords([begun]) || countyNamed(begun) !== undefined) return undefined;
  if (begun.length < SHORTEST_PLAIN && isPlainWord(begun)) return undefined;
  if (endsWithTitle(text)) return undefined;
  if (withStateApart(text).state !== undefined || isPlaceInText(askedWords(text).at(-1) ?? '')) return undefined;
  return { before: `${words.slice(0, -1).join(' ')} `, begun };
}
