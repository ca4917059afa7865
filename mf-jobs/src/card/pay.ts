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

export const range = (from: number, to: number, currency: string, style: 'whole' | 'exact') =>
  from === to ? money(from, currency, style) : `${money(from, currency, style)} to ${money(to, currency, style)}`;

export const isYearly = ({ period }: JobPay) => period === 'year';

/** What an advert says of its one amount: that it is the most or the least. */
const ends: [said: RegExp, words: string][] = [
  // "£60,000 plus up to 10% bonus" is no such pay
  [
    /(?<!(?:\+|&|\b(?:plus|and|with))\s?)\b(?:up to|as much as|(?:no|not) more than)(?! ?\d{1,3}(?:\.\d+)? ?(?:%|per ?cent|days?\b|weeks?\b|months?\b|years?\b|hours?\b))|^\W*to (?=[£$€]?\d)|\bnot exceeding\b|\bmax(?:imum)?\b(?! (?:bonus|of \d{1,2} hours))|\b(?:potential (?:earnings|to earn)|earnings? potential)\b/i,
    'up to ',
  ],
  [
    /\b(?:from|start(?:ing|s)(?: (?:at|from|on|salary|pay|rate))*)(?: of|:)? ?(?:[£$€]|\d{2,3}(?:[,.]?\d{3}|k))|\b(?:min(?:imum)?|at least|(?:no|not) less than|upwards|(?:and|or) above|or more)\b|\d\s?k?\s?\+(?!\s?(?:£|\d|(?!p\.?a|per|a\b|doe|dep)[a-z]))/i,
    'from ',
  ],
];
/** What an amount is less than, or hangs on. */
const terms: [said: RegExp, words: (said: string) => string][] = [
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

/**
 * "£25,000 to £30,000 a year", "up to £60,000 a year", "£28,000 a year pro rata"; "about" where the advert says it for
 * another time. Null where it says no number.
 */
export function payPerYear({ pay, salary }: Pick<Job, 'pay'> & Partial<Pick<Job, 'salary'>>): string | null {
  if (!pay) return null;
  const said = salary ?? '';
  const end = pay.from === pay.to ? (ends.find(([words]) => words.test(said))?.[1] ?? '') : '';
  const found = terms.flatMap(([words, write]) => {
    const [part] = words.exec(said) ?? [];
    return part === undefined ? [] : [write(part)];
  });
  const amount = range(pay.year_from, pay.year_to, pay.currency, 'whole');
  return `${end}${isYearly(pay) ? '' : 'about '}${amount} a year${found[0] ?? ''}`;
}

/** "0" and "£0 to £0 a year" say nothing of the pay. */
export const saidOf = ({ salary }: Pick<Job, 'salary'>) => (salary && !/^\W*0[^1-9]*$/.test(salary) ? salary : null);

/** For a card: the year's pay, else the advert's words. */
export const payOnCard = (job: Job): string | null => payPerYear(job) ?? saidOf(job);
