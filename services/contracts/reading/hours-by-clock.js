// @ts-check
import { countOf, mentionsOf } from './mentions.js';

/**
 * Hours of a week as they follow from days and times of day: "Monday to Friday 8am to 4.30pm with a 30 minute unpaid lunch".
 * Only where the break is told: "9 to 5" may be paid for 40 hours, 37.5 or 35.
 */

/** @typedef {import('./mentions.js').Mention} Mention */

const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'];
const weekday = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`;
const to = String.raw`\s?(?:-|–|—|to|till?|until|through|thru)\s?`;
const aWeek = String.raw`(?:[3-6]|three|four|five|six)[\s-](?:(?:full|working) )?(?:days|nights|shifts)(?: (?:a|per|each|every) |\s?\/\s?)week`;
const days = String.raw`(?<!\p{L})(?:${weekday}(?:${to}${weekday})?|${aWeek})(?!\p{L})`;
const time = String.raw`\d{1,2}(?:[:.]\d{2})?\s?(?:[ap]\.?m\b\.?)?`;
const clock = String.raw`(?<![\d.,:£€$/])${time}${to}${time}(?![\d:%]|\s?(?:days?|hours?|hrs?|years?|weeks?|months?|minutes?|mins?)\b)`;
const beside = String.raw`[\s,:;(|–—-]{1,4}(?:(?:from|between|working|work|hours|shifts?|are|is|on|each day|the)[\s,:]{1,2}){0,3}`;
const aside = String.raw`(?:\s?\([^()\n]{1,40}\))?`;

const daysWithTimes = new RegExp(String.raw`(${days})${beside}(${clock})|(${clock})${aside}${beside}(${days})`, 'giu');
/** One that stands by itself may be that of another shift. */
const anyTimes = new RegExp(
  String.raw`(?<![\d.,:£€$/])(?:\d{1,2}[:.]\d{2}|\d{1,2}(?=\s?[ap]\.?m\b))\s?(?:[ap]\.?m\b\.?)?${to}${time}(?!\d)`,
  'giu',
);
/** Of these something else is told than when one works. */
const ofOtherTimes =
  /\b(?:interviews?|visit\w*|calls?|phone|telephone|lines?|deliver\w*|clinics?|surgery|reception|opening|trading|nursery|school|shop|children|residents?|customers?|training|induction)\b[^,;:]*$/i;

const half = String.raw`half[\s-](?:an[\s-])?|½ ?|1\/2 ?`;
const length = String.raw`(?:(${half})hours?|(an?|one|1)[\s-]?(?:hours?|hrs?)|(\d{2}|fifteen|twenty|thirty|forty[\s-]five|sixty)[\s-]?(?:minutes?|mins?))(?:['’]s?)?(?!\p{L})`;
const pause = String.raw`(?:(?:lunch|meal|dinner|tea|rest)[\s-]?(?:times?[\s-])?breaks?|breaks?|lunch(?:es)?|dinner)(?!\p{L}|[\s-](?:dut(?:y|ies)|service|clubs?|cover|supervision|sessions?|training|rush|shifts?|time cover))`;
const breaks = new RegExp(
  [
    // "30 minute unpaid lunch", "half an hour for lunch", "two unpaid 15 minute breaks"
    String.raw`(?<![\p{L}\d])(?:(?:two|2|three|3)\s(?:x\s)?)?(?:(?:un)?paid\s)?${length}[\s,(-]{0,2}(?:(?:un)?paid[\s-])?(?:for (?:an? |your )?)?(?:(?:un)?paid[\s-])?${pause}(?:[\s,(–-]{1,3}(?:un)?paid(?!\p{L}))?`,
    String.raw`(?<![\p{L}\d])${length}[\s,(-]{0,2}unpaid(?!\p{L})`,
    // "unpaid lunch of one hour", "lunch break: 30 minutes (unpaid)"
    String.raw`(?<!\p{L})(?:(?:un)?paid )?${pause}(?: (?:of|is|for|lasts?)|:)? ${length}(?:[\s,(–-]{1,3}(?:un)?paid(?!\p{L}))?`,
  ].join('|'),
  'giu',
);
const paidBreaks =
  /(?<!\p{L})paid (?:(?:lunch|meal|rest|tea) )?breaks?(?!\p{L})|\bbreaks? (?:is|are) paid\b|(?<!\p{L})paid lunch(?:es)?(?!\p{L})/iu;
/** @type {Record<string, number>} */
const minutesInWords = { fifteen: 15, twenty: 20, thirty: 30, 'forty-five': 45, 'forty five': 45, sixty: 60 };

const isHalf = new RegExp(`^(?:${half})`, 'i');

/** @param {string[]} groups */
function minutesOf([said = '']) {
  const plain = said.toLowerCase();
  if (isHalf.test(plain)) return 30;
  return /^(?:an?|one|1)$/.test(plain) ? 60 : (minutesInWords[plain] ?? Number(plain));
}

/**
 * Undefined where none is told, or it is not told which of several are paid.
 * @param {string} text
 */
function unpaidMinutes(text) {
  const all = mentionsOf(breaks, text, minutesOf).map(({ words, count }) => {
    const times = countOf(/^(?:two|2|three|3)(?=\s)/i.exec(words)?.[0] ?? '1');
    return { count, times, isTold: /paid/i.test(words), isPaid: /(?<!un)paid/i.test(words) };
  });
  const one = [...new Map(all.map((each) => [JSON.stringify(each), each])).values()];
  if (one.length === 0) return paidBreaks.test(text) ? 0 : undefined;
  if (one.length > 1 && one.some(({ isTold }) => !isTold)) return undefined;
  return one.filter(({ isPaid }) => !isPaid).reduce((sum, { count, times }) => sum + count * times, 0);
}

const HALF_DAY = 12;
const [SHORTEST, LONGEST] = [3, 13];

/**
 * The hours between two times of day; undefined where nobody works so long.
 * @param {string} words
 */
function lengthOf(words) {
  const [from, until] = [...words.matchAll(/(\d{1,2})(?:[:.](\d{2}))?\s?([ap])?/gi)].map(([, hour, minutes, half]) => ({
    at:
      (half && Number(hour) === HALF_DAY ? 0 : Number(hour)) +
      Number(minutes ?? 0) / 60 +
      (/p/i.test(half ?? '') ? HALF_DAY : 0),
    isSure: half !== undefined,
  }));
  if (!from || !until) return undefined;
  const isPlain = from.isSure && until.isSure;
  const between = (until.at - from.at + 2 * HALF_DAY) % (2 * HALF_DAY);
  // "9-5", "2 - 10pm"
  const hours = !isPlain && (between > LONGEST || between === 0) ? (between + HALF_DAY) % (2 * HALF_DAY) : between;
  return hours >= SHORTEST && hours <= LONGEST ? hours : undefined;
}

/**
 * As numbers from Monday on; of days without names as many as there are.
 * @param {string} words
 */
function daysIn(words) {
  const named = [...words.matchAll(new RegExp(weekday, 'gi'))].map(([name]) =>
    weekdays.indexOf(name.slice(0, 3).toLowerCase()),
  );
  const [first, last] = named;
  if (first === undefined) return Array.from({ length: countOf(/^\w+/.exec(words)?.[0]) }, (_, day) => day);
  const length = last === undefined ? 1 : ((last - first + 7) % 7) + 1;
  return Array.from({ length }, (_, more) => (first + more) % 7);
}

/**
 * @param {string} text
 * @returns {Mention[]}
 */
export function hoursByClock(text) {
  const found = mentionsOf(daysWithTimes, text, () => 0);
  const unpaid = found.length === 0 ? undefined : unpaidMinutes(text);
  if (unpaid === undefined || found.some(({ before }) => ofOtherTimes.test(before))) return [];
  const timesIn = new RegExp(clock, 'iu');
  const parts = new Map(
    found.map(({ words }) => {
      const times = timesIn.exec(words)?.[0] ?? '';
      return [words.toLowerCase(), { days: daysIn(words.replace(times, '').trim()), hours: lengthOf(times) }];
    }),
  );
  const others = mentionsOf(anyTimes, text).filter(({ words }) => !found.some((one) => one.words.includes(words)));
  const all = [...parts.values()].flatMap(({ days: ofPart }) => ofPart);
  if (others.length > 0 || new Set(all).size < all.length) return [];
  const week = [...parts.values()].reduce((sum, one) => sum + one.days.length * ((one.hours ?? NaN) - unpaid / 60), 0);
  const [first] = found;
  return first && week > 0 ? [{ ...first, isOpen: false, count: Math.round(week * 100) / 100 }] : [];
}
