import type { Job } from '@landfall/contracts';

/** What "on" can stand before: "Friday 20 November 2026", "March 1, 2024", "2024-03-01", and no time of the day. */
const beginsWithDay =
  /^(?:(?:mon|tues|wednes|thurs|fri|satur|sun)day,?\s+)?(?:the\s+)?(?:\d{1,4}(?:st|nd|rd|th)?[-/.\s](?!\s*[ap]\.?m\b)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\.?\s+\d)/i;

/**
 * What is said of the closing date, which is free text. Of a position that has expired nothing is still to come: the day
 * is named as past where it can be read as such, and as what it is where it cannot.
 */
export function closingWords({ expires_at, expired }: Pick<Job, 'expires_at' | 'expired'>, now = new Date()): string {
  if (!expired) return `Expires: ${expires_at}`;
  const isPast = Date.parse(expires_at ?? '') <= now.getTime();
  return isPast && beginsWithDay.test(expires_at ?? '') ? `Expired on ${expires_at}` : `Closing date: ${expires_at}`;
}
