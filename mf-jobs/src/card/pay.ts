import type { Job, JobPay } from '@landfall/contracts';

const formats = new Map<string, Intl.NumberFormat>();

/** To make one takes a hundred times as long as to use it, and a list shows forty salaries. Throws for what is no currency. */
function formatOf(currency: string, digits: number): Intl.NumberFormat {
  const key = `${currency} ${digits}`;
  const format =
    formats.get(key) ??
    new Intl.NumberFormat('en-GB', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
  formats.set(key, format);
  return format;
}

const money = (amount: number, currency: string, style: 'whole' | 'exact') => {
  const digits = style === 'whole' || Number.isInteger(amount) ? 0 : 2;
  try {
    return formatOf(currency, digits).format(amount);
  } catch {
    // A source may name a currency that there is none of.
    return `${amount.toLocaleString('en-GB')} ${currency}`;
  }
};

const range = (from: number, to: number, currency: string, style: 'whole' | 'exact') =>
  from === to ? money(from, currency, style) : `${money(from, currency, style)} to ${money(to, currency, style)}`;

const isYearly = ({ period }: JobPay) => period === 'year';

/** "£25,000 to £30,000 a year"; "about" where the advert says it for another time. Null where it says no number. */
export function payPerYear({ pay }: Pick<Job, 'pay'>): string | null {
  if (!pay) return null;
  const amount = range(pay.year_from, pay.year_to, pay.currency, 'whole');
  return `${isYearly(pay) ? '' : 'about '}${amount} a year`;
}

/** "0" and "£0 to £0 a year" say nothing of the pay. */
const saidOf = ({ salary }: Pick<Job, 'salary'>) => (salary && !/^\W*0[^1-9]*$/.test(salary) ? salary : null);

/** What is put for a year above, as the advert itself says it; null where that would say the same again. */
export function payAsSaid({ pay, ...said }: Pick<Job, 'pay' | 'salary'>): string | null {
  const salary = saidOf(said);
  if (!pay || isYearly(pay)) return pay ? null : salary;
  return (
    salary ||
    `${range(pay.from, pay.to, pay.currency, 'exact')} ${pay.period === 'hour' ? 'an hour' : `a ${pay.period}`}`
  );
}

/** For a card: the year's pay, else the advert's words. */
export const payOnCard = (job: Job): string | null => payPerYear(job) ?? saidOf(job);
