import type { Job, JobPay } from '../jobs.dto.js';

/** What an advert says of its one amount: that it is the most or the least. */
export type PayLimit = 'most' | 'least';

/**
 * A card says pay in the same words by the same rules (`mf-jobs/src/card/pay.ts`): screens and services share no code, so
 * `contracts/testing/pay-in-words.json` holds both to one list. Of a salary at most 255 letters are kept.
 */
const limits: [said: RegExp, limit: PayLimit][] = [
  // "£60,000 plus up to 10% bonus" is no such pay
  [
    /(?<!(?:\+|&|\b(?:plus|and|with))\s?)\b(?:up to|as much as|(?:no|not) more than)(?! ?\d{1,3}(?:\.\d+)? ?(?:%|per ?cent|days?\b|weeks?\b|months?\b|years?\b|hours?\b))|^\W*to (?=[£$€]?\d)|\bnot exceeding\b|\bmax(?:imum)?\b(?! (?:bonus|of \d{1,2} hours))|\b(?:potential (?:earnings|to earn)|earnings? potential)\b/i,
    'most',
  ],
  [
    /\b(?:from|start(?:ing|s)(?: (?:at|from|on|salary|pay|rate))*)(?: of|:)? ?(?:[£$€]|\d{2,3}(?:[,.]?\d{3}|k))|\b(?:min(?:imum)?|at least|(?:no|not) less than|upwards|(?:and|or) above|or more)\b|\d\s?k?\s?\+(?!\s?(?:£|\d|(?!p\.?a|per|a\b|doe|dep)[a-z]))/i,
    'least',
  ],
];

/** What an amount is less than, or hangs on. */
const conditions: [said: RegExp, words: (said: string) => string][] = [
  [/\b[01]?\.\d{1,2}\s?(?:f\.?t\.?e|w\.?t\.?e)\b/i, (said) => `, ${said}`],
  [/\bpro[- ]?rat[ae]d?\b/i, () => ' pro rata'],
  [/\bterm[- ]time\b/i, () => ', term time'],
  // "£45,000 basic, OTE £70,000" is the pay without its target
  [
    /^(?!.*(?:\bbas(?:e|ic)\b|\d.*O\.?T\.?E\b\W*(?:of\W*)?\d|(?:\+|plus) ?(?:uncapped )?O\.?T\.?E)).*(?:\bO\.?T\.?E\b|\bon[- ]target\b)/i,
    () => ' on target',
  ],
  [/(?<![.\w])net\b(?! zero)|\bafter tax\b|\btake[- ]home\b/i, () => ' after tax'],
  [/\b(?:F|W)\.?T\.?E\b|\b(?:full|whole)[- ]time equivalent\b/i, () => ' for full-time work'],
];

const limitWords: Record<PayLimit, string> = { most: 'up to ', least: 'from ' };

/** Undefined of a range, which has both ends, and of an amount that is simply paid. */
export const payLimit = ({ from, to }: { from: number; to: number }, salary: string | null): PayLimit | undefined =>
  from === to ? limits.find(([said]) => said.test(salary ?? ''))?.[1] : undefined;

/** "", or what the amount is never said without: " pro rata", " on target". */
export function payCondition(salary: string | null): string {
  for (const [said, words] of conditions) {
    const [part] = said.exec(salary ?? '') ?? [];
    if (part !== undefined) return words(part);
  }
  return '';
}

/** As on a card: the year's pay with what the advert says of it, else the advert's own words; null for none. */
export function payInWords({ pay, salary }: Pick<Job, 'pay' | 'salary'>): string | null {
  if (pay) return payPerYear(pay, salary);
  return salary && !/^\W*0[^1-9]*$/.test(salary) ? salary : null;
}

function payPerYear(pay: JobPay, salary: string | null): string {
  const { year_from: from, year_to: to, currency, period } = pay;
  const limit = payLimit(pay, salary);
  const amount = from === to ? money(from, currency) : `${money(from, currency)} to ${money(to, currency)}`;
  const about = period === 'year' ? '' : 'about ';
  return `${limit ? limitWords[limit] : ''}${about}${amount} a year${payCondition(salary)}`;
}

function money(amount: number, currency: string): string {
  try {
    return amount.toLocaleString('en-GB', { style: 'currency', currency, maximumFractionDigits: 0 });
  } catch {
    return `${amount.toLocaleString('en-GB')} ${currency}`; // a source may name a currency that there is none of
  }
}
