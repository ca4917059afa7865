import { knowsWord } from '../vocabulary/known-words.js';
import type { CvLine } from './cv-line.js';
import { headingOf } from './cv-sections.js';
import { isParticle } from './name-words.js';
import { occupationOf } from './occupation-families.js';
import { isPlaceOnly } from './places.js';
import { everySkillNamedIn } from './skill-finder.js';

/** "maria dela cruz": two to five words of letters, none of them with a capital. */
const SMALL = /^\p{Ll}[\p{Ll}\p{M}'’-]+(?: \p{Ll}[\p{Ll}\p{M}'’-]*){1,4}$/u;
const A_WAY_TO_REACH = /@|\d{5}|\d{3} \d{3}|^\d{1,4}[a-z]?,? \p{L}/u;
/** Small words that stand in what is said, and in no name. */
const SAID =
  /^(?:an?|the|and|or|of|for|with|from|my|me|i|im|i['’]m|is|am|are|about|at|on|to|as|by|not|very|well|who|hard|team|cv|resume|job|work\w*|seek\w*|want\w*|look\w*|\p{L}+['’]s)$/u;

/**
 * The name in the first line of a CV whose writer types no capitals. Any two words look like one, so it must have no word
 * that a list knows, and what stands below must be what stands below names: a place, a way to reach somebody, what they
 * are, or a heading.
 */
export function smallNameAlone([first, second]: readonly CvLine[]): string | null {
  const text = first?.text ?? '';
  const below = second?.text ?? '';
  if (!SMALL.test(text) || headingOf(text) !== null || isPlaceOnly(text) || occupationOf(text) !== null) return null;
  const words = text.split(' ');
  const own = words.filter((word) => !isParticle(word));
  const isNamed =
    own.length >= 2 &&
    !isParticle(words.at(-1)!) &&
    own.every((word) => word.length > 1 && !SAID.test(word)) &&
    own.filter((word) => knowsWord(word)).length * 2 <= own.length &&
    everySkillNamedIn(text).length === 0;
  const stands =
    second?.isHeading === true ||
    headingOf(below) !== null ||
    A_WAY_TO_REACH.test(below) ||
    isPlaceOnly(titled(below)) ||
    occupationOf(below) !== null;
  return isNamed && stands ? words.map((word) => (isParticle(word) ? word : titled(word))).join(' ') : null;
}

const titled = (text: string): string =>
  text.replace(/(?<![\p{L}\p{M}])\p{Ll}|(?<=(?<!\p{L})[od]['’])\p{Ll}/gu, (letter) => letter.toUpperCase());
