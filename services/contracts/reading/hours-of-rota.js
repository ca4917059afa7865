// @ts-check
import { countOf, mentionsOf } from './mentions.js';

/** Hours of a week as they follow from those of a longer time, or from shifts and how many there are. */

/** @typedef {import('./mentions.js').Mention} Mention */

const number = String.raw`(?=\d)(?<![\d.,:£€$])(\d{1,2}(?:\.\d{1,2})?)`;
const hours = String.raw`[\s-]?(?:hours?|hrs?\.?|h)(?![a-z])`;
const each = String.raw`(?:an?|per|each|every|\/|p\.?\/?|in an?|over an?|for an?)`;

const fortnight = String.raw`(?:fortnight(?:ly)?|f\/?n|bi[- ]?weekly(?: pay period)?|(?:two|2)[- ]?weeks?|(?:bi[- ]?weekly|(?:two|2)[- ]week) (?:pay )?period)`;
const fourWeeks = String.raw`(?:(?:four|4)[- ]?week(?:s|ly)?(?: (?:pay )?period)?)`;
const month = String.raw`(?:calendar )?(?:month(?:ly)?|mth)`;
const year = String.raw`(?:year(?:ly)?|annum|annually)`;
/** What hours are not those of a week by: "76 hours per fortnight", "7.5 hours a day". */
export const isOfLonger = String.raw`(?!\s?\)?[\s,]{0,2}(?:${each}\s?)?-?(?:${fortnight}|${fourWeeks}|${month}|${year}|days?|daily|shifts?|pay period)\b)`;

/** @type {[longer: string, weeks: number, least: number, most: number][]} So many hours of it may be somebody's work. */
const longerTimes = [
  [fortnight, 2, 16, 130],
  [fourWeeks, 4, 60, 260],
  [month, 52 / 12, 100, 260],
  [year, 52, 1_000, 2_600],
];
const inLonger = String.raw`(\d{1,3}(?:\.\d{1,2})?|[12],?\d{3})\+?`;
const longer = longerTimes.map(([time, ...rest]) => ({
  pattern: new RegExp(
    [
      String.raw`(?=\d)(?<![\d.,:£€$])${inLonger}[\s-]?(?:(?:contracted|guaranteed|paid|working|basic|core|annualised) )?(?:hours?|hrs?\.?|h)\)?[\s,]{0,2}(?:${each}\s?)?-?${time}(?![\p{L}\d])`,
      String.raw`(?=h)(?<!\p{L})hours\s?:\s?${inLonger} ${each}\s?${time}(?![\p{L}\d])`,
      String.raw`(?<!\p{L})(?:${time} hours|hours ${each} ${time})\s?:\s?${inLonger}(?![\d.,])`,
    ].join('|'),
    'giu',
  ),
  rest,
}));

const count = String.raw`(?=[1-7ofst])(?<![\d.,:£€$/])(?<!\p{L})([1-7]|one|two|three|four|five|six|seven)`;
/** Behind what parts it from the first one. */
const secondCount = String.raw`([1-7]|one|two|three|four|five|six|seven)`;
const shifts = String.raw`(?:(?:long|day|night|early|late|full|waking|rotating|back shift) ){0,2}(?:shifts?|days?|nights?|times)`;
const aWeek = String.raw`[\s,]{0,2}(?:(?:an?|per|each|every|\/|p\.?\/?|in a)\s?)?-?(?:working )?(?:week|wk|weekly)(?![\p{L}\d])`;
const aDay = String.raw`(?:\s?(?:an?|per|each|every|\/)\s?(?:day|shift|night)|\s(?:daily|each|days?|shifts?|nights?))(?!\p{L})`;
const apart = String.raw`[\s,:;(–—-]{1,3}(?:of |for |on |working )?`;
const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekday = String.raw`(mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`;
const fromDayToDay = String.raw`(?<!\p{L})${weekday}\s?(?:-|–|to|through|thru)\s?${weekday}(?!\p{L})`;

/** Each with the count of shifts and their hours, in either order: the greater one is of hours. */
const shiftsAWeek = new RegExp(
  [
    // "three 12-hour shifts a week", "4 x 10 hours per week"
    String.raw`${count}(?:\s|\s?[x×]\s?)(\d{1,2}(?:\.\d{1,2})?)${hours}[\s-]${shifts}${aWeek}`,
    String.raw`${count}\s?[x×]\s?(\d{1,2}(?:\.\d{1,2})?)${hours}${aWeek}`,
    // "12 hour shifts, three a week"
    String.raw`${number}${hours}[\s-]${shifts}[\s,:(–-]{1,3}${count}(?:\s${shifts})?${aWeek}`,
    // "three shifts of 12 hours a week", "three shifts a week of 12 hours", "5 days a week, 8 hours per day"
    String.raw`${count}\s${shifts} of (\d{1,2}(?:\.\d{1,2})?)${hours}${aWeek}`,
    String.raw`${count}[\s-]${shifts}${aWeek} of (\d{1,2}(?:\.\d{1,2})?)${hours}(?! of)`,
    String.raw`${count}[\s-]${shifts}${aWeek}${apart}(\d{1,2}(?:\.\d{1,2})?)${hours}${aDay}`,
    // "8 hours per day, 5 days a week"
    String.raw`${number}${hours}${aDay}${apart}${count}[\s-]${shifts}${aWeek}`,
    // "3x12s"
    String.raw`(?=[3-5])(?<![\d.,:£€$])([3-5])\s?[x×]\s?(8|10|12)['’]?s(?!\p{L})`,
  ].join('|'),
  'giu',
);
/** "8 hours a day, Monday to Friday" */
const eachOfDays = new RegExp(
  String.raw`${fromDayToDay}${apart}(\d{1,2}(?:\.\d{1,2})?)${hours}${aDay}|${number}${hours}${aDay}${apart}${fromDayToDay}`,
  'giu',
);

const ofRota = String.raw`(?=[\dofst])(?<![\d.,:£€$/])(?<!\p{L})(\d{1,2}|one|two|three|four|five|six|seven)`;
const secondOfRota = String.raw`(\d{1,2}|one|two|three|four|five|six|seven)`;
const time = String.raw`(?:(?:long |early |late |day |night |12[ -]hours? |12[ -]hrs? )?(?:shifts?|days?|nights?|weeks?|months?) )?`;
const off = String.raw`(?:days? |nights? |shifts? |weeks? |months? |rest days? )?(?:off|rest)(?!\p{L})`;
const between = String.raw`[\s,/&+–-]{1,3}(?:(?:and|then|followed by|with) )?`;
/** "4 on 4 off", "four days on, three days off", "2 days, 2 nights, 4 off". */
const onAndOff = new RegExp(
  [
    String.raw`${ofRota}(?: ?[x×] ?\d{1,2}[ -]?(?:hours?|hrs?))? ?${time}on${between}${secondOfRota} ?${off}`,
    String.raw`${count} ?(?:long |early )?days?${between}${secondCount} ?nights?${between}${secondCount} ?${off}`,
  ].join('|'),
  'giu',
);
const isWeeksAndDays = /weeks?[^]*(?:days|nights)|(?:days|nights)[^]*weeks/i;
const aRota = String.raw`(?:shifts?|rota|rotations?|schedule|pattern|roster|swings?)(?!\p{L})`;
const twelve = String.raw`12[ -]?(?:hours?|hrs?)`;
/** Rotas by which everybody works half of all days. */
const halfOfDays = new RegExp(
  [
    String.raw`(?<![\p{L}\d])(?:panama|pitman|dupont|2-2-3|4 ?[x×] ?4|(?:equal|even)[- ]time)(?: ${twelve})? ${aRota}`,
    String.raw`(?<!\p{L})(?:continental ${twelve}|${twelve} continental) ${aRota}`,
    String.raw`(?<!\p{L})(?:week on[\s,/–-]{1,3}(?:and )?week|fortnight on[\s,/–-]{1,3}(?:and )?fortnight|month on[\s,/–-]{1,3}(?:and )?month) off(?!\p{L})`,
    // "28/28 roster", "Rotation: 2/2"
    String.raw`(?=\d)(?<![\d/.])(\d{1,2}) ?\/ ?\1 (?:rota|rotations?|roster|swings?)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:rota|rotations?|roster|swings?)(?: of|:)? (\d{1,2}) ?\/ ?\2(?![\d/])`,
  ].join('|'),
  'giu',
);
/** Of what share of a week is for the advert to say. In a kitchen and a warehouse FIFO is how stock is used up. */
const someRota = new RegExp(
  [
    String.raw`(?<!\p{L})fifo (?:rosters?|roles?|positions?|posts?|jobs?|basis|work|contracts?|sites?|swings?|schedule|shifts?)(?!\p{L})`,
    String.raw`(?<!\p{L})fly[- ]in[\s,/-]{1,3}fly[- ]out(?!\p{L})`,
    String.raw`(?<!\p{L})continental (?:shifts?|rota|shift pattern|pattern|roster)(?!\p{L})`,
  ].join('|'),
  'giu',
);
const hoursOfShift = new RegExp(
  String.raw`${number}${hours}[\s-]${shifts}(?!\p{L})|(?<!\p{L})shifts? (?:of|are|is) (\d{1,2}(?:\.\d{1,2})?)${hours}|${number}${hours}[\s-](?:rota|roster|pattern|rotation|continental)(?!\p{L})|${number}${hours}${aDay}`,
  'giu',
);
/** "6am-6pm", "07:00 to 19:00" */
const fromSixToSix =
  /(?<![\d:.])(\d{1,2})(?:[:.]?00)?\s?am\s?(?:-|–|to)\s?\1(?:[:.]?00)?\s?pm\b|(?<![\d:.])(?:0?6[:.]?00\s?(?:-|–|to)\s?18|0?7[:.]?00\s?(?:-|–|to)\s?19)[:.]?00\b/i;
const HALF_A_DAY = 12;
const [SHORTEST, LONGEST_SHIFT] = [4, 16];

const rounded = (/** @type {number} */ week) => Math.round(week * 100) / 100;

/** @param {string[]} groups */
function ofShifts([first, second]) {
  const [some, others] = [countOf(first), countOf(second)];
  const [times, shift] = [Math.min(some, others), Math.max(some, others)];
  return shift >= SHORTEST && shift <= LONGEST_SHIFT && times <= 7 ? rounded(times * shift) : 0;
}

/** @param {string[]} groups */
function ofDays(groups) {
  const [first = 0, last = 0] = groups
    .map((one) => weekdays.indexOf(one.slice(0, 3).toLowerCase()))
    .filter((day) => day >= 0);
  const shift = groups.find((one) => /^\d/.test(one)) ?? '';
  return ofShifts([String(((last - first + 7) % 7) + 1), shift]);
}

const isOfDays = /\b(?:day|daily)\b/i;
/**
 * So many hours of every day may also be those in which something is open, done or needed: "Clients need 4 hours a day".
 * @param {Mention} mention
 */
const isSaidAlone = ({ before }) =>
  /(?:^\W*|[,;:(–—•|]|\b(?:hour|time|work|working|shifts? of|hours|only|is|are|for))\s{0,3}$/i.test(before) &&
  !/\b(?:stand\w*|driv\w*|travel\w*|sit\w*|open|runs?|staffed|trad\w+|service|available|clients?|children|patients?|residents?|custom\w+|lines?)\b/i.test(
    before,
  );

/**
 * The hours of each shift, where a text states one number of them.
 * @param {string} text
 */
function shiftOf(text) {
  const all = mentionsOf(hoursOfShift, text);
  const [first] = all;
  if (!first) return fromSixToSix.test(text) ? HALF_A_DAY : undefined;
  const isOne = all.every(({ count, isOpen }) => count === first.count && !isOpen);
  return isOne && first.count >= SHORTEST && first.count <= LONGEST_SHIFT ? first.count : undefined;
}

/**
 * The days of a week that a rota comes to: 3.5 of "4 on 4 off".
 * @param {string} text
 * @returns {Mention[]}
 */
export const daysOfRota = (text) => [
  ...mentionsOf(onAndOff, text, (groups) => {
    const counts = groups.map((one) => countOf(one));
    const all = counts.reduce((sum, one) => sum + one, 0);
    return (7 * (all - (counts.at(-1) ?? 0))) / all;
  }).filter(({ words }) => !isWeeksAndDays.test(words)),
  ...mentionsOf(halfOfDays, text, () => 3.5),
];

/**
 * All rotas of a text; with no days where nobody can say of how many they are.
 * @param {string} text
 * @returns {Mention[]}
 */
export const rotasOf = (text) => [
  ...daysOfRota(text),
  ...mentionsOf(someRota, text, () => 0),
  ...mentionsOf(onAndOff, text, () => 0).filter(({ words }) => isWeeksAndDays.test(words)),
];

/**
 * @param {string} text
 * @returns {Mention[]}
 */
function onRota(text) {
  const rotas = daysOfRota(text);
  const shift = rotas.length > 0 ? shiftOf(text) : undefined;
  return shift === undefined ? [] : rotas.map((one) => ({ ...one, count: rounded(one.count * shift) }));
}

/** Beside the shifts of the work. */
const isBesides = /\b(?:sleep[- ]?ins?|sleep[- ]?overs?|on[- ]call)\b/i;

/**
 * What the hours of a fortnight, a month or a year, or the shifts of a rota, come to in a week.
 * @param {string} text
 * @returns {Mention[]}
 */
export function hoursOfRota(text) {
  const ofLonger = longer.flatMap(({ pattern, rest: [weeks, least, most] }) =>
    mentionsOf(pattern, text, ([said = '']) => {
      const all = Number(said.replace(/,(?=\d{3})/, ''));
      return all >= least && all <= most ? rounded(all / weeks) : 0;
    }),
  );
  return [
    ...ofLonger,
    ...mentionsOf(shiftsAWeek, text, ofShifts).filter((one) => !isOfDays.test(one.words) || isSaidAlone(one)),
    ...mentionsOf(eachOfDays, text, ofDays).filter(isSaidAlone),
    ...onRota(text),
  ].filter(({ before }) => !isBesides.test(before));
}
