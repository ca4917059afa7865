import { inPounds } from './money.js';
import type { RangeVerdict } from './pay-range.js';
import type { AtMost } from './visa-check.dto.js';

const why: Record<AtMost, string> = {
  'pro-rata': 'The pay is stated for full-time work, and the hours of this job are not',
  'part-time': 'The job is part-time, and its hours are not stated',
  'on-target': 'The pay counts commission or a target that has to be reached, and only guaranteed pay counts',
  'upper-end': 'Only the most that it may pay is stated',
  'several-weeks': 'The advert names weeks of several lengths, and what is enough goes by the hours',
};

/** Of pay that may be less than what is stated, only that it is too low can be said. */
export function notMoreThan(judged: RangeVerdict, because: AtMost): RangeVerdict {
  if (judged.verdict === 'below' && because !== 'several-weeks') return judged;
  if (judged.verdict === 'cannot-tell') return judged;
  const { needed } = judged;
  const enough = needed
    ? ` A full-time week of 37.5 hours needs ${inPounds(Math.max(needed.rate, needed.threshold))} a year.`
    : '';
  return { ...judged, verdict: 'cannot-tell', reason: `${why[because]}.${enough}` };
}
