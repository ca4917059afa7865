import { sign, signAndCode } from './pay-currency.js';

/** A base of customers or of costs is no pay. */
const ofOthers = String.raw`(?<!\b(?:customer|client|donor|supporter|cost|asset|tax|user|member|membership|capital|knowledge|fan|revenue|income|data|fund|investor|subscriber|research|skills|army|air|naval)[- ])`;
const amountIs = String.raw`(?:\s(?:of|is|at|from|up to|circa|around|about|approx\.?|c\.|starting (?:at|from)))*\s{0,3}[:=–—-]?\s{0,3}`;
const called = String.raw`${ofOthers}\b(?:basic|base)(?: (?:salary|pay|wage|rate))?`;
const before = new RegExp(String.raw`${called},?${amountIs}$`, 'i');
/** In "£80,000, basic £35,000" it is said of the next one. */
const after = new RegExp(
  String.raw`^[\s,(]{0,2}(?:p\.?a\.?|per annum|a year)?[\s,(]{0,2}bas(?:e|ic)\b(?!(?: (?:salary|pay|wage|rate))?${amountIs}(?:${sign})?\s?\d)`,
  'i',
);
/** "A basic £10,000 car allowance" */
const another = String.raw`\s?(?:(?!(?:plus|and|with|or|per|pa|a)\b)[a-z]{1,20}\s){0,2}(?:allowance|bonus|relocation|pension|package|fund|grant)`;
const ofAnotherThing = new RegExp(`^${another}`, 'i');

/** Whether an amount is called basic pay by the words before or behind it. */
export const saysBasic = (ahead: string, behind: string): boolean =>
  (before.test(ahead) && !ofAnotherThing.test(behind)) || after.test(behind);

/** "Including a base of £48,600", "£35,000 basic": by these words alone a sum is pay. */
const named = new RegExp(
  [
    String.raw`(?:^\W*|[,;:(/+&–—-]\s{0,3}|\b(?:an?|the|your|our|of|with|plus|and|incl\w*\.?|guaranteed|annual|starting|competitive|on|for|is)\s)${called}${amountIs}${signAndCode}\s?\d[\d.,]{0,14}\s?k?(?![a-z\d]|[.,]\d)(?!${another})`,
    String.raw`${sign}\s?\d[\d.,]{0,14}\s?k?(?:\s?(?:p\.?a\.?|per annum|a year))?[\s,(]{1,2}(?:basic|base)(?=\W*$|\s?[,.;)/+&–—-]|\s(?:salary|pay|wage|plus|with|and|ote|uncapped)\b)`,
  ].join('|'),
  'i',
);

export const namesBasic = (sentence: string): boolean => named.test(sentence);
