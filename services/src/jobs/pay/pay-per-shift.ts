import { readPay, type PayFound } from './pay.js';
import { unitsOf } from './pay-currency.js';

const kind = String.raw`(?:(?:long|short|full|standard|day|night|waking|early|late|morning|evening|twilight|weekend|\d{1,2}(?:\.\d{1,2})?[ -]?(?:hours?|hrs?|h))[ -]){0,3}`;
const eachTime = String.raw`(?:\/\s?|\s(?:per|an?|each|every|pr\.?|for (?:an?|each|every))\s)`;
/** "£150 per shift", "£180 for a 12-hour night shift"; what is paid "per shift on call" or as a premium is no whole pay. */
const perShift = new RegExp(
  String.raw`(?<=\d(?:\.\d{2})?k?\+?(?:\s(?:gross|basic|flat|net))?)${eachTime}${kind}shift(?![\p{L}\d-])(?!\s{0,2}\(?(?:allowance|supplement|premium|bonus|enhancement|uplift|payment|differential|extra|more|on top|on[- ]call)(?!\p{L}))`,
  'giu',
);
/** Beside the pay for the work itself. */
const besides =
  /\b(?:sleep\w*|sleep[- ]?ins?|on[- ]call|extra|additional|addition|plus an?|tips|tronc|bonus\w*|allowances?|meals?|expenses|parking|premium|enhancements?)\b/i;

/** Less, in pounds or the like, is nobody's pay for all of one. */
const LEAST_A_SHIFT = 50;

/**
 * What is paid for a shift, read as the pay of a day, since most have one of them in it. How many there are in a week is for
 * the advert to say: see `forItsWeek`.
 */
export function payOfShift(text: string, country: string | null): PayFound | null {
  if (besides.test(text)) return null;
  // as long as before, so that the advert's own words stand at the same place
  const byDay = text.replace(perShift, (words) => (words.startsWith('/') ? '/day' : ' per day').padEnd(words.length));
  if (byDay === text) return null;
  const found = readPay(byDay, country);
  if (found?.period !== 'day' || found.from < LEAST_A_SHIFT * unitsOf(found.currency)) return null;
  return { ...found, text: ownWords(text, byDay, found.text), isOfShift: true };
}

function ownWords(text: string, byDay: string, said: string): string {
  const from = byDay.indexOf(said);
  const to = from + said.length;
  const phrase = [...text.matchAll(perShift)].find(({ 0: words, index }) => index < to && index + words.length > to);
  return text.slice(from, phrase ? phrase.index + phrase[0].length : to);
}
