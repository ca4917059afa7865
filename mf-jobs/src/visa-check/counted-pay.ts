import type { Job } from '@landfall/contracts';
import { payPerYear } from '../card/pay';
import { payAsSaid } from '../card/pay-as-said';
import { inputOf } from './job-input';
import { payTermsOf } from './pay-terms';

const counted: Partial<Record<NonNullable<Job['pay']>['period'], string>> = {
  day: '260 days',
  week: '52 weeks',
  fortnight: '26 fortnights',
  'four-weeks': '13 times four weeks',
  month: '12 months',
};

/** What a verdict stands on where the advert does not state a year's pay: "£250 a day, counted as 260 days …". */
export function countedPay(job: Job): string | null {
  const { hoursPerWeek, atMost } = payTermsOf(job);
  if (job.pay?.period === 'hour' && hoursPerWeek === undefined) {
    const hours = inputOf(job)?.hoursPerWeek;
    return hours === undefined
      ? null
      : `The advert says: ${payAsSaid(job)}, and ${atMost === 'several-weeks' ? 'no one number of hours a week' : 'not for how many hours'}. Counted as ${hours} hours a week: ${payPerYear(job)}. With fewer it is less.`;
  }
  const times = job.pay && counted[job.pay.period];
  return times ? `The advert says: ${payAsSaid(job)}. Counted as ${times} a year: ${payPerYear(job)}.` : null;
}
