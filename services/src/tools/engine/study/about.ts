import { SMALL_WORDS, type Word } from '../text/words.js';
import type { StudySentence } from './document.js';

const SHARE = 0.08;
const FEWEST = 5;

/** Words that so many sentences of a document share that they tell none from another: "applicant" of a rule. */
export function wordsOfTheSubject(sentences: readonly StudySentence[]): ReadonlySet<string> {
  const counts = new Map<string, number>();
  for (const { words } of sentences)
    for (const word of new Set(words.map(({ folded }) => folded))) counts.set(word, (counts.get(word) ?? 0) + 1);
  const fewest = Math.max(FEWEST, sentences.length * SHARE);
  return new Set([...counts].filter(([, count]) => count >= fewest).map(([word]) => word));
}

export const telling = (words: readonly Word[]): string[] =>
  words.map(({ folded }) => folded).filter((word) => !SMALL_WORDS.has(word));

/** How much of the shorter one's telling words the other has too, from 0 to 1. */
export const sharedPart = (one: readonly string[], other: readonly string[]): number =>
  shared(one, other) / Math.max(1, Math.min(one.length, other.length));

/** How much of the longer one's. */
export const sharedWhole = (one: readonly string[], other: readonly string[]): number =>
  shared(one, other) / Math.max(1, one.length, other.length);

const shared = (one: readonly string[], other: readonly string[]): number =>
  one.filter((word) => other.includes(word)).length;
