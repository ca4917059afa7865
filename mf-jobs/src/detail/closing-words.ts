import type { Job } from '@landfall/contracts';

/**
 * What is said of the closing date, which is free text. Of a position that has expired nothing is still to come: the day
 * is named as past where it can be read as such, and as what it is where it cannot.
 */
export function closingWords({ expires_at, expired }: Pick<Job, 'expires_at' | 'expired'>, now = new Date()): string {
  if (!expired) return `Expires: ${expires_at}`;
  const isPast = Date.parse(expires_at ?? '') <= now.getTime();
  return isPast ? `Expired on ${expires_at}` : `Closing date: ${expires_at}`;
}
