import { anyPeriod } from './pay-periods.js';

/** What only an employee gets on top of pay: "plus a sleep-in allowance of £55 per shift", "+ mileage of 45p per mile". */
const extras = String.raw`(?:allowances?|bonus(?:es)?|commissions?|mileage|expenses|travel|fuel|sleep[- ]?ins?|overtime|enhancements?|supplements?|weighting|tips|tronc|service charge|holiday pay|pension|super(?:annuation)?|benefits|equity|relocation|profit share|retainer|insurance|vouchers?|season ticket loan|(?:training|learning|study|development|wellbeing) budget)`;
const howMuch = String.raw`(?:(?:an?|up to|circa|around|paid)\s+){0,2}(?:£?\d[\d.,]{0,9}\s?[k%p]?\s+)?`;
const plus = new RegExp(
  String.raw`(?:[\s,;]\s?(?:plus|with|and)|\s?\+|\s&)\s?${howMuch}(?:(?!(?:for|to|of|on|in|per|vat)\s)[\p{L}-]{1,20}\s){0,3}${extras}(?!\p{L})`,
  'iu',
);
/** An extra may be paid with an extra: "A bonus, £9,000 a year plus mileage". */
const isExtraItself = /\b(?:bonus|commission|allowance|weighting|enhancement|supplement|retainer|stipend)s?\b/i;
const hasSum = /[£€$]\s?\d/;

/**
 * A sentence up to what is promised on top of a sum in it: words that tell of other money than pay tell nothing where they
 * stand behind that. Undefined where nothing is.
 */
export function beforeExtras(sentence: string): string | undefined {
  const at = plus.exec(sentence)?.index;
  if (at === undefined) return undefined;
  const head = sentence.slice(0, at);
  return hasSum.test(head) && !isExtraItself.test(head) ? head : undefined;
}

/** Between two sums: "A £500 welcome bonus and £26,250 p.a." */
const thenSum = /\s?(?:[,;+&]|,? then|\b(?:and|plus|as well as))\s+(?=(?:an? |the )?[£€$]\s?\d)/giu;
const namesExtra = new RegExp(String.raw`(?<!\p{L})(?:${extras}|golden hello|welcome (?:gift|payment))(?!\p{L})`, 'iu');
const isMoreOfIt = new RegExp(String.raw`\b(?:in|of|as)\s(?:an?\s)?${extras}(?!\p{L})`, 'iu');
const hasPeriod = /\b(?:per|an?|each|every) (?:annum|year|month|week|day|shift|hour)\b|\bp\.?\s?a\b|\bannually\b/i;
const oneSum = String.raw`[£€$]\s?\d[\d.,]{0,14}\s?k?`;
/** What is "£30,000 of training" or "for travel" is paid once too. */
const isOfATime = new RegExp(
  String.raw`^(?:an? |the )?${oneSum}(?:\s?(?:[-–—]|to\s)\s?(?:${oneSum}|\d[\d.,]{0,14}\s?k?))?(?:[.,]?\s*$|[.,;:]\s|\s?[(+]|\s(?:basic|base|gross|doe|pro[- ]?rata)(?!\p{L})|${anyPeriod})`,
  'iu',
);

/**
 * What follows an extra that is paid once and has a sum of its own: that is where the pay stands. Undefined where a sentence
 * begins with none.
 */
export function behindExtras(sentence: string): string | undefined {
  const then = sentence.matchAll(thenSum).next().value;
  if (then === undefined) return undefined;
  const head = sentence.slice(0, then.index);
  const isExtra = namesExtra.test(head) && hasSum.test(head) && !hasPeriod.test(head);
  const behind = sentence.slice(then.index + then[0].length);
  return isExtra && isOfATime.test(behind) && !isMoreOfIt.test(behind) ? behind : undefined;
}
