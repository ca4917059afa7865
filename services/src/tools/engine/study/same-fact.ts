import { wordsOf } from '../text/words.js';
import { telling } from './about.js';
import type { DraftQuestion } from './question.js';

/** What a question asks for, and what it shows. */
export interface Fact {
  answer: ReadonlySet<string>;
  /** The other words of its sentence. */
  rest: ReadonlySet<string>;
  shown: ReadonlySet<string>;
  isRow: boolean;
}

/** So large a part of a sentence, and so many of its words, tell its answer where the answer stands beside them. */
const TOLD = 0.6;
const FEWEST = 2;

/** "Opens" and "opened" are one word. */
const stemOf = (word: string): string => word.replace(/(?:ing|ed|es|e)$/, '');
const wordsIn = (text: string): Set<string> => new Set(telling(wordsOf(text)).map(stemOf));

/** `plain`: words that so many sentences share that they tell none from another. */
export function factOf({ question, answer, sentence, topics }: DraftQuestion, plain: ReadonlySet<string>): Fact {
  const own = wordsIn(answer);
  const shown = wordsIn(`${question} ${answer}`);
  const rest = telling(sentence.words)
    .filter((word) => !plain.has(word))
    .map(stemOf)
    // Of a row its name and one cell are asked about.
    .filter((word) => !own.has(word) && (!topics || shown.has(word)));
  return { answer: own, rest: new Set(rest), shown, isRow: topics !== undefined };
}

const isWithin = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  one.size > 0 && [...one].every((word) => other.has(word));
const countBoth = (one: ReadonlySet<string>, other: ReadonlySet<string>): number =>
  [...one].filter((word) => other.has(word)).length;

/**
 * "The railway opened in _____" and "_____: the railway opens"; "_____ sets the rhythm of the heart" and "What does the
 * document say of the sinoatrial node?": whoever reads the one has the answer of the other. `same` is how large a part of
 * what is said beside one answer two sentences may not share.
 */
export const asksTheSame = (one: Fact, other: Fact, same: number): boolean =>
  // Rows are told from each other by their names.
  !(one.isRow && other.isRow) && (saysTheSame(one, other, same) || isToldBy(one, other) || isToldBy(other, one));

function saysTheSame(one: Fact, other: Fact, same: number): boolean {
  if (!isWithin(one.answer, other.answer) && !isWithin(other.answer, one.answer)) return false;
  const both = countBoth(one.rest, other.rest);
  const least = Math.min(one.rest.size, other.rest.size);
  return both > 0 && both >= Math.min(FEWEST, least) && both >= same * least;
}

function isToldBy(one: Fact, other: Fact): boolean {
  if (!isWithin(one.answer, other.shown)) return false;
  const both = countBoth(one.rest, other.shown);
  return both > 0 && both >= Math.min(FEWEST, one.rest.size) && both >= TOLD * one.rest.size;
}
