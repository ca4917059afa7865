import { unitsOf } from './pay-currency.js';

/** What behind an amount says that it is one of thousands or more: "30k", "3.6 million yen", "360万円". */
export const multiples = String.raw`k\b|(?:million|mio|mn|m)\b|万|(?:lakhs?|lacs?|l\.?p\.?a)\b`;

/** So many rupees are counted as one in India: "₹6 lakh", "6-8 LPA" for a year. */
export const LAKH = 100_000;

/** "34 tkr", "450 TSEK": the sign says it. */
const thousandsOf = /^t(?:kr|sek|nok|dkk)/i;

/** By how much an amount is to be multiplied, as its sign or what stands behind it says; undefined where neither does. */
export function timesSaid(multiple: string | undefined, ...signs: (string | undefined)[]): number | undefined {
  if (multiple === '万') return 10_000;
  if (multiple !== undefined && /^l/i.test(multiple)) return LAKH;
  if (multiple !== undefined) return /^k$/i.test(multiple) ? 1_000 : 1_000_000;
  return signs.some((sign) => thousandsOf.test(sign ?? '')) ? 1_000 : undefined;
}

/** Of pounds a million is what somebody looks after; of yen it is a third of a year's pay. */
export const isPaidInMillions = (currency: string): boolean => unitsOf(currency) >= 100;

/** From this on an amount says its thousands itself. */
const ITS_OWN = 1_000;

/** Both amounts of a range: "30-40k" and "£30k - 40" are thousands both, and "£30,000 - 40k" is said in two ways. */
export function multiplied([from, to]: [number, number], [first, second]: (number | undefined)[]): [number, number] {
  const whole = (amount: number, own?: number, other?: number) =>
    Math.round(amount * (own ?? (amount < ITS_OWN ? (other ?? 1) : 1)) * 100) / 100;
  return [whole(from, first, second), whole(to, second, first)];
}
