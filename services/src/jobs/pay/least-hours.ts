import { NEARLY_FULL } from '@landfall/contracts/reading/hours-a-week';
import type { Mention } from '@landfall/contracts/reading/mentions';

const rangeBefore = new RegExp(
  [
    String.raw`(?<![\d.,:£€$])(\d{1,2}(?:\.\d{1,2})?)\s?(?:hours?|hrs?)?\s?(?:[-–—]|to)\s?$`,
    String.raw`\bbetween (\d{1,2}(?:\.\d{1,2})?)\s?(?:hours?|hrs?)?\s?(?:and|&)\s?$`,
  ].join('|'),
  'i',
);
const leastBefore =
  /\b(?:min(?:imum)?(?: of)?|at least|(?<!\b(?:reduced|down|cut) )from|(?<!\b(?:not?|never) )(?:over|more than)|no(?:t)? (?:less|fewer) than)\s?$/i;
const openAbove = /^\s?(?:\+|(?:[-–—]|to)\s?\d|(?:min(?:imum)?|or (?:more|over)|upwards|and (?:above|over|up))\b)/i;

/** Undefined of what is only the most: with "up to 45 hours a week" no week is sure. */
function leastOf({ count, isOpen, words, before, after }: Mention): number | undefined {
  if (!isOpen) return count;
  const [, lower, between] = rangeBefore.exec(before) ?? [];
  const end = lower ?? between;
  if (end !== undefined) return Number(end) <= count ? Number(end) : undefined;
  return words.includes('+') || leastBefore.test(before) || openAbove.test(after) ? count : undefined;
}

/**
 * The fewest hours of a week, where a text leaves open how many more there are: "42 to 48 hours a week". Only of full-time
 * work, since of a part of a week nobody knows how much of it there will be. To the visa check such a week stays open: it
 * asks the person.
 */
export function leastHoursOfFull(hours: Mention[]): number | undefined {
  const [first, ...others] = hours.map(leastOf);
  return first !== undefined && first >= NEARLY_FULL && others.every((one) => one === first) ? first : undefined;
}
