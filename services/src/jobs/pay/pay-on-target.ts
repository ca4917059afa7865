import { isoCodes, sign, signAndCode } from './pay-currency.js';
import { anyPeriod } from './pay-periods.js';

/** What somebody would earn who sells as much as is hoped for. An advert that names nothing else has stated no pay. */

const target = String.raw`(?:O\.?T\.?E\.?|on[- ]target(?! (?:bonus|commission))(?: (?:earnings?|income|pay|salary))?)(?![\p{L}\d])`;
const ofWhen = String.raw`(?:(?:first|1st|second|2nd|third|3rd)[- ]year|year[- ](?:one|two|three|[123])|uncapped|realistic|average|typical|expected|estimated|achievable|potential|possible|total|true|genuine)`;
const link = String.raw`(?:in|of|is|are|at|to|up to|from|between|circa|c\.|ca\.|around|about|approx\w*\.?|over|upwards of|in excess of|as much as|currently|potentially|(?:the |your )?${ofWhen})`;
const linked = String.raw`(?:[\s(,]{1,2}${link}(?!\p{L})){0,4}`;

/** "OTE: £60,000", "on-target earnings in year one of £60,000". */
const ahead = new RegExp(String.raw`(?<![\p{L}\d])${target}${linked}[\s:=(–—-]{0,4}(?:(?:${isoCodes})\s?)?$`, 'iu');
/** In "£45k OTE £70k" the target is the sum behind the word. */
const notOfNext = String.raw`(?!${linked}[\s:=(–—-]{0,4}(?:${sign}\s?)?\d)`;
/** "£60,000 OTE", "£60k+ a year (realistic OTE)"; "£30,000, OTE" and "£30,000 + OTE" may be the pay and more. */
const behind = new RegExp(
  String.raw`^(?:\+(?=\s))?(?:${anyPeriod})?\s?[\s(/]?(?:(?:in )?${ofWhen}\s){0,3}(?:in )?${target}${notOfNext}`,
  'iu',
);

/** Whether a sum is called so by the words right before it. */
export const isTargetBehind = (textBefore: string): boolean => ahead.test(textBefore.slice(-100));

/** The same by those right behind it, which are said of the last sum there. */
export const isTargetAhead = (textAfter: string): boolean => behind.test(textAfter.slice(0, 160));

/** Behind a target further sums may be of anything: "OTE £70,000 and £10,000 to join". */
export const calledPay = /\b(?:salary|wages?|pay|retainer|guaranteed?)(?: (?:of|is|from|at))?\s?[:=–—-]?\s?$/i;

const sum = String.raw`${signAndCode}\s?\d[\d.,]{0,14}\s?k?(?![\p{L}\d]|[.,]\d)\+?`;
const sums = String.raw`${sum}(?:\s?(?:[-–—]|to\s)\s?(?:${sum}|\d[\d.,]{0,14}\s?k?(?![\p{L}\d]|[.,]\d)))?`;
const when = String.raw`(?:(?<![\p{L}\d])${ofWhen}\s){0,3}`;
const withTarget = new RegExp(
  [
    String.raw`${when}(?<![\p{L}\d])${target}${linked}[\s:=(–—-]{0,4}${sums}(?:${anyPeriod})?`,
    String.raw`${sums}(?:${anyPeriod})?\s?[\s(/]?(?:(?:in )?${ofWhen}\s){0,3}(?:in )?${target}\)?${notOfNext}`,
  ].join('|'),
  'iu',
);

/** "First-year OTE £55k": what a sentence says of a target, in its own words. */
export const targetIn = (sentence: string): string | undefined =>
  withTarget.exec(sentence)?.[0].replace(/[\s,.]+$/, '');
