import { stemsOf } from '../reading/stems.js';
import { levelIn } from '../reading/levels-named.js';
import type { WordedAsk } from '../reading/worded-ask.js';
import { TIME_SERVED } from './one-word.js';

/** The whole of it, and each side of an "or" that names something by itself. */
export function alternativesOf(asked: WordedAsk): WordedAsk[] {
  const sides = kindsInBrackets(asked.name) ?? sidesOf(asked.name);
  if (sides.length < 2) return [asked];
  const named = sides
    .filter((side) => !NO_ALTERNATIVE.test(side))
    .map((side) => ({ ...asked, name: side, stems: stemsOf(side).filter((stem) => asked.stems.includes(stem)) }))
    .filter(
      ({ stems, name }) =>
        stems.length > (asked.isQualification && levelIn(name) === null ? 1 : 0) ||
        stems.includes(TIME_SERVED) ||
        /^\P{Ll}{3,}$/u.test(name),
    );
  return [asked, ...named];
}
const NO_ALTERNATIVE = /^(?:an? )?(?:equivalent|similar|other|related|comparable|above|better|more)\b/i;

/** "CSCS card (Blue or Gold)": the paper in each of its kinds. */
function kindsInBrackets(name: string): string[] | null {
  const [, paper, kinds] = KINDS_IN_BRACKETS.exec(name) ?? [];
  return paper === undefined || kinds === undefined
    ? null
    : kinds.split(/,? or |, |\s?\/\s?/).map((kind) => `${kind} ${paper}`);
}
const KINDS_IN_BRACKETS =
  /^([^()]{2,40}?) ?\((?:either )?([\p{L}\d]+(?:(?:, |\s?\/\s?)[\p{L}\d]+){0,4}(?:,? or |\s?\/\s?)[\p{L}\d]+)\)$/u;

/** At each "or" and slash, and at the commas of a list that an "or" closes. */
function sidesOf(name: string): string[] {
  const sides = name.split(/\s*(?:,? \bor\b |\/)\s*/);
  const [first = '', ...others] = sides;
  const listed = first.split(/,\s+/);
  return others.length > 0 && listed.every((each) => each.split(/\s+/).length <= MOST_WORDS_OF_A_NAME)
    ? [...listed, ...others]
    : sides;
}
const MOST_WORDS_OF_A_NAME = 3;
