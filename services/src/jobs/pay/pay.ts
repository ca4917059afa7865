import { isRangeOf, isStepBehind, joiner, periodOfLower, saidOfLower } from './ends-of-range.js';
import { amountOf, hasThousandsByDot } from '@landfall/contracts/reading/amounts';
import { hoursOf } from '@landfall/contracts/reading/hours-a-week';
import { weekOf, type Week } from './open-week.js';
import { isAfterTax } from './pay-after-tax.js';
import { saysBasic } from './pay-basic.js';
import { fromSalaryOn, isPromise } from './pay-beside-promise.js';
import { calledPay, isTargetAhead, isTargetBehind } from './pay-on-target.js';
import { withItsExtras } from './pay-by-its-words.js';
import { currencyOf, namedBeside, plainlyAYear, sign, unitsOf } from './pay-currency.js';
import { isPaidInMillions, LAKH, multiplied, multiples, timesSaid } from './pay-multiples.js';
import { anyPeriod, periodAround, periodBehind, type PayPeriod } from './pay-periods.js';

/** What a job says it pays, and the same for a whole year of full-time work. Amounts in whole or part units of the currency. */
export interface Pay {
  from: number;
  /** The same as `from` where one amount is said. */
  to: number;
  period: PayPeriod;
  /** ISO 4217. */
  currency: string;
  /** Whole units, rounded. */
  yearFrom: number;
  yearTo: number;
}

const WEEKS = 52;
const timesAYear: Record<Exclude<PayPeriod, 'hour'>, number> = {
  year: 1,
  month: 12,
  'four-weeks': 13,
  fortnight: 26,
  week: WEEKS,
  day: 260,
};
/** Where the advert does not say: what is usual in the United Kingdom, and elsewhere. */
const usualHours = (currency: string) => (currency === 'GBP' ? 37.5 : 40);
const MOST_A_YEAR = 20_000_000;
/** Of yen twenty million is what a surgeon has. */
const mostAYear = (currency: string): number => MOST_A_YEAR * (unitsOf(currency) >= 100 ? 10 : 1);
/** Less than this for a year is the pay of an hour or a day; records of the United States have "$13.72 a year". */
const LEAST_A_YEAR = 1_000;
/**
 * More than this, by the hour or the month, is the pay of a longer time: records have "$300,000 a week" and carnival workers
 * at "$436 an hour", while surgeons at $280 an hour are real. Not in money of which one has thousands for a meal.
 */
const MOST_BY_PARTS = 600_000;
const smallMoney = new Set(['JPY', 'INR', 'ISK', 'SEK', 'NOK', 'DKK', 'PLN', 'ZAR', 'HKD', 'AED']);

/**
 * Undefined where the amounts cannot be pay for that time: nothing, or far less or more than anyone has. `week` has the fewest
 * and the most hours of one.
 */
export function payOf(from: number, to: number, period: PayPeriod, currency: string, week?: Week): Pay | undefined {
  const isWeek = week?.every((hours) => hours >= 1 && hours <= 100);
  const usual = usualHours(currency);
  const [least, most] = period !== 'hour' ? [1, 1] : isWeek ? week! : [usual, usual];
  const times = period === 'hour' ? WEEKS : timesAYear[period];
  const [yearFrom, yearTo] = [Math.round(from * least * times), Math.round(Math.max(from, to) * most * times)];
  if (!(from > 0) || !(yearTo <= mostAYear(currency))) return undefined;
  const isSlip = period === 'year' ? yearFrom < LEAST_A_YEAR : yearTo > MOST_BY_PARTS && !smallMoney.has(currency);
  if (isSlip) return undefined;
  return { from, to: Math.max(from, to), period, currency, yearFrom, yearTo };
}

/** Whether an hour's or a day's pay was counted as that of somebody who works full time. */
export const isForFullTime = ({ from, to, period, currency, yearFrom }: Pay): boolean =>
  (period === 'hour' || period === 'day') && payOf(from, to, period, currency)?.yearFrom === yearFrom;

/** The first form is India's: "6,00,000". */
const amount = String.raw`\d{1,2}(?:,\d{2}){1,3},\d{3}(?:\.\d{1,2})?(?![\d,])|\d{1,3}(?:[,.'’\u00a0\u2009\u202f ]\d{3})+(?:[.,]\d{1,2})?(?!\d)|\d+(?:[.,]\d{1,2})?(?!\d)`;
/** "3.000,- €" and "CHF 90'000.–" have no cents; the sign of "Band 6 £37,338" is that of what follows it. */
const money = String.raw`(?:(${sign})\s?)?(${amount})(?:[.,](?:--?|–|—)(?!\s?[£€$]?\d))?\s?(${multiples})?(?:\s?(${sign})(?!\d))?`;
const range = new RegExp(String.raw`${money}(?:(${saidOfLower})\s{0,8}${joiner}\s{0,8}${money})?`, 'giu');
/** On the continent a dot before three digits can only be that of thousands. */
const writtenWithDots = new Set(['EUR', 'CHF', 'SEK', 'NOK', 'DKK', 'ISK', 'PLN']);

/** "£30,000 and 28 days", "£15 - 37.5 hours a week": what follows is no second amount. */
const ofSomethingElse =
  /^\s?(?:days?|hours?|hrs?|weeks?|months?|tage|stunden|std|wochen|jours|heures|semaines|mois|dagen|uur|x|%)(?![\p{L}\d])/iu;

/** So many times the other an end of a range may be where something tells against its being one. */
const MOST_APART = 3;

/** "£30,000 or £60,000 OTE", "£30,000 and £500 for travel": what is joined so is a range only where both may be pay for the same. */
const isOfOneKind = (from: number, to: number, after: string): boolean =>
  to >= from && to <= MOST_APART * from && !/^\W*(?:ote\b|on[- ]target)/i.test(after);

export interface PayFound extends Pay {
  /** The advert's own words. */
  text: string;
  /** Whether the advert says for how long it is. */
  hasPeriod: boolean;
  /** For one shift, of which nobody knows how many a week has. */
  isOfShift?: true;
}

/** "-£30,000" is no pay at all; a dash with a space behind it begins a line. */
const negative = new RegExp(String.raw`(?:^\s*|:\s+|\(\s*)[-−](?:${sign}\s?)?\d`, 'i');

/** What is paid for all of some work, or for another time than a year, says nothing of a year of it. */
const several = String.raw`(?:\d{1,3}|two|three|four|five|six|seven|eight|nine|ten|eleven|eighteen|twenty[- ]four|several)`;
const notForAYear = new RegExp(
  [
    String.raw`^[^\p{L}\d]{0,3}(?:in total,? |altogether |total )?(?:paid |payable |spread |split )?(?:for|over|across|during|covering) (?:an? |the )?(?:(?!${several}[- ])[a-z]+ )?(?!1[- ]year|12[- ]month|52[- ]week)${several}[- ](?:years?|months?|weeks?)(?!['’]? (?:(?:a|per|each) |(?:of )?(?:\w+ )?experience|old))\b`,
    String.raw`^\W{0,3}(?:in total,? |altogether |total )?(?:for|over|across|during|covering) (?:the |an? )?(?:whole |entire |full |complete )?(?:length |duration |term )?(?:of (?:the |an? )?)?(?:project|contract|season|assignment|placement|tour|term|internship|fellowship|period|engagement)\b`,
    String.raw`^\W{0,2}(?:per|a) (?:project|contract|season|assignment|placement|tour|term|semester)\b`,
    String.raw`^\W{0,2}(?:in total|altogether)\b`,
  ].join('|'),
  'iu',
);

/**
 * Reads pay as people write it ("£30k - £40k pa", "CA$45.50 an hour", "€4,100 a month for 32 hours"). `country` decides
 * whose dollars or crowns they are. Null where nothing can be read for certain: no currency, no period for a small amount.
 */
export function readPay(text: string, country: string | null): PayFound | null {
  if (negative.test(text)) return null;
  const salary = isPromise(text) ? fromSalaryOn(text) : undefined;
  return (salary === undefined ? null : payIn(salary, country)) ?? payIn(text, country);
}

function payIn(text: string, country: string | null): PayFound | null {
  const amounts = new RegExp(range);
  let first: PayFound | undefined;
  let isBehindTarget = false;
  for (let found; (found = amounts.exec(text));) {
    const [before, after] = [ahead(found, text), behind(found, text)];
    if (isStep(found, before)) {
      amounts.lastIndex = found.index + alone(found)[0].length;
      continue;
    }
    const isBasic = saysBasic(before, after);
    if (
      !isBasic &&
      (isTargetBehind(before) || (isTargetAhead(spaceAtEnd(found) + after.slice(0, BESIDE)) && !isJoinedSomehow(found)))
    ) {
      isBehindTarget = true;
      continue;
    }
    // "£80,000 - £35,000 basic" are two sums
    const isApart = isBasic && isReversed(found);
    if (!first || (isBasic && !isApart)) {
      const read = payFrom(isApart ? alone(found) : found, text, country);
      const pay = read && isBehindTarget && !isBasic && !read.hasPeriod && !calledPay.test(before) ? undefined : read;
      if (pay && isBasic && !isApart && (!first || isWithin(pay, first))) return pay;
      first ??= pay;
    }
    // "Grade 5/£32,000": what is joined so may be the pay by itself
    if (isApart || isJoinedSomehow(found)) amounts.lastIndex = found.index + alone(found)[0].length;
  }
  return first ?? null;
}

/** What is sure is the basic pay, wherever it stands: "OTE £70,000 (£45,000 basic)", "£70,000, including a base of £48,600". */
const isWithin = (basic: Pay, all: Pay): boolean => basic.currency === all.currency && basic.yearFrom <= all.yearTo;

/** What an amount is said with stands near it: a text of many amounts is not read anew for each. */
const BESIDE = 200;
const ahead = ({ index }: RegExpExecArray, text: string): string => text.slice(Math.max(0, index - BESIDE), index);
const behind = ({ 0: whole, index }: RegExpExecArray, text: string): string => text.slice(index + whole.length);

const timesOf = ([, before, , first, behind, , , , , beforeSecond, , second, behindSecond]: RegExpExecArray) => [
  timesSaid(first, before, behind),
  timesSaid(second, beforeSecond, behindSecond),
];

function amountsOf(found: RegExpExecArray): [from: number, to: number] {
  const [, , first, , , , , , , , second] = found;
  return multiplied([amountOf(first!), second === undefined ? 0 : amountOf(second)], timesOf(found));
}

const isInMillions = (found: RegExpExecArray): boolean => timesOf(found).some((times = 1) => times > 1_000);

const isPaidIn = (isInLakhs: boolean, currency: string): boolean =>
  isInLakhs ? currency === 'INR' : isPaidInMillions(currency);

const isReversed = (found: RegExpExecArray): boolean => {
  const [from, to] = amountsOf(found);
  return to > 0 && to < from;
};

/** Whether what seems to be the lower end of a range is the step of a scale that the other amount is paid for. */
const isStep = (found: RegExpExecArray, before: string): boolean =>
  found[10] !== undefined && given(found[1], found[3], found[4]).length === 0 && isStepBehind(before);

/** Whether an amount takes the space behind it along: it tells "£60k+ OTE" from "£30k + OTE". */
const spaceAtEnd = ([whole]: RegExpExecArray): string => (/\s$/.test(whole) ? ' ' : '');

/** By a word or sign that need not make a range of two amounts, or where something is said of the first alone. */
const isJoinedSomehow = ([, , , , , said, loose, most]: RegExpExecArray): boolean =>
  [said, loose, most].some((one) => one !== undefined && one !== '');

/** The first amount of a range. */
const alone = ({ 0: whole, index }: RegExpExecArray): RegExpExecArray =>
  Object.assign(new RegExp(`^${money}`, 'i').exec(whole)!, { index });

function payFrom(found: RegExpExecArray, text: string, country: string | null): PayFound | undefined {
  const [whole, signBefore, , , signAfter, aside = '', , , codeSecond, signSecond, second, , signLast] = found;
  const before = ahead(found, text);
  const after = text.slice(found.index + whole.length);
  const [from, to] = amountsOf(found);
  const [ofFirst, ofSecond] = [given(signBefore, signAfter), given(codeSecond, signSecond, signLast)];
  const isOtherMoney = isJoined(ofFirst, ofSecond) && !currencyOf([ofFirst[0]!, ofSecond[0]!], country);
  if (second !== undefined && (isOtherMoney || !isRange(found, before, after))) {
    // read again without it, which the text goes on with
    return payFrom(alone(found), text, country);
  }
  const isInLakhs = timesOf(found).includes(LAKH);
  const signs = [...ofFirst, ...ofSecond, ...(isInLakhs && country === 'India' ? ['INR'] : [])];
  if (boughtWith.test(before) || isWeight(signs, before) || isAfterTax(before, after, country)) return;
  if (signs.length === 0 || /^\s?(?:%|(?:m|mn|bn|million|billion|mio|mrd|millionen)\b)/i.test(after)) return;
  const currency = currencyOf([...signs, ...namedBeside(before, after)], country);
  if (!currency || (isInMillions(found) && !isPaidIn(isInLakhs, currency))) return;
  if (currency !== 'EUR' && [aside, after].some((words) => byThePiece.test(words))) return;
  const ofLower = periodBehind(after) ? undefined : periodOfLower(aside);
  const around = ofLower
    ? { period: ofLower, words: '', leadUp: '' }
    : (periodAround(before, after) ?? timesHours(after));
  const isPlain = writtenWithDots.has(currency) || (currency === 'GBP' && around?.period === 'year');
  if (!isPlain && hasThousandsByDot(whole)) return;
  const period =
    around?.period ?? (from >= plainlyAYear(currency) && !notForAYear.test(after) ? 'year' : saysItsYear(found));
  if (!period || (isReversed(found) && to * MOST_APART < from)) return;
  const [lower, upper] = isReversed(found) ? [to, from] : [from, to];
  const pay = payOf(lower, upper, period, currency, period === 'hour' ? hoursBeside(found, text) : undefined);
  if (!pay) return;
  const words = `${whole}${around?.words ?? ''}`;
  const behind = after.slice((around?.words ?? '').length);
  const terms = tail.exec(behind)?.[0] ?? '';
  // "Monthly salary: £2,650" is no £2,650; for a year an amount speaks for itself
  const leadUp = (period !== 'year' && around?.leadUp) || (lead.exec(before)?.[0] ?? '');
  const said = `${leadUp}${words}${terms}`.trim();
  const quoted = said + bracketEnd(said, behind.slice(terms.length));
  return { ...pay, text: quoted, hasPeriod: around !== undefined };
}

/** Whether the second amount that a pattern found is the other end of what the first begins. */
function isRange(found: RegExpExecArray, before: string, after: string): boolean {
  const [, , , , , said = '', loose, most, , signSecond, , multiple, signLast] = found;
  const isMoney = (signSecond ?? multiple ?? signLast) !== undefined;
  if (!isMoney && ofSomethingElse.test(after)) return false;
  const [from, to] = amountsOf(found);
  const isOfTheSame = isOfOneKind(from, to, after);
  if (loose && !isOfTheSame) return false;
  const joinedBy = loose ?? most ?? '';
  return isRangeOf({ said, joinedBy, ahead: before, behind: after, isMoney, isUpward: to >= from, isOfTheSame });
}

/** Of a week, as the words near an amount state them; where those begin in the middle of a number it is none. */
function hoursBeside(found: RegExpExecArray, text: string): Week | undefined {
  const near =
    ahead(found, text).replace(found.index > BESIDE ? /^\S+/ : '', '') +
    found[0] +
    behind(found, text).slice(0, BESIDE);
  const hours = hoursOf(near);
  return weekOf(hours) ?? weekOfYear(found, text);
}

/** "£16.25 x 42 hours" is so much for each; those of one shift may be paid together. */
function timesHours(after: string): { period: PayPeriod; words: string; leadUp: string } | undefined {
  const [words] = /^ ?[x×*@] ?(?:1[6-9]|[2-6]\d)(?:\.\d{1,2})? ?(?:hours?|hrs?)\b/i.exec(after) ?? [];
  return words === undefined ? undefined : { period: 'hour', words, leadUp: '' };
}

/** "3 - 6 LPA" is so many lakhs per annum. */
const saysItsYear = (found: RegExpExecArray): PayPeriod | undefined =>
  [found[3], found[11]].some((one) => /^l\.?p\.?a/i.test(one ?? '')) ? 'year' : undefined;

/** Earnings with what comes on top of the hours tell nothing of how many those are. */
const withMore = String.raw`\.?[\s(,/–-]{0,3}(?:(?:realistic|uncapped|average|typical|first[- ]year|estimated|expected|total)\s){0,2}(?:o\.?t\.?e|on[- ]target|earnings|potential|possible|achievable|total|package|with(?! \d)|inc(?:l\w*)?|counting|if you|(?:after|once|when) (?:bonus|commission|tips|overtime))(?!\p{L})`;
/** "£12.50 per hour (£26,000 per annum)": what a year of it comes to, the advert may say itself. */
const itsYear = new RegExp(
  String.raw`^(?:${anyPeriod})?[\s,(=/–-]{1,3}(?:(?:equivalent to|equates to|equal to|that is|i\.e\.|circa|c\.|approx\w*\.?|about|around)\s){0,2}${sign}\s?(\d{2,3},?\d{3})(?:\.\d{2})?\s?(?:per annum|p\.?\s?a\b|a year|per year|annually|\/\s?year)(?!${withMore})`,
  'iu',
);
/** Between them lies what somebody works by one contract; further sums are of something else. */
const [LEAST_OF_FULL, MOST_OF_FULL] = [35, 48];

function weekOfYear(found: RegExpExecArray, text: string): Week | undefined {
  const year = found[10] === undefined ? itsYear.exec(behind(found, text).slice(0, BESIDE))?.[1] : undefined;
  const hours = year === undefined ? 0 : amountOf(year) / WEEKS / amountsOf(found)[0];
  return hours >= LEAST_OF_FULL && hours <= MOST_OF_FULL ? [hours, hours] : undefined;
}

/** "Lifting up to 50 pounds" */
const isWeight = (signs: string[], before: string): boolean =>
  signs.some((one) => /^pounds$/i.test(one)) &&
  /\b(?:lift|carry|carri|mov|push|pull|weigh|load|handl|rais)\w*[^.;\d]{0,40}$/i.test(before);

/** "P/u" is an hour in Dutch, and a unit where one works by the piece. */
const byThePiece = /^[^\p{L}\d/]{0,3}p[./]u(?!\p{L})/iu;

/** "Pays for £41,000 of repairs". */
const boughtWith = /\bpa(?:y|ys|ying|id) for (?:up to |about |around )?$/i;

/** In "£45k OTE £70k" the target is the sum behind the word. */
const notOfNext = String.raw`(?!\W{0,3}(?:of |up to )?\W?\d)`;
/** What an amount is not said without: that it is the most, the least or the pay of full-time work. */
const lead =
  /\b(?:up to|as much as|max(?:imum of|imum|\.)?|from|starting (?:at|from|on)|min(?:imum)?\b\.?(?: of)?:?|at least|net|OTE:?|circa|c\.)\s?$/i;
const tail = new RegExp(
  String.raw`^\s?\(?(?:pro[- ]?rata|F\.?T\.?E\b|O\.?T\.?E\b${notOfNext}|net\b|term[- ]time(?: only)?|max(?:imum)?\b|upwards|and above|or more|${withItsExtras})\)?`,
  'iu',
);

/** "£28,000 (pro rata for 30 hours)": what an open bracket goes on with, to its end. */
const bracketEnd = (said: string, behind: string): string =>
  said.lastIndexOf('(') > said.lastIndexOf(')') ? (/^[^()\n]{0,160}\)/.exec(behind)?.[0] ?? '') : '';

const given = (...signs: (string | undefined)[]): string[] => signs.filter((one) => one !== undefined);

/** Whether both amounts have a sign of their own, as in "£60,000 / $75,000". */
const isJoined = (first: string[], second: string[]): boolean => first.length > 0 && second.length > 0;
