import { anyPeriod } from './pay-periods.js';

/**
 * Words that need not be said of pay: a pension is taken off "net" and a car is "take-home". What is "tax-free", as a
 * stipend, is all that is paid, and so is the pay that the advert states; only "tax-free cash" has gone past the tax.
 */
const open = String.raw`(?:nett?|take[- ]home|(?:cash )?in[- ](?:the |your )?hand|tax[- ]free(?=\s(?:cash|money)(?!\p{L})))(?![\p{L}\d])`;
const plain = String.raw`(?:nett(?:o|i)(?:gehalt|lohn|verdienst|loon|salaris)?(?![\p{L}])|net(?:to|os?|s)(?![\p{L}])|(?:after|post)[- ]tax)`;
/** "Tax-free annual bonus" */
const notOfGift = String.raw`(?!\s(?:\p{L}+\s)?(?:bonus\w*|tips|allowances?|mileage|vouchers?|gifts?|payments?|lump|plans?|awards?|expenses|surveys?)(?!\p{L}))`;
/** What they go on with where they are said of the amount before them: nothing, more of pay, for how long it is. */
const ofIt = String.raw`(?=\s{0,3}(?:$|[.,;:)+&\n]|[(/–—-]\s?(?=[£€$]|gross|approx))|\s?${anyPeriod}${notOfGift}|[\s(]{1,2}(?:of tax|pay|salary|wages?|income|earnings|(?:cash|money)${notOfGift}|rate|amount|per|an?|each|every|approx\w*|basis|only|minimum|guaranteed|after|to start|(?:in)?to your|plus|and (?:free|an?|all|tips|bonus\w*|meals|board|accommodation|(?=[£€$])))(?!\p{L}))`;
const clear = String.raw`clear(?=\s*(?:$|[,.;)]|(?:per|a|an|each)\s))`;
/** "£550 a week tax free, cash in hand" */
const freeAnd = String.raw`(?:tax[- ]free(?:\s?[,/&+]\s?|\s(?:and\s)?))?`;
const behind = new RegExp(
  String.raw`^(?:${anyPeriod})?[.)]?[\s,(/–-]{0,3}(?:${freeAnd}(?=${open}|${plain}|${clear}))?(?:(?:salary|pay|wages?|approx\w*\.?|approximately)\s)?(?:${open}${ofIt}|${plain}|${clear})`,
  'iu',
);
const ahead = new RegExp(
  String.raw`(?<![\p{L}.])(?:(?:${open}|${plain})(?: of tax)?|clear|taking home|takes? home)(?:\s(?:base|basic|hourly|daily|weekly|monthly|annual|yearly)){0,2}(?:\s(?:salary|salaries|pay|wages?|income|earnings|rate|gehalt|lohn|loon|salaris))?(?:\s(?:of|is|are|will be|from|up to|about|around|approx\w*\.?|circa|between|at least)){0,3}\s{0,3}[:=–-]?\s{0,3}$`,
  'iu',
);

/** Where nobody pays a tax on what they earn. */
const untaxed = new Set(['United Arab Emirates', 'Qatar', 'Saudi Arabia', 'Kuwait', 'Bahrain', 'Oman']);

/**
 * Whether an amount is said to be what is left of pay after tax, by the words right before or behind it. What was paid before
 * that, which all other pay is stated as, nobody can tell from it.
 */
export const isAfterTax = (textBefore: string, textAfter: string, country: string | null): boolean =>
  !untaxed.has(country ?? '') && (behind.test(textAfter) || ahead.test(textBefore.slice(-80)));
