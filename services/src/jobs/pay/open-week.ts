import { NEARLY_FULL } from '@landfall/contracts/reading/hours-a-week';
import { agreed, type Mention } from '@landfall/contracts/reading/mentions';

/** The fewest and the most hours of a week. */
export type Week = [least: number, most: number];

const rangeBefore = new RegExp(
  [
    String.raw`(?<![\d.,:£€$])(\d{1,2}(?:\.\d{1,2})?)\s?(?:hours?|hrs?)?\s?(?:[-–—]|to)\s?$`,
    String.raw`\bbetween (\d{1,2}(?:\.\d{1,2})?)\s?(?:hours?|hrs?)?\s?(?:and|&|to|-|–)\s?$`,
  ].join('|'),
  'i',
);
const rangeAfter = /^\s?(?:[-–—]|to)\s?(\d{1,2}(?:\.\d{1,2})?)(?!\d|[.,:]\d)/i;
const leastBefore =
  /\b(?:min(?:imum)?(?: of)?|at least|(?<!\b(?:reduced|down|cut) )from|(?<!\b(?:not?|never) )(?:over|more than)|no(?:t)? (?:less|fewer) than)\s?$/i;
const openAbove = /^\s?(?:\+|(?:min(?:imum)?|or (?:more|over)|upwards|and (?:above|over|up))\b)/i;

/** Undefined of what is only the most: with "up to 45 hours a week" no week is sure. */
function endsOf({ count, isOpen, words, before, after }: Mention): Week | undefined {
  if (!isOpen) return [count, count];
  const [, lower, between] = rangeBefore.exec(before) ?? [];
  const least = lower ?? between;
  if (least !== undefined) return Number(least) <= count ? [Number(least), count] : undefined;
  const most = Number(rangeAfter.exec(after)?.[1] ?? 0);
  if (most >= count) return [count, most];
  return words.includes('+') || leastBefore.test(before) || openAbove.test(after) ? [count, count] : undefined;
}

/**
 * "42 to 48 hours a week" from end to end; where only the fewest are said, those. A week that is left open counts only of
 * full-time work, since of a part of a week nobody knows how much of it there will be. To the visa check it stays open: it
 * asks the person.
 */
export function weekOf(hours: Mention[]): Week | undefined {
  const one = agreed(hours);
  if (one !== undefined) return [one, one];
  const weeks = hours.map(endsOf);
  const [first] = weeks;
  if (!first || first[0] < NEARLY_FULL || weeks.some((week) => week?.[0] !== first[0])) return undefined;
  return [first[0], Math.max(...weeks.map((week) => week![1]))];
}
