import type { VisaCheckPeriod } from '@landfall/contracts';
import { amountOf, hasThousandsByDot } from '@landfall/contracts/reading/amounts';

type Refused = { refused: string };
type ReadSalary = { salary: number; salaryTo?: number } | Refused;

const refused = (text: string): Refused => ({ refused: text });

/** For what time a text says that it is paid, as adverts write it behind the amount. */
const said: [VisaCheckPeriod, RegExp][] = [
  ['year', /(?: ?\/ ?| (?:per|a|each) )(?:year|yr|annum)\b\.?| ?p\.?\s?a\b\.?| (?:yearly|annually)/g],
  ['month', /(?: ?\/ ?| (?:per|a|each) )(?:calendar )?month\b| ?p(?:\.?c\.?|\/)m\b\.?| monthly/g],
  ['hour', /(?: ?\/ ?| (?:per|a|an|each) )(?:hour|hr|h)\b\.?| ?p\.?h\b\.?| hourly/g],
];

/** Signs, codes and names of money other than pounds sterling. */
export const otherMoney =
  /[€$¥₹]|\b(?:usd|eur|cad|aud|nzd|sgd|hkd|inr|pkr|ngn|zar|aed|sar|qar|kes|ghs|egp|chf|sek|nok|dkk|pln|jpy|cny)\b|\b(?:dollars|euros?|rupees|naira|dirhams?|riyals?|rand|yen|francs|(?:egyptian|lebanese|syrian|sudanese) pounds)\b/i;

/** What is no basic pay before tax of somebody employed, with what to write instead. */
const notBasicPay: [RegExp, string][] = [
  [/pro ?rata/, 'Enter what is really paid for the hours of this job, and those hours below'],
  [/\bnet\b|after tax|take[- ]home|tax[- ]free/, 'Enter the pay before tax'],
  [
    /\bo\.?t\.?e\b|on[- ]target|bonus|commission|allowance|package/,
    'Enter basic pay alone, without targets, bonuses and allowances',
  ],
  [
    /self[- ]?employed|freelance|ir ?35|umbrella|\bvat\b/,
    'Only what a sponsor pays to somebody it employs can be checked',
  ],
];

/** The time that the text names, if it names one. */
export const periodSaid = (text: string): VisaCheckPeriod | undefined => periodsSaid(text.toLowerCase())[0];

const periodsSaid = (text: string): VisaCheckPeriod[] =>
  said.filter(([, words]) => text.search(words) > 0).map(([period]) => period);

const called = (word: string) => String.raw`\(?(?:an? )?${word}\b\.?(?: (?:salary|pay|rate))?(?: of)?\)? ?:?`;
const [least, most] = [called('min(?:imum)?'), called('max(?:imum)?')];
const dash = '[-‐‑‒–—−]';
const joined = String.raw` ?(?:[,;/]|${dash}|and|(?:up )?to)? ?`;
/** "Min £27,000 max £33,000", "£27,000 (min) - £33,000 (max)": the same with a plain dash. */
const withDash = (text: string): string =>
  text
    .replace(new RegExp(`^${least} ?(\\S.*?)${joined}${most} ?(\\S.*)$`), '$1 - $2')
    .replace(new RegExp(`^(.*?\\S) ?${least}${joined}(\\S.*?) ?${most}$`), '$1 - $2');

const amountEnd = String.raw`\d ?k?(?: ?gbp| ?pounds)?`;
const amountStart = String.raw`(?:£|gbp)? ?\d`;
const range = new RegExp(String.raw`^(?:from )?(.*${amountEnd}) ?(?:${dash}|(?:up )?to) ?(${amountStart}.*)$`);
const between = new RegExp(String.raw`^between (.*${amountEnd}) (?:and|to|${dash}) ?(${amountStart}.*)$`);

/**
 * A salary as people type it: "30000", "30,000", "£30k", "2,500.50", "30-35k", "£30,000 per annum". What could be read in
 * two ways, or is no amount in pounds, is refused with what to write instead.
 */
export function readSalary(text: string): ReadSalary {
  const plain = text.trim().toLowerCase().replace(/\s+/g, ' ');
  const typed = said.reduce((rest, [, words]) => rest.replace(words, ''), plain);
  if (!typed) return refused('Enter the salary');
  if (otherMoney.test(typed)) return refused('Enter the salary in pounds');
  const other = notBasicPay.find(([words]) => words.test(typed));
  if (other) return refused(other[1]);
  const [period, ...otherPeriods] = periodsSaid(plain);
  if (otherPeriods.length > 0) return refused('Write the pay for one length of time');
  const dashed = withDash(typed);
  const [, from, to] = between.exec(dashed) ?? range.exec(dashed) ?? [];
  if (from === undefined || to === undefined) return amountIn(typed, period);
  const upper = amountIn(to, period);
  // "30-35k" are thousands both
  const lower = amountIn(/\d ?k$/.test(to) && !/k/.test(from) ? shortThousands(from) : from, period);
  if ('refused' in lower) return lower;
  if ('refused' in upper) return upper;
  if (upper.salary < lower.salary) return refused('Write the lower end of the range first');
  return upper.salary === lower.salary ? lower : { salary: lower.salary, salaryTo: upper.salary };
}

/** The API takes no more. */
const MOST_PAY = 100_000_000;
const EXAMPLE = 30_000;

const shortThousands = (text: string) => (/^(?:£ ?)?\d{1,3}(?:\.\d)?$/.test(text.trim()) ? `${text.trim()}k` : text);

/** A dot that may be that of thousands or of pennies is left to the person, unless the text says that it is for a year. */
function amountIn(typed: string, period: VisaCheckPeriod | undefined): { salary: number } | Refused {
  const bare = typed
    .trim()
    .replace(/^(?:gbp )?£ ?|^gbp ?(?=\d)/, '')
    .replace(/ ?(?:gbp|pounds)$/, '');
  const isThousands = /^\d+(?:\.\d+)? ?k$/.test(bare);
  const isPlain = /^\d+(?:\.\d{1,2})?$/.test(bare);
  const isGrouped = /^\d{1,3}(?:[, ]\d{3})+(?:\.\d{1,2})?$/.test(bare);
  const isByDot = /^\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?$/.test(bare);
  if (!isThousands && !isPlain && !isGrouped && !(isByDot && period === 'year')) {
    const likely = isByDot && hasThousandsByDot(bare) ? Math.floor(amountOf(bare)) : EXAMPLE;
    return refused(`Write the salary as a number, such as ${likely}`);
  }
  const salary = isThousands ? Number.parseFloat(bare) * 1_000 : amountOf(bare);
  if (salary <= 0) return refused('The salary must be more than 0');
  if (salary > MOST_PAY) return refused('Write the salary in pounds: this is more than anyone is paid');
  return { salary };
}
