import { Refusal } from '../platform/refusals/refusals.js';

const DAY_MS = 24 * 3_600_000;

/** Days begin at midnight UTC, for everybody at once. */
export function quotaResetsAt(now = Date.now()): Date {
  return new Date(Math.floor(now / DAY_MS) * DAY_MS + DAY_MS);
}

/** Says when it resets and what premium gives. */
export function quotaSpent(mostADay: number, now = Date.now()): Refusal {
  const resetsAt = quotaResetsAt(now);
  const seconds = Math.ceil((resetsAt.getTime() - now) / 1_000);
  const hours = Math.round(seconds / 3_600);
  const minutes = Math.ceil(seconds / 60);
  // As people say it: 2 hours 56 minutes are about three hours.
  const wait =
    minutes >= 60 ? `about ${hours} hour${hours === 1 ? '' : 's'}` : `${minutes} minute${minutes === 1 ? '' : 's'}`;
  return new Refusal(
    429,
    `You have used your ${mostADay} AI ${mostADay === 1 ? 'call' : 'calls'} of today. New ones come at midnight UTC, in ${wait}. ` +
      'With Premium there is no daily limit.',
    { retryAfterSeconds: seconds, extra: { limit: mostADay, resetsAt: resetsAt.toISOString() } },
  );
}
