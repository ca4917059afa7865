import type { Job, JobPay, PayAtMost, VisaCheckInput } from '@landfall/contracts';
import { isFullTimeType } from '@landfall/contracts/reading/full-time';
import { payTermsOf } from './pay-terms';

const WEEKS = 52;

/** The pay of a British job as it is to be checked, for the hours that its advert states; undefined where it states none. */
export function inputOf(job: Job): VisaCheckInput | undefined {
  const { title, location, pay } = job;
  if (!isBritish(job) || pay?.currency !== 'GBP' || !title.trim()) return undefined;
  const { hoursPerWeek, part, atLeast, ...terms } = payTermsOf(job);
  const atMost = terms.atMost ?? missingTime(job, pay, hoursPerWeek);
  const asked = {
    occupation: title.trim().slice(0, 300),
    location: location.trim().slice(0, 512),
    ...(atMost && { atMost }),
    ...(atLeast && { atLeast }),
  };
  if (pay.period === 'hour') {
    const counted = Math.round((pay.year_from / WEEKS / pay.from) * 100) / 100;
    return { ...asked, ...ends(pay.from, pay.to), period: 'hour', hoursPerWeek: hoursPerWeek ?? counted };
  }
  return {
    ...asked,
    ...ends(partOf(pay.year_from, part), partOf(pay.year_to, part)),
    period: 'year',
    ...(hoursPerWeek !== undefined && { hoursPerWeek }),
  };
}

/** For how much of a year pay by the day or the hour is counted, where the advert leaves it open. */
function missingTime(job: Job, { period }: JobPay, hoursPerWeek: number | undefined): PayAtMost | undefined {
  // the days of a year that are worked are the advert's to say, and a contractor's are fewer
  if (period === 'day') return 'by-the-day';
  if (period === 'hour' && hoursPerWeek === undefined && !isFullTime(job)) return 'by-the-hour';
  return undefined;
}

const isFullTime = ({ title, job_type: jobType, salary }: Job): boolean =>
  isFullTimeType(`${title} ${jobType ?? ''} ${salary ?? ''}`);

/** Whether pay is stated for a job in the United Kingdom, in whatever words or money. */
export const isPaidInBritain = (job: Job): boolean =>
  isBritish(job) && Boolean(job.title.trim()) && (job.pay !== null || /[1-9]/.test(job.salary ?? ''));

/** The register is evidence for jobs in the United Kingdom alone, so that one with it is there however its place is written. */
const isBritish = ({ location, sponsorship }: Job): boolean =>
  /\b(?:united kingdom|uk|gb|england|scotland|wales|northern ireland|[a-z]{1,2}\d[a-z\d]? ?\d[a-z]{2})\)?$/i.test(
    location.trim(),
  ) || sponsorship.evidence.some(({ kind }) => kind === 'register');

const partOf = (amount: number, part = 1) => Math.round(amount * part * 100) / 100;

const ends = (salary: number, salaryTo: number) => (salaryTo > salary ? { salary, salaryTo } : { salary });
