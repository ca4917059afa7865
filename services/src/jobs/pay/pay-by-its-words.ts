import { namesBasic } from './pay-basic.js';
import { hasDollars, signAndCode } from './pay-currency.js';

const sum = String.raw`${signAndCode}\s?\d[\d.,]{0,14}\s?k?(?![\p{L}\d]|[.,]\d)`;
const sums = String.raw`${sum}(?:\s?(?:[-–—]|to\s)\s?(?:${sum}|\d[\d.,]{0,14}\s?k?(?![\p{L}\d]|[.,]\d)))?`;
const aYear = String.raw`(?:\s?(?:p\.? ?a\.?(?!\p{L})|per annum|a year|per year|annually))?`;
const about = String.raw`(?:(?:up to|from|between|circa|c\.|ca\.|around|about|approx\w*\.?|as much as)\s?){0,2}`;

const scheme = String.raw`(?:NJC|NHS|AfC|agenda for change|JNC|GLPC|local government|local authority|civil service|teachers?['’]?|main|upper|unqualified|leadership|lecturers?|academic|support staff|council|university|(?:inner |outer )?london)`;
/** By itself what is paid is said of it; a band, a grade or a scale alone may be of anything. */
const grade = String.raw`(?:(?:pay|salary) (?:band|grade|scale|spine|range|point)s?|SCP|spinal (?:column )?points?|(?:spine|scale) points?|MP[SRG]|UP[SRG]|ECT|[AEHS]?EO|AO|G[67]|L\d{1,2})(?!\p{L})`;
const openGrade = String.raw`(?:band|grade|scale|spine|level|points?)(?!\p{L})`;
const step = String.raw`(?:${grade}|${openGrade}|to|and|[a-z]{0,2}\d{1,2}(?:\.\d{1,2})?[a-z]?|[a-h])(?![\p{L}\d])`;
const apart = String.raw`[\s,:;/(–—-]{1,3}`;
/** What a scale's sum goes on with; a "£40,000 grant" is none. */
const thenPay = String.raw`(?=${aYear}\s{0,3}(?:$|[,;:.)(+&/–—-]|(?:plus|with|and|or|per|pro|depend\w*|fte|wte|term|actual|gross|inc\w*|rising|including|basic|for|on|at|annum|\d)(?!\p{L})))`;
/** "NJC SCP 23 £32,654", "NHS Band 5: £29,970", "Grade G, SCP 23-25 (£32,654)": with a step of a scale stands what it pays. */
const ofScale = new RegExp(
  [
    String.raw`^[^\p{L}\p{N}]*(?:${scheme}${apart}){0,3}(?:${grade}|${openGrade}${apart}${step})(?:${apart}${step}){0,6}${apart}${about}${sums}${thenPay}`,
    String.raw`(?<![\p{L}\d])(?:NJC|SCP|AfC|agenda for change|spinal (?:column )?points?|spine points?|(?:pay|salary) (?:band|grade|scale|point)s?|band [2-9][a-d]?|MPS|UPS|MPR|UPR)(?:${apart}${step}){0,6}${apart}${about}${sums}${thenPay}`,
  ].join('|'),
  'iu',
);

const ote = String.raw`(?:O\.?T\.?E\.?|on[- ]target[- ]earnings)`;
/** "OTE £80,000", "£80k OTE". */
const onTarget = new RegExp(
  String.raw`(?<![\p{L}\d])${ote}(?!\p{L})(?:\s(?:of|is|are|in|year one))*\s{0,3}[:=–—-]?\s{0,3}${about}${sums}|${sums}\+?${aYear}[\s,(]{1,2}(?:(?:uncapped|realistic|first[- ]year)\s)?${ote}(?!\p{L})`,
  'iu',
);

/** "The package is worth £70,000, including…", and no package of support or relocation. */
const wholePackage = new RegExp(
  String.raw`^[^\p{L}\p{N}]*(?:(?:the|our|your|an?|total|overall|whole|full|salary|pay|remuneration|compensation|annual|competitive|attractive|generous)\s){0,4}package(?:\s(?:is|of|worth|at|in total|comes to|will be|valued at|totals|totall?ing))*\s{0,3}[:=–—-]?\s{0,3}${about}${sums}${aYear}(?=\s{0,3}(?:$|[,.;:(+]|(?:incl\w*|inc|plus|with|basic|base|ote|depend\w*|doe|for the right|made up|comprising|consisting)(?!\p{L})))`,
  'iu',
);

/** "$95,000 package", "a total package of which …" behind its sum; a "£5,000 relocation package" is none. */
const sumOfPackage = new RegExp(
  String.raw`^[^\p{L}\p{N}£€$¥₹]*(?:(?:we offer|offering|on offer|earn|up to|from|circa|around|attractive|competitive|generous|total|annual|an?|on|the)[\s:]{1,2}){0,4}${sums}\+?${aYear}\s(?:(?:total|salary|annual|remuneration|compensation|super(?:annuation)?[- ]inclusive|inclusive|all[- ]in(?:clusive)?)\s){0,2}(?:package|pkg|TRP|TEC)(?=\s{0,3}(?:$|[,.;:(+&–—-]|(?:incl\w*|inc|plus|with|depend\w*|doe|for the right|on offer)(?!\p{L})))`,
  'iu',
);

const counted = String.raw`(?:bonus(?:es)?|commissions?|allowances?|weighting|overtime|on[- ]call|enhancements?|supplements?|benefits|pension|profit share|tips|tronc|service charge|super(?:annuation)?)`;
/** What is counted in a sum, as far as it is said: "including 10% bonus", "(incl. car allowance)". */
export const withItsExtras = String.raw`\(?(?:including|inclusive of|includes|incl?\.?)\s(?:(?!(?:for|to|of|in|per|vat|and|or)\s)[\p{L}\d%£.,-]{1,20}\s){0,3}${counted}(?!\p{L})`;
/** "Up to £70,000 including bonus", "Earn £60k-£70k inc. commission". */
const allCounted = new RegExp(
  String.raw`^[^\p{L}\p{N}£€$¥₹]*(?:(?:you(?: can| could| will| may|['’]ll)?\s|expect to\s)?(?:earn(?:ing)?|paying|pays?|make|take home)\s|(?:total|realistic|potential|basic|package|on offer|offering|we offer):?\s)?${about}${sums}\+?${aYear}[\s,]{1,2}${withItsExtras}`,
  'iu',
);

const bareDollars = /(?<![A-Z])\$/;

/** Whether a sum in a sentence can only be pay, though no word for pay stands with it. */
export const isPayByItsWords = (sentence: string): boolean =>
  [ofScale, onTarget, wholePackage, allCounted].some((pattern) => pattern.test(sentence)) || namesBasic(sentence);

/**
 * All of whose words are of the package: what it is worth is no other sum. A bare "$95,000 package" says whose dollars those
 * are where the job is in a country that has them.
 */
export const isOfPackage = (sentence: string, country: string | null): boolean =>
  wholePackage.test(sentence) || (sumOfPackage.test(sentence) && (hasDollars(country) || !bareDollars.test(sentence)));
