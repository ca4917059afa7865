import { withStateApart } from './pieces.js';
import { isPlainWord } from './plain-words.js';
import { fillers } from './words.js';

/** Of more letters a word is no more begun than any other that finds nothing. */
const LONGEST = 5;

/** The last of several words, where it may be no more than begun ("tex" of "nurse tex"), and what stands before it. */
export function begunAtEnd(text: string): { before: string; begun: string } | undefined {
  const words = text.trim().split(/\s+/);
  const begun = words.at(-1)!.toLowerCase();
  if (words.length < 2 || !/^[a-z]{2,}$/.test(begun) || begun.length > LONGEST) return undefined;
  if (fillers.has(begun) || isPlainWord(begun) || withStateApart(text).state !== undefined) return undefined;
  return { before: `${words.slice(0, -1).join(' ')} `, begun };
}
