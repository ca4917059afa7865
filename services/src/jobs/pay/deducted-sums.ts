import { sign } from './pay-currency.js';
import { anyPeriod } from './pay-periods.js';

const digits = String.raw`\d{1,9}(?:[,.'’]\d{1,3}){0,4}`;
const one = String.raw`(?:${sign}\s?${digits}|(?<![\d.,])${digits}\s?${sign})(?:\s?k(?![a-z]))?`;
const sums = new RegExp(String.raw`${one}(?:${anyPeriod})?(?:\s?(?:[-–—]|to)\s?${one}(?:${anyPeriod})?)?`, 'giu');

/** What employers provide and are paid for out of wages. */
const thing = String.raw`(?:rent(?:al)?|accommodation|lodgings?|housing|house|flat|caravan|rooms?|board|bed|bills|utilities|council tax|transport(?:ation)?|travel|minibus|bus|uniforms?|workwear|ppe|boots|tools|equipment|training|courses?|dbs|visas?|meals?|food|lunch(?:es)?|breakfast|dinners?|parking|car park|permits?|pensions?|insurance|laundry|deposit|loans?|advance)(?![\p{L}\d])`;
const wages = String.raw`(?:salary|salaries|wages?|pay(?:slips?|roll|cheques?| ?packets?)?|earnings|remuneration)(?!\p{L})`;
const whose = String.raw`(?:(?:your|the|their|each|every|any|gross|net|monthly|weekly|first|total|basic|employees?['’]?|worker['’]?s['’]?|month['’]s|week['’]s)\s){0,4}`;
const fromWages = String.raw`(?:from|out of|off|against)\s${whose}${wages}`;
const how = String.raw`(?:(?:back|directly|direct|straight|automatically|monthly|weekly|at source|by us|each week|each month|every week|every month)\s){0,3}`;
/** "Deducted", "comes straight out of your pay", "by salary sacrifice". */
const taken = String.raw`(?:deduct(?:ed|ible|ions?|ing)?(?!\p{L})|(?:subtracted|docked|withheld|stopped|recouped|recovered|reclaimed|repaid|taken|paid|payable|debited|collected|charged|met|offset|set off|settled|cleared|reimbursed|com(?:es?|ing)|go(?:es|ing)?)\s${how}${fromWages}|(?:by|through|via)\s(?:a\s)?(?:salary sacrifice|payroll deductions?))`;

/** "You pay £95 per week for the room"; what "we pay" is pay. */
const youPay = String.raw`you(?:['’]ll| will| would| must| have to| need to| only| just)? (?:only |just )?pay(?:\s(?:back|us))?`;

/** Only a sentence with one of these takes anything off; all else is for these alone to decide. */
const takesOff = new RegExp(
  String.raw`(?<!\p{L})(?:${taken}|deducts?|charged|chargeable|charge of|billed|repaid|recovered|recouped|salary sacrifice|${youPay}|(?:take|takes|taking|stop|dock|withhold|recoup|recover)\s[^.;!?\n]{1,60}\s${fromWages}|less|minus)(?!\p{L})`,
  'iu',
);

/** The words of what is paid right before a sum; those of "from your wages" say whence another sum is taken. */
const calledPay = new RegExp(
  String.raw`(?<!(?:from|out of|off|against)\s${whose})(?<!\p{L})(?:${wages}(?! sacrifice)(?<!${youPay})|paid|paying|earn|earning)(?:\s+(?!(?:less|minus|after|and|but|while|to|charged)(?!\p{L}))[\p{L}-]{1,20}){0,6}\s*[:=–—-]?\s*$`,
  'iu',
);
/** "Rent is deducted from the salary of £2,100", "rent deducted from £12.50 an hour". */
const takenFromIt = new RegExp(
  String.raw`${fromWages}\s(?:of|at|which is)\s+$|(?<!\p{L})(?:deducted|subtracted|taken|paid)\s(?:from|off|out of)\s+${whose}$`,
  'iu',
);
/** "No deductions: £2,100", "before deductions for rent £2,100". */
const noneTaken =
  /(?<!\p{L})(?:no|nothing|without|before|free of|free from|zero|nil)\s(?:[\p{L}-]{1,20}\s){0,3}(?:deduct\w*|charged|taken)[^\d.;!?]{0,60}$/iu;

const link = String.raw`(?:is|are|will be|being|costs?|fees?|charges?|deductions?|contributions?|repayments?|of|at|for|available|provided|offered|on[- ]?site|site|charged|deducted|taken|${fromWages}|only|just|currently|about|around|approximately|approx|circa|up to|subsidi[sz]ed|(?:in|on|near|with) (?:the |a |our )?[\p{L}-]{1,20}|per week|per month|a week|a month|weekly|monthly)(?!\p{L})`;
const ofThingBefore = new RegExp(String.raw`(?<!\p{L})${thing}(?:\s+${link}){0,6}\s*[:=(–—-]?\s*$`, 'iu');
const ofThingBehind = new RegExp(
  String.raw`^\s+(?:(?:for|towards|in|of)\s)?(?:(?:your|the|an?|our|shared|single|double|own|staff|on[- ]site|company|live-in)\s){0,3}${thing}`,
  'iu',
);
/** Words that begin another thought, or tell that nothing is taken. */
const goesOn = String.raw`(?!(?:and|with|less|minus|plus|but|or|before|after|no|not|nothing|without|gross)(?!\p{L}))`;
const aux = String.raw`(?:and|which|this|that|it|is|are|will|would|can|may|be|being|to|then|also|automatically)`;
/** "£350 per month for a room, which is deducted"; in "£2,100 a month, rent deducted" it is the rent that is. */
const takenBehind = new RegExp(
  String.raw`^(?:\s${goesOn}[\p{L}'’-]{1,20}){0,7}?[\s,(–—-]{1,3}(?:${aux}\s){0,6}${taken}`,
  'iu',
);
/** "We deduct £95", "Deductions from salary: single room £69.93", "charged at £95", "less £350". */
const takenAhead = new RegExp(
  String.raw`(?<!\p{L})(?:(?:deduct(?:s|ed|ing|ions?)?|subtract(?:s|ed)?|dock|withhold)(?!\p{L})(?:[\s:(–—]{1,3}[\p{L}'’/-]{1,20}){0,9}|(?:charged|chargeable|charge of|billed|repaid|recovered|recouped|collected|${youPay})(?:\s(?:at|of|in instalments|an?|around|about|up to|only|just)){0,3}|(?:salary sacrifice|payroll deductions?)(?:[\s:(–—]{1,3}[\p{L}'’/-]{1,20}){0,6}|(?<!(?:no|not|nothing|never|none|for|much|far) )(?:less|minus)(?:\s(?!than(?!\p{L}))[\p{L}'’-]{1,20}){0,4})[\s:(=–—]{1,3}$`,
  'iu',
);
/** "We take £95 a week from your wages". */
const takesAhead =
  /(?<!\p{L})(?:take|takes|taking|stop|stops|recoup|recover|reclaim)(?:\s(?:an?|the|about|around|up to|only|just)){0,2}\s+$/iu;
const fromWagesBehind = new RegExp(String.raw`^(?:\s[\p{L}'’-]{1,20}){0,7}?\s${fromWages}`, 'iu');

const off = String.raw`(?:deduct\w*|(?:paying\s)?(?:(?:your|the|for)\s)?(?:rent|accommodation|housing|bills)(?=\s*(?:[,.;:)]|$)|\s(?:and|is|are|has|have|costs?|payments?|you|your|the)(?!\p{L})))`;
/** What is left is less than what is paid: "£2,100 after deductions". */
const leftBehind = new RegExp(
  String.raw`^[\s,(]{1,2}(?:(?:net|clear|take[- ]home|pay|in hand|left)\s){0,3}(?:after|once)\s(?:(?!(?:and|but)?\s?\d)[\p{L}-]{1,20}\s){0,5}?${off}`,
  'iu',
);
const leftAhead = new RegExp(
  String.raw`(?<!\p{L})after\s(?:[\p{L}-]{1,20}\s){0,5}?${off}(?:(?!gross)[^\d.;!?£€$]){0,60}$`,
  'iu',
);

const saysAfter = /\b(?:after|once)\b/i;

/** As much of a sentence as tells of a sum in it. */
const BESIDE = 160;

/**
 * A sentence without the sums that are taken off what is paid, and without what is left of it: an advert that names the rent
 * "deducted from salary" names no salary by that.
 */
export function withoutDeductedSums(sentence: string): string {
  const isOff = takesOff.test(sentence);
  if (!isOff && !saysAfter.test(sentence)) return sentence;
  return sentence.replace(sums, (...found) => {
    const [said, at] = [found[0] as string, found.find((one) => typeof one === 'number') as number];
    const before = sentence.slice(Math.max(0, at - BESIDE), at);
    const end = at + said.length;
    const after = sentence.slice(end, end + BESIDE);
    return isLeft(before, after) || (isOff && isTaken(before, after)) ? '' : said;
  });
}

const isLeft = (before: string, after: string): boolean => leftBehind.test(after) || leftAhead.test(before);

function isTaken(before: string, after: string): boolean {
  if (calledPay.test(before) || takenFromIt.test(before) || noneTaken.test(before)) return false;
  if (ofThingBefore.test(before) || ofThingBehind.test(after)) return true;
  if (takenAhead.test(before) || takenBehind.test(after)) return true;
  return takesAhead.test(before) && fromWagesBehind.test(after);
}
