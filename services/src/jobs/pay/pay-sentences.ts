import { withoutDeductedSums } from './deducted-sums.js';
import { LONGEST } from '@landfall/contracts/reading/mentions';
import { withoutPaidByOthers } from './paid-by-others.js';
import { withoutSumOfTheLaw } from './sum-of-the-law.js';
import { fromPayOn, withoutOtherSums } from './other-sums.js';
import { namesBasic } from './pay-basic.js';
import { beforeExtras, behindExtras } from './pay-beside-extras.js';
import { fromSalaryOn, isPromise } from './pay-beside-promise.js';
import { targetIn } from './pay-on-target.js';
import { isOfPackage, isPayByItsWords } from './pay-by-its-words.js';
import { payOfShift } from './pay-per-shift.js';
import { sign, signAndCode, unitsOf } from './pay-currency.js';
import { alonePerYear, namedWithoutSign } from './pay-without-sign.js';
import { readPay, type Pay, type PayFound } from './pay.js';

/** A full stop behind "hrs", "approx" or "kr" ends nothing where small letters or figures go on, nor one within "p.a." */
const sentences =
  /[^.!?\n]+(?:(?:[.!?](?=[\d–—-])|\.(?<=\b(?:approx|hrs?|wk|equiv|incl?|kr|pr|min|max)\.)(?=\s[a-zåæøö\d£€$])|\.(?<=\bO\.(?:T\.(?:E\.)?)?)(?=T\.|E\b|\s?(?:of )?[£€$\d:])|\.(?<=\bp\.(?:c\.)?)(?=\s?[acdhmw]\b)|\.(?<=\b(?:p\.\s?(?:c\.)?[adhmw]|hrs?|yr|wk|mth|min|max)\.)(?=\s?(?:[-–—)]|(?:up )?to\s|bis\s|and\s|max|\(?(?:nett?o?|gross|after tax|take[- ]home|clear|in[- ]hand|tax[- ]free)\b)))[^.!?\n]*)*(?:\.(?<=\bp\.\s?(?:c\.)?[adhmw]\.))?/g;

/** "-£30,000" in a list is no negative amount. */
const bullet = /^\s*[-−–•*]+\s*/;

/** The words of a pattern, of any language: `\b` knows no "ö". */
const word = (words: string) => new RegExp(String.raw`(?<![\p{L}\d])(?:${words})(?![\p{L}\d])`, 'iu');

const aboutPay = word(
  [
    'salary|salaries|wage|wages|pay|pays|paid|earn|earnings|remuneration|compensation|rate of|hourly rate|day rate',
    String.raw`\p{L}*gehalt|\p{L}*lohn|\p{L}*vergütung|entgelt|verdienst|einkommen`,
    'salaire|rémunération|salaris|loon|lön|månadslön|lønn|løn|månedslønn|årslønn|salario|sueldo|retribución|stipendio|retribuzione|ral',
  ].join('|'),
);
const notAboutPay = word(
  [
    String.raw`bonus of|bonuses|relocation|salary[- ]packaging|salary sacrifice|allowance of|allowances?|budget|revenue|turnover|funding|grant|fee|fees|worth|raised|invest\w*|pension|referral|loan|voucher|threshold|minimum salary (?:for|of) (?:the )?visa`,
    String.raw`\p{L}*(?:prämie|zuschuss|zulage|umsatz|budget|bonus)|primes?|subvention|chiffre d['’]affaires|toeslag|omzet|premio|fatturato`,
  ].join('|'),
);

/** What a sum for a year, a month or an hour may be instead of what a job pays. */
const notWages = word(
  [
    String.raw`rent|rental|cost|costs|price|prices|tuition|subscription|premium|saving|savings|save|bills?|spend\w*|sales|contracts|(?<!(?:day|hour|week|month|year|annum|term|time)s?[ -])contract|customers?|clients?|charge\w*|donat\w+|scholarships?|bursary|accommodation costs|per person|per head|insurance|expenses|mileage`,
    String.raw`\p{L}*miete|\p{L}*kosten|kostet|\p{L}*preis|\p{L}*beitrag|gebühr\w*|spenden?|kunden|loyer|coûts?|prix|clients|huur|prijs|klanten|hyra|leie|alquiler|affitto`,
  ].join('|'),
);
/** "Circa £60,000", "52.000 € - 58.000 €" and "£60,000" as a line of their own. */
const lineOfPay =
  /^\W*(?:(?:pay )?(?:band|grade|scale(?: point)?|spine point)s?\s?[\w.-]{1,4}[\s,:–-]{1,3}|(?:basic|package|paying|earn|starting (?:on|at))\b:?\s)?(?:circa|c\.?|ca\.?|from|up to|around|approx\w*\.?|ab|bis zu|environ|vanaf)?\s*(?:(?:(?:GBP\s?)?£|(?:EUR\s?)?€|¥|GBP|EUR|JPY|CHF|SEK|NOK|DKK|kr\.?|(?:AU?|CA?|NZ)\$|(?:AUD|CAD|NZD)\s?\$(?!\s?[\d.,]{1,12}k?\s(?:of|in|for|to|worth)\b))\s?\d|\d[\d.,'’\s]*(?:k\s?)?(?:[-–—]\s*\d[\d.,'’\s]*(?:k\s?)?)?(?:€|EUR\b|Euro\b|GBP\b|JPY\b|CHF\b|SEK\b|NOK\b|DKK\b|kr\b))/i;
/** "Minimum £28k." and what goes with pay: behind "Minimum £28,500" may stand what a customer spends. */
const leastAlone =
  /^\W*(?:(?:a )?min(?:imum|\.)?(?: of)?:?|at least|no(?:t)? less than)\s+£\s?\d[\d,]{1,9}\s?k?(?:\s?(?:(?:[-–—]|(?:up )?to|and)(?: (?:an? )?max(?:imum\b|\b\.?)(?: of)?:?)?|[,;/]?\s?(?:an? )?max(?:imum\b|\b\.?)(?: of)?:?)\s?£?\d[\d,]{1,9}\s?k?)?(?!,?\d)(?=\W*$|\s*[,;(+]|\s(?:per|p\.?a|a year|plus|with|basic|base|gross|doe|depending|dependent|pro|rising|ote|negotiable)\b)/i;
const dollars = String.raw`(?:(?:US|AU?|CA?|NZ)?\$|\b(?:USD|CAD|AUD|NZD)\s?\$?)\s?\d[\d.,]{0,12}\s?k?(?![\p{L}\d])`;
const itsCode = String.raw`\s?\(?(?:USD|CAD|AUD|NZD|US dollars)\b\)?`;
const dollarRange = String.raw`${dollars}(?:${itsCode})?\s?(?:[-–—]|to\s)\s?(?:${dollars}|\d[\d.,]{0,12}\s?k?(?![\p{L}\d]))`;
/** "$95K–$110K USD" and no more: with a lone "$95,000" adverts name many other sums. */
const dollarsAlone = new RegExp(
  String.raw`^[^\p{L}\p{N}$]*(?:(?:basic|base|package|range)\b:?\s|(?:from|between|circa|around|up to)\s)?(?:${dollarRange}(?:${itsCode})?|${dollars}${itsCode})(?:[^\p{L}\p{N}]*$|\s*(?:[,;(+]|(?:per|an?) (?:year|annum)\b|annually|gross|base|basic|ote\b|doe\b|depend|based on|plus\s|with\s))`,
  'iu',
);
/** Less than this in a year, in pounds or the like, is no wage of one person's whole work. */
const LEAST_A_YEAR = 8_000;
const MOST_WITHOUT_WORD = 400_000;

/**
 * The pay that the text of an advert names: in a sentence about pay, or else where a currency and a period stand with the
 * amount, or the amount is a line of its own, or at last where no other word than those beside it tells. Other sums of money in it are none.
 */
export function payInAdvert(description: string, country: string | null): PayFound | null {
  const all = [...description.slice(0, LONGEST).matchAll(sentences)].map(([sentence]) =>
    withoutSumOfTheLaw(withoutDeductedSums(withoutPaidByOthers(sentence.replace(bullet, '')))),
  );
  for (const sentence of all.filter((one) => aboutPay.test(one))) {
    const found = namedWithoutSign(sentence, country) ?? payAmong(sentence, country);
    if (found) return (isPromise(sentence) && found.period !== 'year' && salaryIn(all, country)) || found;
  }
  for (const sentence of all.map(partOfWages).filter((one) => one !== undefined)) {
    const found = readPay(withoutOtherSums(sentence), country);
    if (found && (found.hasPeriod || isLineOfPay(sentence)) && isLikeAWage(found)) return found;
  }
  const isPackage = (sentence: string) => isOfPackage(sentence, country);
  const byItsWords = [...all.filter(namesBasic), ...all.filter((one) => isPayByItsWords(one) || isPackage(one))];
  for (const sentence of byItsWords) {
    const found = readPay(isPackage(sentence) ? sentence : withoutOtherSums(sentence), country);
    if (found && isLikeAWage(found)) return found;
  }
  return ofShiftIn(all, country) ?? aloneIn(description.slice(0, LONGEST), country);
}

/** Where nothing else is named: beside the pay of an hour or a year stands what sleep-ins and single shifts bring. */
function ofShiftIn(sentences: string[], country: string | null): PayFound | null {
  for (const sentence of sentences) {
    const found = isPossible(sentence) && !notWages.test(sentence) ? payOfShift(sentence, country) : null;
    if (found) return found;
  }
  return null;
}

/** Beside what is promised for a week, the salary is what the advert calls so: "Earn £600 a week. Basic salary £24,000". */
function salaryIn(sentences: string[], country: string | null): PayFound | undefined {
  for (const sentence of sentences) {
    const salary = fromSalaryOn(sentence);
    const found = salary === undefined ? null : readPay(withoutOtherSums(salary), country);
    if (found?.period === 'year') return found;
  }
  return undefined;
}

/** Last of all, since nothing but a year tells that it is money. */
function aloneIn(text: string, country: string | null): PayFound | null {
  for (const { 0: sentence, index } of text.matchAll(sentences)) {
    const before = text.slice(Math.max(0, index - 200), index);
    const found = alonePerYear(sentence.replace(bullet, ''), before, country);
    if (found && isLikeAWage(found) && !notWages.test(sentence)) return found;
  }
  return null;
}

/** As much of a sentence as may name wages. */
const partOfWages = (sentence: string): string | undefined =>
  [sentence, beforeExtras(sentence), behindExtras(sentence)].find(
    (one) => one !== undefined && isPossible(one) && !notWages.test(one),
  );

const isPossible = (sentence: string): boolean => !notAboutPay.test(sentence) || isSaidOfSalary(sentence);
const isLineOfPay = (sentence: string): boolean =>
  [lineOfPay, leastAlone, payAndMore, dollarsAlone].some((pattern) => pattern.test(sentence));

/** In a sentence about pay: where it names other sums too, the one that it calls pay goes before. */
function payAmong(sentence: string, country: string | null): PayFound | null {
  const own = withoutOtherSums(sentence);
  const called = own !== sentence || notAboutPay.test(sentence) ? fromPayOn(own) : undefined;
  const found = called !== undefined && !ofTheVisa.test(sentence) ? readPay(called, country) : null;
  return found ?? (isPossible(sentence) ? readPay(own, country) : null);
}

/** What the law asks for is not what the job pays. */
const ofTheVisa = /\bthreshold|\bminimum salary|\bvisas? (?:need|ask|require)/i;

/** "Salary: 30k", "Pay - £30.000 per year", "Salary up to £90k": a line that says what is paid, however it says it. */
const lineNamed =
  /^\W*(?:(?:annual|basic|base|starting|gross|net|nett|take[- ]home|yearly|monthly|weekly|hourly|the) )*(?:salary|pay|wages?|remuneration)(?:(?: (?:range|scale|band|grade|rate))?\s*[:=–—-]\s*|\s+(?:(?:is|of|from|up to|circa|around|c\.)\s+)*(?=[£€$]?\d))(?=[^\d]{0,40}\d).{1,200}$/i;

/**
 * What an advert says of its pay in words of which no sum is sure: to be shown as it stands, so that nobody takes it for
 * an advert that says nothing.
 */
export function unsurePayIn(description: string): string | null {
  const said = [...description.slice(0, LONGEST).matchAll(sentences)]
    .map(([sentence]) => sentence.replace(bullet, '').trim())
    .filter((sentence) => !notAboutPay.test(sentence));
  return said.find((sentence) => lineNamed.test(sentence)) ?? firstOf(said, targetIn);
}

function firstOf<T>(all: T[], found: (one: T) => string | undefined): string | null {
  for (const one of all) {
    const words = found(one);
    if (words !== undefined) return words;
  }
  return null;
}

/** "£55K per annum plus bonus of £10,000", and no "£9,000 a year bonus". */
const beginsWithPay =
  /^\W*(?:£|€)\s?\d[\d.,]*\s?k?\s?(?:p\.? ?a\b|(?:per|an?|each) (?:annum|year|month|week|day|hour)\b|annually)\s*(?:[,;(+]|plus\b|with\b|$)/i;

const amount = String.raw`(?:${sign}\s?)?\d[\d.,]{0,14}\s?k?`;
/** "The package: circa £48,000 + car allowance": words that say an offer begins, before what is known by what comes on top. */
const offer = String.raw`(?:(?:(?:the|our|your|total) )?(?:(?:salary |pay |total )?package|basic|base|on offer|offering|we offer)(?: is| of)?\s?[:–—-]?\s+)?`;
/** "10% bonus", "up to £5k commission". */
const howMuch = String.raw`(?:(?:an?|up to|circa|around)\s+){0,2}(?:(?:\d{1,3}(?:\.\d{1,2})?\s?%|${amount})\s+)?`;
const onTop = String.raw`(?:bonus(?:es)?|commission|super(?:annuation)?|benefits|pension|equity|overtime|tips|ote|401k|401\(k\)|(?:london )?weighting|allowances?|profit share|relocation|(?:car|van|vehicle)(?=\s*(?:[,.;+&()/]|and\s|plus\s|$)))`;
/** "£25k + bonus £5k", "AU$95,000 plus super": only with pay does an advert promise these. */
const payAndMore = new RegExp(
  String.raw`^[^\p{L}\p{N}£€$¥₹]*${offer}(?:(?:up to|from|circa|around|starting (?:at|on|from))\s)?${signAndCode}\s?\d[\d.,]{0,14}\s?k?(?:\s?(?:[-–—]|to)\s?${amount})?(?:\s?(?:p\.? ?a\.?|per annum|a year|basic|base))?(?:,?\s(?:DOE|(?:depending|dependent|based) (?:up)?on experience))?(?:\s*,)?\s*(?:\+|plus\s|&)\s*${howMuch}(?:(?!(?:for|to|of|on|in|per|vat)\s)[\p{L}-]{1,20}\s+){0,2}${onTop}(?!\p{L})`,
  'iu',
);

/** "Salary £60,000 plus bonus": what comes behind is another thing, or the visa check reads what it is. */
function isSaidOfSalary(sentence: string): boolean {
  if (beginsWithPay.test(sentence) || payAndMore.test(sentence)) return true;
  const [head = ''] = /^[^£€\d]*(?=[£€\d])/.exec(sentence) ?? [];
  return /(?:\b(?:salar(?:y|ies)|wages?|remuneration)\b|^\W*(?:basic )?pay\b)/i.test(head) && !notAboutPay.test(head);
}

const isLikeAWage = ({ yearFrom, yearTo, currency }: Pay): boolean =>
  yearFrom >= LEAST_A_YEAR * unitsOf(currency) && yearTo <= MOST_WITHOUT_WORD * unitsOf(currency);
