import { fillers } from './words.js';

/** Of shorter words nobody can say what was meant: each is one error away from dozens. */
export const SHORTEST = 4;
/** No word of an advert is longer, and of a longer one the possible errors are tens of thousands. */
const LONGEST = 40;

const letters = [...'abcdefghijklmnopqrstuvwxyz'];

/** Everything that one letter added, left out, exchanged, or swapped with its neighbour makes of a word; nothing of an endless one. */
export function oneErrorAway(word: string): string[] {
  if (word.length > LONGEST) return [];
  const made = new Set<string>();
  for (let at = 0; at <= word.length; at += 1) {
    const [before, after] = [word.slice(0, at), word.slice(at)];
    if (after) made.add(before + after.slice(1));
    if (after.length > 1) made.add(before + after[1]! + after[0]! + after.slice(2));
    for (const letter of letters) {
      made.add(before + letter + after);
      if (after) made.add(before + letter + after.slice(1));
    }
  }
  made.delete(word);
  return [...made].filter((one) => one.length >= SHORTEST - 1 && !fillers.has(one));
}

const rows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];
/** Of each row the next lower one begins half a key further to the right. */
const neighbours = new Set(
  rows.flatMap((row, at) =>
    [...row].flatMap((key, column) =>
      [row[column + 1], rows[at + 1]?.[column - 1], rows[at + 1]?.[column]].map((other) => key + (other ?? '')),
    ),
  ),
);
const alike = ['aeiouy', 'cksqx', 'sz', 'fvw', 'gj', 'dt', 'bp', 'mn'];

/**
 * Whether something explains the error: a letter was left out, came twice or stands in its neighbour's place, or the wrong
 * one has the next key or sounds much the same. That "l" was meant by "n" is another matter: so "electrican" is an
 * electrician and nothing electrical.
 */
export function isLikelyError(meant: string, typed: string): boolean {
  if (meant.length !== typed.length) return true;
  const at = [...meant].findIndex((letter, place) => letter !== typed[place]);
  const [one, other] = [meant[at] ?? '', typed[at] ?? ''];
  const isSwapped = one === typed[at + 1] && other === meant[at + 1];
  return (
    isSwapped ||
    neighbours.has(one + other) ||
    neighbours.has(other + one) ||
    alike.some((letters) => letters.includes(one) && letters.includes(other))
  );
}

/** Whether a word was typed whole, and a letter after it: "roof" and an "r", though sooner a letter of the "roofer" is missing. */
export const isLetterAfter = (meant: string, typed: string): boolean =>
  typed.length > meant.length && typed.startsWith(meant) && typed.at(-1) !== meant.at(-1);
