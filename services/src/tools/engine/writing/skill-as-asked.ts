import type { WeighedAsk } from '../match/score.js';
import { beginsWithVerb } from '../reading/verbs.js';
import { skillsNamedIn } from '../reading/skill-finder.js';
import { inText } from '../text/clean.js';
import { SMALL_WORDS, wordsOf } from '../text/words.js';
import type { LetterWork } from './letter-work.js';

/** "VAT returns" where the advert says it too, and not what a list of skills files it under. */
export function asAskedFor(name: string, { text }: LetterWork, asks: readonly WeighedAsk[]): string {
  const jobLine = lineAsking(name, asks).toLowerCase();
  const said = skillsNamedIn(text)
    .filter(({ skill }) => skill.name === name)
    .map(({ start, end }) =>
      text.slice(start, end).replace(/^\p{Lu}(?=\p{Ll}+ \p{Ll})/u, (letter) => letter.toLowerCase()),
    );
  // "You ask for write court reports" is no English.
  const isThing = (words: string) => / /.test(words) && !beginsWithVerb(words);
  return said.find((words) => isThing(words) && jobLine.includes(words.toLowerCase())) ?? inText(name);
}

/** "You ask for cell culture" is said to whoever has written "single-cell" by no means. */
export function isAskedFor(name: string, done: LetterWork, asks: readonly WeighedAsk[]): boolean {
  const line = beginningsOf(lineAsking(name, asks));
  return beginningsOf(asAskedFor(name, done, asks)).every((stem) =>
    line.some((each) => each.startsWith(stem) || stem.startsWith(each)),
  );
}

const lineAsking = (name: string, asks: readonly WeighedAsk[]): string =>
  asks.find((ask) => ask.name === name)?.jobLine ?? '';

/** "Administration" and "administer" begin alike. */
const beginningsOf = (text: string): string[] =>
  wordsOf(text)
    .filter(({ folded }) => !SMALL_WORDS.has(folded))
    .map(({ folded }) => folded.slice(0, STEM));
const STEM = 5;
