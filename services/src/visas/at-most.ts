import { inPounds } from './money.js';
import type { RangeVerdict } from './pay-range.js';
import { RATE_HOURS } from './rules.js';
import type { AtMost } from './visa-check.dto.js';

/** The start of a sentence without its full stop. */
export const whyAtMost: Record<AtMost, string> = {
  'pro-rata': 'The pay is stated for full-time work, and the hours of this job are not',
  'term-time':
    'The work is of a part of the year only, as in term time: what it pays in a whole year goes by the weeks that are paid, and those are not stated',
  'part-time': 'The job is part-time, shared or of no fixed hours, and its hours are not stated',
  'on-target':
    'The pay counts more than basic pay (commission, a bonus, allowances or a target), and only guaranteed basic pay counts',
  'upper-end': 'Only the most that it may pay is stated',
  'by-the-day': 'The pay is stated by the day, and how many days of a year are paid is not',
  'several-weeks': 'The advert names weeks of several lengths, and what is enough goes by the hours',
  'after-tax': 'The pay is stated after tax, and only pay before tax counts, which is not stated',
  'self-employed':
    'The pay is stated for self-employed work, or through a company, and only what a sponsor pays to its employees counts',
  deductions:
    'Something is kept back from the stated pay, or a part of the time is not paid, and how much that leaves is not stated',
  later: 'The stated pay is reached only later, and it is the pay from the first day on that counts',
  'other-money': 'The pay is in other money, and only what it is in pounds counts, which is not stated for certain',
  'by-the-hour': 'The pay is stated by the hour, and the hours of a week are not',
  unclear: 'What the advert says beside the pay leaves open how much of it counts',
  about: 'Only about what it pays is stated, and a little more or less decides it',
};

/** What is said to be about so much may be a tenth less or more. */
export const ABOUT = [0.9, 1.1];

/** What weeks somebody is sponsored for may have: with fewer hours the pay reaches no threshold, and more do not count. */
export const HOURS = [16, 48];

/** What they say of the amount leaves open whether it is too low as well: a full week may be shorter than that of the job. */
const saysNeither: ReadonlySet<AtMost> = new Set([
  'pro-rata',
  'several-weeks',
  'after-tax',
  'self-employed',
  'about',
  'other-money',
  'by-the-hour',
  'unclear',
]);

/** Of pay that may be less than what is stated, only that it is too low can be said. */
export function notMoreThan(judged: RangeVerdict, because: AtMost, hoursPerWeek: number): RangeVerdict {
  if (judged.verdict === 'below' && !saysNeither.has(because)) return judged;
  if (judged.verdict === 'cannot-tell')
    return judged.needed ? { ...judged, reason: `${judged.reason} ${whyAtMost[because]}.` } : judged;
  return { ...judged, verdict: 'cannot-tell', reason: `${whyAtMost[because]}.${enough(judged, hoursPerWeek)}` };
}

/** Of pay that may be more than what is stated, "from £30,000", only that it is enough can be said. */
export function notLessThan(judged: RangeVerdict, hoursPerWeek: number): RangeVerdict {
  if (judged.verdict !== 'below') return judged;
  const reason = `Only the least that it may pay is stated, and that is not enough.${enough(judged, hoursPerWeek)}`;
  return { ...judged, verdict: 'cannot-tell', reason };
}

function enough({ needed }: RangeVerdict, hours: number): string {
  if (!needed) return '';
  const week =
    hours === RATE_HOURS ? 'A full-time week of 37.5 hours' : `A week of ${hours} ${hours === 1 ? 'hour' : 'hours'}`;
  return ` ${week} needs ${inPounds(Math.max(needed.rate, needed.threshold))} a year.`;
}
