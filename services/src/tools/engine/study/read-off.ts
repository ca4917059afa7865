import { SMALL_WORDS, wordsOf } from '../text/words.js';
import { sharesWords } from './definitions.js';

const LONGEST_SHORT_FORM = 4;
const MOST_WORDS = 3;

/** "Li" of "Lithium", "Zn" of "Zinc": who sees both sees that they belong together. */
function isShortFormOf(short: string, long: string): boolean {
  if (!/^\p{L}+$/u.test(short) || short.length > LONGEST_SHORT_FORM || long.length <= short.length) return false;
  // In a whole sentence the letters of any short word come one after the other.
  if (wordsOf(long).length > MOST_WORDS) return false;
  const letters = [...long.toLowerCase()].filter((letter) => /\p{L}/u.test(letter));
  if (letters[0] !== short[0]?.toLowerCase()) return false;
  let at = 0;
  for (const letter of letters) if (letter === short[at]?.toLowerCase()) at += 1;
  return at === short.length;
}

/** "ICMA" of "International Classical Music Awards". */
export function hasInitialsOf(text: string, other: string): boolean {
  const initials = wordsOf(other)
    .map((word) => word.text)
    .filter((word) => !/^(?:of|the|and|for|in|on|de|du)$/i.test(word))
    .map((word) => word[0]?.toLowerCase() ?? '')
    .join('');
  return (text.match(/\b\p{Lu}{3,}\b/gu) ?? []).some((short) => initials.includes(short.toLowerCase()));
}

const A_STEM = 5;
/** "Pharmacists" and "pharmaceutical", "IStructE" and "Structural". */
function hasStemOf(text: string, other: string): boolean {
  const letters = text.toLowerCase();
  return wordsOf(other).some(
    ({ text: word, folded }) =>
      word.length >= A_STEM && !SMALL_WORDS.has(folded) && letters.includes(word.slice(0, A_STEM).toLowerCase()),
  );
}

/** By the root of an element: "nitrate" is what "denitrification" is about. */
const OF_AN_ELEMENT = /nitr|sul(?:f|ph)|carbo|phosph|chlor|hydro|oxid|ferr|calci|silic|ammoni|iod(?=[aei])/giu;
const elementsIn = (text: string): readonly string[] =>
  (text.match(OF_AN_ELEMENT) ?? []).map((root) => root.toLowerCase().replace('sulf', 'sulph'));
function sharesAnElement(one: string, other: string): boolean {
  const own = elementsIn(one);
  return own.length > 0 && elementsIn(other).some((root) => own.includes(root));
}

/** One says a word of the other, if only in its stem. */
export const saysAWordOf = (one: string, other: string): boolean =>
  sharesWords(one, other) || hasStemOf(one, other) || hasStemOf(other, one) || sharesAnElement(one, other);

/** The letters of one say that the other belongs to it. */
export const isReadOff = (one: string, other: string): boolean =>
  isShortFormOf(one, other) || isShortFormOf(other, one) || hasInitialsOf(one, other) || hasInitialsOf(other, one);
