import { isoCodes } from './pay-currency.js';
import { anyPeriod, periodBehind, type PayPeriod } from './pay-periods.js';

/** What two amounts of a range are joined by, and what may be said of the lower one before that. */

const least = String.raw`min(?:imum)?\b\.?`;
const most = String.raw`(?:at )?(?:an? )?max(?:imum)?\b\.?(?: (?:salary|pay|rate))?(?: of)?\s?:?`;
const itself = String.raw`(?:${least}|(?:gross|brutto|bruto|brut|f\.?t\.?e|pro[- ]?rata)\b\.?)`;
const aside = String.raw`(?:\s?[(\[]?${itself}[)\]]?)?`;
/** "£27,000 (min) - £33,000 (max)", "£30,000 per annum gross - £36,000 per annum gross". */
export const saidOfLower = String.raw`${aside}(?:${anyPeriod}[.)\]]{0,2})?${aside}`;

const dash = '[-‐‑‒–—−~〜～]';
/** Joined so two amounts need not be a range; the group tells. */
const loosely = String.raw`([/&]|and\b|or\b)`;
const word = String.raw`(?:to|bis(?: zu)?|und|à|et|tot|en|til|till|through|(?:rising|increasing|going|progressing) (?:up )?to|(?:and )?up to)(?![\p{L}\d])`;
/** A sum that is paid for the same work: none on target, with what comes on top, or of a post that one may come to. */
const sumOfIt = String.raw`(?=\s{0,3}(?:${isoCodes}|[£€$])\s?\d[\d.,]{0,12}\s?k?(?!\d|[.,]\d|\p{L})(?!\+?[\s(,]{0,3}(?:(?:per annum|p\.?a\.?|a year)[\s(,]{0,3})?(?:o\.?t\.?e|on[- ]target|(?:with|including|incl?|in|and) (?:bonus|commission|overtime|tips|allowance)|(?:for|as|once|when|on promotion) (?:[\p{L}-]{1,12} ){0,3}(?:manag|senior|supervis|leader|lead|promot))))`;
const someTime = String.raw`(?:(?:an?|one|two|three|four|five|six|\d{1,2}) )?(?:years?|months?|weeks?)`;
const whenever = String.raw`(?:\s(?:annually|yearly|(?:each|every) year|incrementally|gradually|steadily|progressively|(?:in|by) (?:annual |yearly )?(?:steps|increments|stages))|,?\s(?:after|over|within|in|on|upon|following) (?:successful )?(?:completion of )?(?:the |your )?(?:${someTime}|probation\w*|qualif\w+|training|completion)(?: period| service)?,?)?`;
/** "£26,421, rising to £30,024 after two years", "£24,000 (increasing annually to £27,000)": pay grows from the one to the other. */
const rising = String.raw`(?:[,;(–—-]\s{0,2})?(?:(?:which|and|then|but) )?(?:will )?(?:rising|rises?|increasing|increases?|going|goes|progressing|progresses|moving|moves|climbing|climbs)${whenever}\s(?:up )?to${sumOfIt}`;
/** "Min £27,000 max £33,000", "£27,000 min, £33,000 max", and the code before a sign: "CAD $28 - CAD $34". */
const scale = String.raw`(?:M|MPS|MPR|UPS|UPR|U|L|SCP|(?:spine |scale |pay )?point|band|grade|level|step)[ -]?`;
/** "M1 (£31,650) to M6 (£43,607)" */
const toStep = String.raw`\)?\s?(?:${dash}|to(?!\p{L}))\s?${scale}\d{1,2}[a-z]?[\s:(]{1,3}(?=£)`;
export const joiner = String.raw`(?:(?:(?:${rising}|${dash}|${loosely}|${word})(?:\s{0,3}${most})?|((?:[,;]\s{0,3})?${most}|(?<=\bmin(?:imum)?[.)\]]{0,2})[,;]))(?:\s{0,8}\b(${isoCodes})\s?(?=[£€$]))?|${toStep})`;

const endsWithScale = new RegExp(String.raw`(?<![\p{L}\d])${scale}$`, 'iu');
/** Whether the number behind these words is a step of a scale: "Band 6 - £18.50 per hour" is no range from six pounds on. */
export const isStepBehind = (words: string): boolean => endsWithScale.test(words);

const isLoose = new RegExp(`^${loosely}`, 'i');
const leastAndMost = new RegExp(String.raw`^(?:[,;]|${most})`, 'iu');
const asideAhead = new RegExp(`^${aside}`, 'iu');
const saysLeast = new RegExp(String.raw`\b(?:${least}|at least)`, 'iu');
const saysMost = new RegExp(String.raw`^[\s(]{0,2}${most}`, 'iu');
const saysLeastAhead = new RegExp(
  String.raw`\b(?:${least}|at least)(?: (?:salary|pay|rate))?(?: of| is)?\s?:?\s?$`,
  'iu',
);
const between = /\b(?:between|from|zwischen|entre|tussen|mellom|mellan|mellem)\s{0,2}$/i;
/** What is paid for some hours alone or on top: no end of what is paid. */
const notTheEnd =
  /^[\s(]{0,2}(?:(?:(?:on|at|for|during|over)\s+)?(?:an? |the |your |all )?(?:nights?|week-?ends?|saturdays?|sundays?|bank holidays?|public holidays?|evenings?|unsocial|overtime|sleep|waking|on[- ]call|call[- ]?outs?|peak)(?!\p{L})|(?:realistic )?o\.?t\.?e\b|on[- ]target|(?:(?!(?:plus|and|with|incl\w*|depend\w*) )\p{L}+[- ]){0,2}(?:bonus|allowance|commission|supplement|premium|enhancement|differential|weighting|tips)\b)/iu;

export interface JoinedAmounts {
  /** What is said of the lower amount, what joins them, the words before the one and those behind the other. */
  said: string;
  joinedBy: string;
  ahead: string;
  behind: string;
  /** The upper amount names its money or its thousands. */
  isMoney: boolean;
  isUpward: boolean;
  /** They are not further apart than pay for the same may be. */
  isOfTheSame: boolean;
}

/** Whether two amounts are the ends of what is paid, as far as the words around them tell: "£13 an hour to £15 an hour". */
export function isRangeOf(amounts: JoinedAmounts): boolean {
  const { said, joinedBy, ahead, behind, isMoney, isUpward, isOfTheSame } = amounts;
  if (leastAndMost.test(joinedBy))
    return (
      isOfTheSame &&
      (saysLeast.test(said) || saysLeastAhead.test(ahead)) &&
      (/max/i.test(joinedBy) || saysMost.test(behind))
    );
  const ofLower = periodOfLower(said);
  if (ofLower === undefined) return true;
  const ofUpper = periodBehind(behind);
  if (!isUpward || notTheEnd.test(behind.slice(ofUpper?.words.length ?? 0))) return false;
  if (isLoose.test(joinedBy) && !between.test(ahead)) return false;
  return ofUpper ? ofUpper.period === ofLower : isMoney && isOfTheSame;
}

/** For how long the lower amount is, where that is said of it by itself. */
export const periodOfLower = (said: string): PayPeriod | undefined =>
  periodBehind(said.replace(asideAhead, ''))?.period;
