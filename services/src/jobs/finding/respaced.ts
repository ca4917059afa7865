import { partsOf, wordsOf } from './words.js';

/** Whether two texts differ in nothing but spaces: "house keeper", "housekeeper". */
export function isRespaced(typed: string, meant: string): boolean {
  const [one, other] = [typed, meant].map((text) => wordsOf(text).flatMap(partsOf));
  return one!.join('') === other!.join('') && one!.length !== other!.length;
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
