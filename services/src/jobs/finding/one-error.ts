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
