import type { Job, VisaCheckInput } from '@landfall/contracts';

const WEEKS = 52;

/** The pay of a British job as it is to be checked; undefined where it states none that is that of the whole hours. */
export function inputOf({ title, location, pay, salary }: Job): VisaCheckInput | undefined {
  const isBritish = /\b(?:united kingdom|uk|england|scotland|wales|northern ireland)$/i.test(location.trim());
  // pro rata: the pay of a full-time job, of which this one pays a part that is not known
  const isPart = /\bpro[- ]?rata\b/i.test(salary ?? '');
  if (!isBritish || isPart || pay?.currency !== 'GBP' || !title.trim()) return undefined;
  const job = { occupation: title.trim().slice(0, 300), location: location.trim().slice(0, 512) };
  if (pay.period === 'hour') {
    const hoursPerWeek = Math.round((pay.year_from / WEEKS / pay.from) * 100) / 100;
    return { ...job, ...ends(pay.from, pay.to), period: 'hour', hoursPerWeek };
  }
  return { ...job, ...ends(pay.year_from, pay.year_to), period: 'year' };
}

const ends = (salary: number, salaryTo: number) => (salaryTo > salary ? { salary, salaryTo } : { salary });
