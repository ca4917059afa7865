import { isFullTimeType } from '@landfall/contracts/reading/full-time';
import { withoutDeductedSums } from '../jobs/pay/deducted-sums.js';
import { payOfShift } from '../jobs/pay/pay-per-shift.js';
import { payInAdvert, unsurePayIn } from '../jobs/pay/pay-sentences.js';
import { forItsShifts, forItsWeek } from '../jobs/pay/pay-week.js';
import { readPay, type Pay, type PayFound } from '../jobs/pay/pay.js';

/** Whose hours are not known come to no pay for a year, which the words of the advert say nothing of. */
export const isPartTime = (jobType: string): boolean =>
  /part[- ]?time|job[- ]?shar|teilzeit|halbtags|werkstudent|deeltijd|temps partiel|tiempo parcial/i.test(jobType) &&
  !isFullTimeType(jobType);

interface Salary {
  salary: string | null;
  pay: Pay | null;
}

interface SaidBeside {
  title: string;
  jobType: string;
  description: string;
  country: string | null;
}

/** "-5", "0", "???": nobody is paid that. */
const isNoAmount = /^(?:[^\p{L}1-9]*|[^\p{L}\p{N}]*[-–−][^\p{L}\p{N}]*[\d.,\s]+)$/u;

/** What stands in the field is shown as it is; where it is empty, what the text of the advert says. */
export function readSalary(said: string, { title, jobType, description, country }: SaidBeside): Salary {
  const found = said ? payInField(withoutDeductedSums(said), country) : payInAdvert(description, country);
  if (!found) return { salary: said ? (isNoAmount.test(said) ? null : said) : unsurePayIn(description), pay: null };
  const { text, hasPeriod: _, isOfShift, ...pay } = found;
  const ofYear = isOfShift ? forItsShifts : forItsWeek;
  return { salary: said || text, pay: ofYear(pay, `${title}\n${said}\n${description}`, title, jobType) ?? null };
}

const payInField = (said: string, country: string | null): PayFound | null =>
  readPay(said, country) ?? payOfShift(said, country);
