// @ts-check
import { countOf, mentionsOf } from './mentions.js';
import { isOfLonger } from './hours-of-rota.js';

/** Hours that are those of a week though no "a week" stands behind them: what stands beside them can mean no other time. */

/** @typedef {import('./mentions.js').Mention} Mention */

const start = String.raw`(?=\d)(?<![\d.,:£€$])`;
const number = String.raw`(\d{1,2}(?:\.\d{1,2})?)`;
/** No hours of one shift. */
const longNumber = String.raw`(1[6-9](?:\.\d{1,2})?|2[0-35-9](?:\.\d{1,2})?|[3-6]\d(?:\.\d{1,2})?)`;
const fullNumber = String.raw`(3[5-9](?:\.\d{1,2})?|[45]\d(?:\.\d{1,2})?|60)`;
const hours = String.raw`\+?[\s-]?(?:(?:contracted|guaranteed|paid|working|basic|core) )?(?:hours?|hrs?\.?)(?![\p{L}\d])`;
const notOfAnother = String.raw`(?!,? (?:of|shifts?|in advance|notice|response|turnaround|delivery|rest|off|break|between|within|before|after)(?!\p{L}))${isOfLonger}`;
const atEnd = String.raw`(?=\s{0,3}(?:[.,;)|\n]|$|(?:over|across|mon(?:day)?)(?!\p{L})))`;
/** The most or the least, or the lower end of a range: what the hours say of themselves is read from before them. */
const open = String.raw`(?:(?:up to|at least|between|from|over|about|around|min(?:imum)?(?: of)?|max(?:imum)?(?: of)?|no(?:t)? (?:less|fewer|more) than) )?(?:\d{1,2}(?:\.\d{1,2})?(?: ?h(?:ou)?rs?)? ?(?:[-–—/]|to|or|and) ?)?`;

const week = String.raw`(?:(?:working|standard|basic|contracted|contractual|full[- ]time|paid|normal|usual|core|agreed|average|typical) (?:(?:full[- ]time|working|contracted) )?week|work week)`;
const ofPost = String.raw`(?: (?:for|in|of) (?:this|the) (?:post|role|job|position|contract))?`;
const is = String.raw`(?:\s?[:=–—-]| (?:is|of|will be|being|comprises|consists of|totals)){0,2} (?:(?:an?|based on|set at|currently|mon(?:day)?s? (?:to|-|–) fri(?:day)?s?),? ){0,2}`;

const rate = String.raw`[£€$] ?\d{1,3}(?:\.\d{1,2})?(?: ?(?:per|an|each|/|p\.?) ?(?:hour|hr|h)\.?)?`;
const times = String.raw` ?(?:[x×*@]|times|multiplied by) ?`;

const byName = new RegExp(
  [
    // "Working week: 35 hours", "the normal working week is 45 hours"
    String.raw`${start}(?<=(?<!\p{L})${week}${ofPost}${is}${open})${number}${hours}${notOfAnother}`,
    // "£13.15 per hour x 40 hours", "40 hours x £13.15"
    String.raw`${start}(?<=${rate}${times})${longNumber}${hours}${notOfAnother}`,
    String.raw`${start}${longNumber}${hours}(?=${times}[£€$] ?\d)`,
    // "45 hours guaranteed", "a guaranteed minimum of 36 hours", "40 guaranteed hours"
    String.raw`${start}(?<!(?<!\p{L})(?:in|within|after|under|next) )${longNumber}${hours}(?= (?:min(?:imum)? )?guaranteed?(?! (?:overtime|response|delivery|notice|rest|break))(?!\p{L}))`,
    String.raw`${start}(?<=(?<!\p{L}|\b(?:not|non)[ -])guaranteed:? ${open})${longNumber}${hours}${notOfAnother}`,
    String.raw`${start}${longNumber} guaranteed (?:hours|hrs)(?!\p{L})${notOfAnother}`,
    // "48 hours over 5 days", "a 45-hour contract"
    String.raw`${start}(?<!(?<!\p{L})(?:in|within|after|every|next) )${longNumber}${hours}(?= (?:(?:spread|split|worked) )?(?:over|across) (?:any )?(?:[3-7]|three|four|five|six|seven)(?:\.5)? (?:days|shifts|nights)(?!\p{L}))`,
    String.raw`${start}${longNumber}[\s-]?(?:hours?|hrs?)(?=[\s-](?:(?:permanent|temporary|full[\s-]?time|part[\s-]?time|fixed[\s-]term) )?(?:contract|post|role|position|vacancy)(?!\p{L}| (?:review|notice|check|cover)))`,
    // "Full time – 40 hours"
    String.raw`${start}(?<=(?<!\p{L})full[\s-]?time(?: (?:role|position|post|contract|permanent|hours))?[\s,:(–—-]{1,3})${fullNumber}${hours}${notOfAnother}(?! (?:a|per|each|training)(?!\p{L}))`,
    // "£12.50 per hour for the first 39 hours"
    String.raw`${start}(?<=${rate},? (?:for )?(?:the |your )?first )${fullNumber}${hours}${notOfAnother}`,
    // "an average of 42 hours", "42 hours on average", "Min. 45 hours", "working 40 hours", and no more of it
    String.raw`${start}(?<=(?<!\p{L})(?:(?:an? )?average(?: of)?:?|min(?:imum)?\.?(?: of)?:?|you(?: will|['’]ll)? work|working) )${fullNumber}${hours}${atEnd}`,
    String.raw`${start}${fullNumber}${hours}(?= (?:on )?average(?!\p{L}))`,
    // "Hours per week 40", "hours of work 40 per week"
    String.raw`${start}(?<=(?<!\p{L}|\d[ -]?)hours (?:of work )?(?:a|per|each) week )${longNumber}${atEnd}`,
    String.raw`${start}(?<=(?<!\p{L}|\d[ -]?)hours of work )${longNumber}(?= (?:a|per|each) week(?!\p{L}))`,
    // a part of a line or a whole one: "£13 per hour | 38.5 hours | Permanent"
    String.raw`${start}(?<=(?:^|[\n|•·])[ \t]{0,3})(?<!(?:times?|notice|response|delivery|turnaround|dispatch)\s{0,3}[\n|•·][ \t]{0,3})${longNumber}${hours}(?=[ \t]{0,3}(?:$|[\n|•·]))`,
  ].join('|'),
  'giu',
);

/** At the end of what is said of the pay: "£14.50 per hour Monday to Friday, £18 on Saturdays, 50 hours". */
const lastOfAll = new RegExp(String.raw`(?<=, )${start}${fullNumber}${hours}(?=\s{0,3}(?:[.;,)|]|$))`, 'giu');
const byTheHour = /[£€$]\s?\d{1,3}(?:\.\d{1,2})?\s?(?:per |an? |each |\/|p\.?\/?)\s?h/i;

const count = String.raw`(?=[3-7tfs])(?<![\d.,:£€$/–-])(?<!\p{L})([3-7]|three|four|five|six|seven)`;
const shift = String.raw`(\d{1,2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)(?![\p{L}\d])`;
/** "5 shifts of 8 hours", "5 days x 9 hours", "5 x 8 hour shifts" */
const shiftsAlone = new RegExp(
  [
    String.raw`${count} (?:working )?(?:shifts|days) ?(?:of|[x×*@]|at) ?${shift}(?: each)?${isOfLonger}`,
    String.raw`${count} ?[x×] ?${shift}(?:[\s-](?:shifts|days))?(?!\p{L})${isOfLonger}`,
  ].join('|'),
  'giu',
);
/** Beside these the shifts are part of a rota, or of what is done once. */
const ofARota =
  /\b(?:off|on|nights?|fortnight\w*|months?|monthly|weeks|years?|annum|rota|roster|rotation|cycle|pattern|induction|train\w*|course|notice|holidays?|leave|trial|placement|event|festival|project|shoot\w*|first|over)\b/i;
const [SHORTEST, LONGEST] = [4, 14];
/** What shifts come to that make up a week of work. */
const [LEAST_OF_SHIFTS, MOST_OF_SHIFTS] = [24, 60];

/** @param {string[]} groups */
function ofShifts([times, shift]) {
  const length = countOf(shift);
  return length >= SHORTEST && length <= LONGEST ? Math.round(countOf(times) * length * 100) / 100 : 0;
}

/**
 * @param {string} text
 * @returns {Mention[]}
 */
export function hoursByName(text) {
  const named = mentionsOf(byName, text);
  return named.length > 0 ? named : mentionsOf(lastOfAll, text).filter(({ before }) => byTheHour.test(before));
}

/**
 * The shifts of a text that tells of no other hours.
 * @param {string} text
 * @returns {Mention[]}
 */
export const hoursOfShiftsAlone = (text) =>
  mentionsOf(shiftsAlone, text, ofShifts).filter(
    ({ count: all, before, after }) =>
      all >= LEAST_OF_SHIFTS && all <= MOST_OF_SHIFTS && !ofARota.test(before) && !ofARota.test(after),
  );
