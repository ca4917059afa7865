import { sign } from './pay-currency.js';

const sum = String.raw`${sign}\s?\d[\d.,]{0,14}\s?k?`;
const ofLess = String.raw`(?:\s?(?:per |an? |each |every |\/\s?)(?:calendar )?(?:day|week|fortnight|month)|\s?p\.?\/?(?:d|w|c?m)\.?|\s(?:daily|weekly|fortnightly|monthly))(?!\p{L})`;
/** Words of what is paid until something else is, or for results. */
const promise =
  /\b(?:guarantee[ds]?|guaranteed|retainer|commissions?|earn(?:ings|ing)?|trial|training|probation|to (?:begin|start) with)\b/i;
const promised = new RegExp(String.raw`${sum}${ofLess}`, 'iu');
/** "Salary £26,500", "a basic salary of £24,000 - £28,000". */
const salary = new RegExp(
  String.raw`(?<!\p{L})(?:(?:annual|basic|base|starting|full[- ]time|yearly) )?salary(?:\s?[:=–—-]|(?: (?:is|of|from|between|up to|circa|starting at))+)?\s{0,3}(?=${sign}\s?(?:\d{2,3},?\d{3}|\d{2,3}(?:\.\d)?\s?k)(?![\d,]))`,
  'iu',
);
/** By these a salary is that of a later day or of somebody else. */
const later =
  /\b(?:ris(?:es?|ing)|increas\w*|progress\w*|lead(?:s|ing)? to|going up|after|then|once|until|managers?|average|or)\b[^.;]{0,40}$/i;
const laterBehind = /^[^.;\n]{0,40}?\b(?:after|once|when|later|for managers)\b/i;

/** Whether a sentence names a sum for less than a year that is guaranteed, or comes of commission. */
export const isPromise = (sentence: string): boolean => promised.test(sentence) && promise.test(sentence);

/** What a sentence says from where it calls a sum of a year the salary; undefined where it calls none so. */
export function fromSalaryOn(sentence: string): string | undefined {
  const found = salary.exec(sentence);
  if (!found) return undefined;
  const behind = sentence.slice(found.index + found[0].length);
  const isLater = later.test(sentence.slice(Math.max(0, found.index - 60), found.index)) || laterBehind.test(behind);
  return isLater ? undefined : sentence.slice(found.index);
}
