import { NEARLY_FULL } from '@landfall/contracts/reading/hours-a-week';
import type { Mention } from '@landfall/contracts/reading/mentions';

/** "pro rata, based on 37.5 hours", "(FTE 37.5 hours a week)". What a comma parts from it is of the job: "full-time, 40 hours a week". */
const saidBefore =
  /\b(?:based on|pro[- ]?rat[ae]d? (?:to|from|of|against)|full[- ]time|[fw]\.?t\.?e\.?|equivalent)(?: (?:of|at|to|is|being|equivalent|hours|week|an?|the)){0,4}[\s:=(–-]{0,3}$/i;
const saidBehind =
  /^[\s,(–-]{0,3}(?:is |being |as |= ?)?(?:full[- ]time equivalent|(?:is|being|=) ?full[- ]time|[fw]\.?t\.?e)\b/i;

/** Whether a week is only what pay for full-time work is reckoned from, where the hours of the job itself are others. */
export const isFullWeek = ({ count, words, before, after }: Mention): boolean =>
  count >= NEARLY_FULL && (saidBefore.test(before + words.slice(0, words.search(/\d/))) || saidBehind.test(after));
