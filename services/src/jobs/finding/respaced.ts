import { partsOf, wordsOf } from './words.js';

/** Phrases with a space too many or one too few, and the words that are meant: "house keeper" by "housekeeper". */
export type Respaced = Map<string, string[]>;

/** Where the two texts differ in one space each; nothing where they differ in anything else. */
export function respacedIn(typed: string, meant: string): Respaced {
  const [from, to] = [wordsOf(typed).flatMap(partsOf), wordsOf(meant).flatMap(partsOf)];
  const found: Respaced = new Map();
  for (let at = 0, other = 0; at < from.length || other < to.length; at += 1, other += 1) {
    const [[word, next], [said, after]] = [from.slice(at, at + 2), to.slice(other, other + 2)];
    if (word !== undefined && word === said) continue;
    if (next !== undefined && said === `${word}${next}`) {
      found.set(`${word} ${next}`, [said]);
      at += 1;
    } else if (after !== undefined && word === `${said}${after}`) {
      found.set(word, [said!, after]);
      other += 1;
    } else return new Map();
  }
  return found;
}

/** The text with each two neighbours as one word. */
export const joinedOnce = (words: string[]): { joined: string; words: string[] }[] =>
  words.slice(1).map((after, at) => ({
    joined: `${words[at]!}${after}`,
    words: [...words.slice(0, at), `${words[at]!}${after}`, ...words.slice(at + 2)],
  }));

const SHORTEST_PART = 2;

/** Every way to write a word as two, none of them a single letter. */
export const splitOnce = (word: string): [string, string][] =>
  Array.from({ length: Math.max(0, word.length - 2 * SHORTEST_PART + 1) }, (_, n) => n + SHORTEST_PART).map((at) => [
    word.slice(0, at),
    word.slice(at),
  ]);
