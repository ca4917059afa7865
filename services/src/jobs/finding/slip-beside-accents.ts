import { isLikelyError } from './one-error.js';
import { isPlainWord } from './plain-words.js';
import { plain } from './words.js';

/**
 * Whether one word may be meant by another that has accents, which nobody types by mistake. It may be a name, or a word of
 * another language: only work or a place is meant otherwise, by a slip that leaves the first letter and those with accents.
 */
export function isSlipBesideAccents(meant: string, typed: string): boolean {
  const word = plain(typed);
  const marked = [...typed.normalize('NFC')].filter((letter) => plain(letter) !== letter).map(plain);
  if (marked.length === 0) return true;
  return isPlainWord(meant) && isLikelyError(meant, word) && meant[0] === word[0] && stand(marked.join(''), meant);
}

/** Whether these letters stand in a word in their order. */
function stand(letters: string, word: string): boolean {
  let next = 0;
  for (const letter of word) if (letter === letters[next]) next += 1;
  return next === letters.length;
}
