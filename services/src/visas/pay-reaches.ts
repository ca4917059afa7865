import type { GoingRate } from './going-rates.js';
import { pence } from './money.js';
import type { Nation } from './occupation-lists.js';
import { MONTHS, MOST_HOURS, RATE_HOURS, WEEKS, type PayOption } from './rules.js';

/** What is known of a job. Pounds a year for the whole of the hours, before tax, guaranteed pay only. */
export interface JobPay {
  code: string;
  salary: number;
  hoursPerWeek: number;
  /** Where it is paid by the hour: the rate that a table prints for an hour is enough, though a year of it is rounded. */
  perHour?: number;
  /** Where it is paid by the month: a twelfth of a yearly amount, to the penny, is that amount. */
  perMonth?: number;
  isNewEntrant: boolean;
  /** Its title, where that is known: a list may name it. */
  title?: string;
  /** Where the job is, as far as it is known: pay scales and lists may differ. */
  nation?: Nation;
}

export interface Needed {
  option: PayOption['name'];
  threshold: number;
  percent: number;
  /** The going rate at that per cent, for the hours of this job; pounds a year. */
  rate: number;
}

export function neededFor({ hoursPerWeek }: JobPay, row: GoingRate, { name, threshold, percent }: PayOption): Needed {
  // a reduced rate that is printed as £17.13 an hour, because so many per cent are less, grows with the hours as any other
  const rate = Math.round((row.rates[percent] ?? 0) * (hoursPerWeek / RATE_HOURS) * 100) / 100;
  return { option: name, threshold, percent, rate };
}

export function meets(job: JobPay, row: GoingRate, option: PayOption): boolean {
  return (
    row.rates[option.percent] !== undefined && reachesThreshold(job, option.threshold) && reachesRate(job, row, option)
  );
}

export const reachesThreshold = (job: JobPay, threshold: number): boolean =>
  pence(countedSalary(job)) >= pence(threshold) || isMonthOf(countedShare(job), threshold, job);

export const reachesRate = (job: JobPay, row: GoingRate, option: PayOption): boolean =>
  pence(job.salary) >= pence(neededFor(job, row, option).rate) ||
  isMonthOf(1, neededFor(job, row, option).rate, job) ||
  (job.perHour !== undefined && pence(job.perHour) >= pence(hourlyRate(row, option)));

/** The tables print the hour of each rate, rounded to the penny. */
export const hourlyRate = ({ rates, perHour }: GoingRate, { percent }: PayOption): number =>
  percent === 100 && perHour ? perHour : Math.round(((rates[percent] ?? 0) / (RATE_HOURS * WEEKS)) * 100) / 100;

/** SW 14.3: only the first 48 hours a week count towards the threshold. */
const countedShare = ({ hoursPerWeek }: JobPay): number => Math.min(1, MOST_HOURS / hoursPerWeek);
export const countedSalary = (job: JobPay): number => job.salary * countedShare(job);

/** Whether a month's pay, of which a share counts, is that of `amount` pounds a year, which twelve months need not fill to the penny. */
const isMonthOf = (share: number, amount: number, { perMonth }: JobPay): boolean =>
  perMonth !== undefined && pence(perMonth * share) >= Math.round(pence(amount) / MONTHS);
