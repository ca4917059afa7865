import { stemsOf } from '../reading/stems.js';
import { isLast } from '../vocabulary/clauses.js';
import { saysOtherwise } from '../vocabulary/other-senses.js';
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

/**
 * Whether a line speaks of what one word asks for: "wine" of a wine list, and not of wine glasses, "flexible" of no hoses. What
 * is done may stand before what it is done to.
 */
export function isSpokenOf(thing: string, line: string): boolean {
  const words = [...line.replace(UNTIL_NOW, ' ').matchAll(/[\p{L}\p{N}+#&-]+(?:['’]\p{L}+)?/gu)];
  const places = words.flatMap((word, at) => (stemsOf(word[0]).includes(thing) ? [at] : []));
  // what several words say together is none of them
  if (places.length === 0) return !stemsOf('present').includes(thing);
  return places.some((at) => {
    const { 0: word = '', index = 0 } = words[at] ?? {};
    return (
      !saysOtherwise(line, index, index + word.length) &&
      (IS_DONE.test(word) || isLast(word, nextTo(line, index + word.length, words[at + 1]?.[0])))
    );
  });
}
/** "2019 - present": no presents, and nobody who presents. */
const UNTIL_NOW = /(?:[–—-]|\b(?:to|until|till))\s*present\b/gi;
const IS_DONE = /(?:ing|ed)$/i;
/** Nothing behind the end of a clause, nor before what is done with anything of its kind. */
const nextTo = (line: string, end: number, next: string | undefined): string | undefined =>
  /^\s*(?:$|[.,;:()|/–—•])/u.test(line.slice(end)) || (next !== undefined && OF_ITS_KIND.test(next))
    ? undefined
    : next?.toLowerCase();
const OF_ITS_KIND =
  /^(?:sections?|work|duties|departments?|services?|lists?|menus?|experience|teams?|stations?|knowledge|courses?|training|projects?|systems?|software|tasks?|jobs?|skills?|programmes?|techniques?|procedures?|operations?|production|sales|tastings?|pairings?|cellars?|standards?|equipment|products?|care|therapy|treatments?|units?|wards?|clinics?|classes|lessons?|sessions?|groups?)$/i;
