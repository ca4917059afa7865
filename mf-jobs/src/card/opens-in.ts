const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;
/** Up to two days are told in hours: "in 24 hours" says more than "in 1 day". */
const LONGEST_IN_HOURS = 2 * DAY_MS;

const some = (count: number, unit: string) => `in ${count} ${unit}${count === 1 ? '' : 's'}`;

/** "in 5 hours"; never sooner than it will be. What is due, or has no time that can be read, opens in a moment. */
export function opensIn(at: string | undefined, now: Date): string {
  const left = Date.parse(at ?? '') - now.getTime();
  if (!(left > 0)) return 'in a moment';
  if (left <= HOUR_MS - MINUTE_MS) return some(Math.ceil(left / MINUTE_MS), 'minute');
  if (left <= LONGEST_IN_HOURS) return some(Math.ceil(left / HOUR_MS), 'hour');
  return some(Math.ceil(left / DAY_MS), 'day');
}
