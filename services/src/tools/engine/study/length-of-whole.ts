import { MINUTES, type Figure } from './figures.js';

const BEFORE = /\b(day|week|month|year) is $/;
const LONGEST_BEFORE = 12;
const AFTER = /^[^.,;]{0,80}? (?:an?|per|each|every|any|one) (day|week|month|year)\b/;

/** "Two days a week", "your working week is _____": how long that is of which a length of time is a part, in minutes. */
export function lengthOfWhole({ text, start }: Pick<Figure, 'text' | 'start'>, sentence: string): number {
  const before = BEFORE.exec(sentence.slice(Math.max(0, start - LONGEST_BEFORE), start));
  const [, whole = ''] = before ?? AFTER.exec(sentence.slice(start + text.length)) ?? [];
  return MINUTES[whole] ?? Infinity;
}
