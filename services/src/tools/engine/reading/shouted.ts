import { isUkTown } from '../vocabulary/uk-towns.js';
import { SMALL_WORDS, fold } from '../text/words.js';
import { skillsNamedIn } from './skill-finder.js';

const SHORT = 3;

/** Stars, bars and rows of exclamation marks part what is shouted, as line ends do. */
export const partedShouts = (line: string): string[] =>
  line
    .split(/\s*(?:\*{2,}|!{2,}|={3,}|~{2,}|#{2,}|\|{2,})\s*/)
    .map((part) => part.trim())
    .filter(Boolean);

const isShouted = (line: string): boolean =>
  /\p{Lu}{4}/u.test(line) && !/\p{Ll}{2}/u.test(line) && /\s/.test(line.trim()) && !isRowOfShortForms(line);

/** "I2C, SPI, UART": names that are written with capitals. */
const isRowOfShortForms = (line: string): boolean =>
  /[,;/]/.test(line) && line.split(/[,;/]\s*|\s+/).every((word) => word.length <= LONGEST_SHORT_FORM);
const LONGEST_SHORT_FORM = 5;

/**
 * A line all in capitals as it would stand otherwise, letter for letter in its place: names that are written with
 * capitals keep them, so that "EXCEL" is Excel and "MUST" is no name.
 */
export function unshouted(line: string): string {
  if (!isShouted(line)) return line;
  return line.replace(/\p{Lu}+/gu, (word) => {
    const small = word.toLowerCase();
    const named = word.charAt(0) + small.slice(1);
    if (SMALL_WORDS.has(fold(word))) return small;
    if (word.length > SHORT && (isUkTown(named) || skillsNamedIn(named).length > 0)) return named;
    return word.length > SHORT && skillsNamedIn(word).length === 0 ? small : word;
  });
}
