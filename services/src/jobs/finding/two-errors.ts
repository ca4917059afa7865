import { spellingDistance } from '../../platform/spelling-distance.js';

/** Two errors are a quarter of so long a word at most; in a shorter one they make another word of nearly any. */
const SHORTEST = 8;
const MOST_ERRORS = 2;

/** Whether somebody may have typed a word with two errors in it ("practioner"): it is long enough to tell. */
export const mayHaveTwoErrors = (word: string): boolean => /^\p{L}+$/u.test(word) && word.length >= SHORTEST;

/** Those of the words that may be meant by the one that was typed. */
export const withinTwoErrors = (typed: string, words: string[]): string[] =>
  words.filter((word) => spellingDistance(word, typed, MOST_ERRORS) <= MOST_ERRORS);
