import type { Job } from '@landfall/contracts';
import { closingText } from '../card/closing-text';

/** What "on" can stand before: "Friday 20 November 2026", "March 1, 2024", "2024-03-01", and no time of the day. */
const beginsWithDay =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the\s+)?(?:\d{1,4}(?:st|nd|rd|th)?[-/.\s](?!\s*[ap]\.?m\b)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d)/i;

/**
 * What is said of the closing date, which is free text. Of a position that has expired nothing is still to come: the day
 * is named as past where it can be read as such, and as what it is where it cannot.
 */
export function closingWords({ expires_at, expired }: Pick<Job, 'expires_at' | 'expired'>, now = new Date()): string {
  const text = closingText(expires_at ?? '');
  if (!expired) return `Expires: ${text}`;
  const isPast = Date.parse(text) <= now.getTime();
  return isPast && beginsWithDay.test(text) ? `Expired on ${text}` : `Closing date: ${text}`;
}
