import { stemsOf } from '../reading/stems.js';
import { NAMES_A_PAPER } from './lines-of-papers.js';

/** One word says how a trade was learned: the trade itself is the post's. */
export const [TIME_SERVED = ''] = stemsOf('time-served');

/** "Electrical" alone, of "Level 3 Electrical", is no paper. */
export const isBare = (stems: readonly string[], name: string): boolean =>
  stems.length === 1 && !stems.includes(TIME_SERVED) && !NAMES_A_PAPER.test(name);

/**
 * "Care Certificate": a line with both words says them of two things where they are far from each other, "Certificate of
 * appreciation for patient care", or in two pieces of it.
 */
export function standsApart(thing: string, name: string, line: string): boolean {
  const paper = A_PAPER_AT_ITS_END.exec(name)?.[1];
  if (paper === undefined) return false;
  const noun = new RegExp(String.raw`^(?:${SORTS[paper.toLowerCase().replace(/s$/, '')] ?? paper})`, 'i');
  const pieces = line.split(/[.;:,()|•]+(?:\s|$)/).map((piece) => piece.split(/\s+/).filter(Boolean));
  if (!pieces.some((words) => words.some((word) => noun.test(word)))) return false;
  return !pieces.some((words) => areNear(words, noun, thing));
}
const A_PAPER_AT_ITS_END = /^\S+ (certificates?|diplomas?|awards?|badges?|passports?)$/i;
const SORTS: Readonly<Record<string, string>> = { certificate: 'cert(?:s?$|ificat)' };
const areNear = (words: readonly string[], noun: RegExp, thing: string): boolean =>
  words.some(
    (word, at) =>
      noun.test(word) &&
      words.slice(Math.max(0, at - NEAR), at + NEAR + 1).some((each) => stemsOf(each).includes(thing)),
  );
const NEAR = 3;
