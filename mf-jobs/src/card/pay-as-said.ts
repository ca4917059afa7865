import type { Job, JobPay } from '@landfall/contracts';
import { isYearly, range, saidOf } from './pay';

/** What an amount of pay for a year is written with and says nothing more: figures, signs, for how long. */
const ofAYear =
  /\b(?:[A-Z]{2}\$|GBP|USD|EUR|CAD|k|to|and|between|per|an?|year|yr|annum|annual(?:ly)?|yearly|p\.?a|salary|gross|basic|pounds|dollars|euros?)\b|[\d.,'’\s£$€¥₹/:()–—-]|(?<=\d)k/gi;

const spokenPeriods: Record<JobPay['period'], string> = {
  year: 'a year',
  month: 'a month',
  'four-weeks': 'every four weeks',
  fortnight: 'a fortnight',
  week: 'a week',
  day: 'a day',
  hour: 'an hour',
};

/** The advert's own words of its pay; null where what stands above says all of them. */
export function payAsSaid({ pay, ...said }: Pick<Job, 'pay' | 'salary'>): string | null {
  const salary = saidOf(said);
  if (!pay) return salary;
  if (isYearly(pay)) return salary?.replace(/(\d)k\b/gi, '$1').replace(ofAYear, '') ? salary : null;
  return salary || `${range(pay.from, pay.to, pay.currency, 'exact')} ${spokenPeriods[pay.period]}`;
}
