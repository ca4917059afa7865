import { formatDistance } from 'date-fns/formatDistance';
import { parseISO } from 'date-fns/parseISO';

export type Moment = string | number | Date | null | undefined;

/** A day without a time (`2026-11-21`) is that day everywhere, so it is not read as midnight in Greenwich. */
function toDate(value: Moment): Date | null {
  if (value === null || value === undefined || value === '') return null;
  const date = typeof value === 'string' ? parseISO(value) : new Date(value);
  return Number.isNaN(date.getTime()) ? null : date;
}

const DAY = 24 * 60 * 60 * 1000;

/** "3 hours ago", days as whole ones that have passed; `Recently` when the time is missing, cannot be read or still lies ahead. */
export function timeAgo(value: Moment, now: Date = new Date()): string {
  const date = toDate(value);
  if (!date || date > now) return 'Recently';
  const passed = now.getTime() - date.getTime();
  const counted = passed < DAY ? passed : passed - (passed % DAY);
  return formatDistance(now.getTime() - counted, now, { addSuffix: true });
}

const forms = {
  long: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' }),
  short: new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' }),
  'month-first': new Intl.DateTimeFormat('en-US', { day: '2-digit', month: 'short', year: 'numeric' }),
  time: new Intl.DateTimeFormat('en-GB', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: '2-digit',
    minute: '2-digit',
  }),
};

export interface DateOptions {
  /** `long` 21 November 2026, `short` 21 Nov 2026, `month-first` Nov 21, 2026, `time` 21 November 2026 at 09:30. */
  form?: keyof typeof forms;
  /** What stands there when the date is missing or cannot be read. */
  missing?: string;
}

export function formatDate(value: Moment, { form = 'long', missing = '' }: DateOptions = {}): string {
  const date = toDate(value);
  return date ? forms[form].format(date) : missing;
}
