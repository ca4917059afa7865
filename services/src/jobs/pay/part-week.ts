import { isOfTheWork, NEARLY_FULL } from '@landfall/contracts/reading/hours-a-week';
import { mentionsOf, type Mention } from '@landfall/contracts/reading/mentions';
import { fullTime, isSaidOfWork, otherDuty, says, sentencesOf } from '@landfall/contracts/reading/said-of-work';
import { namedDays, ofOtherDays } from './named-days.js';

/** What an advert says by which the work is less than a whole week. */

export const DAYS_OF_A_WEEK = 5;

const count = String.raw`(?<![\d.,:£])\b([1-5](?:\.5)?|one|two|three|four|five)`;
const aWeek = String.raw`(?:(?: (?:a|per|each|every|in the) |\s?\/\s?|[ -])(?:working )?(?:week|wk)\b|\s(?:weekly\b|p\.?\/?w\b))`;
const days = new RegExp(
  String.raw`${count}[ -](?:(?:full|working) )?days?(?: of work)?${aWeek}|\bdays (?:a|per) week\s?[:–-]\s?([1-5](?:\.5)?)(?![\d:])`,
  'gi',
);
const someDays = /\b(?:a|an odd|a few|(?:a )?couple of|several|some) days?(?: of work)? (?:a|per|each|every) week\b/i;
/** Two nights may be a third of a week, and three its whole. */
const shortShifts = new RegExp(
  String.raw`(?<![\d.,:£–-])\b(1|2|one|two)[ -](?:x )?(?:\d{1,2}[ -]hour )?(?:nights?|shifts?)${aWeek}|(?<![\d.,:£–-])\b([1-4]|one|two|three|four)[ -](?:mornings?|afternoons?|evenings?|half[- ]days?)${aWeek}`,
  'gi',
);
/** Of a day, with the few hours of it. */
const shortDays =
  /(?<![\d.,:£–-])\b([1-5](?:\.\d{1,2})?|two|three|four|five)[ -](?:hours?|hrs?)(?: (?:a|per|each|every) |\s?\/\s?)day\b/gi;
const someShifts = new RegExp(
  String.raw`(?<![\d.,:£–-])\b([1-7]|one|two|three|four|five|six|seven)(?:[ -]|\s?[x×]\s?)(?:(?:long|full|day|night|waking|early|late|\d{1,2}(?:\.\d{1,2})?[ -]?(?:hours?|hrs?|h))[ -]){0,3}(?:shifts?|nights?|days?)${aWeek}|\bshifts?,? ([1-7]|one|two|three|four|five|six|seven)(?: times| of them)?${aWeek}|\bshifts (?:a|per) week\s?[:–-]\s?([1-7])(?![\d:.])`,
  'gi',
);
/** "Two days a week in the office" is no part of the work, nor are those at a college. */
const place = String.raw`\b(?:offices?|on[- ]?site|site|(?:from|at) home|remote|remotely|hybrid|campus|in[- ]person|wfh|gym|college|university|day[- ]release|off[- ]the[- ]job|off)\b`;
const placeAfter = new RegExp(String.raw`^[^£]{0,30}?${place}`, 'i');
const placeBefore = new RegExp(String.raw`${place}[^£\d]{0,20}$`, 'i');
/** What one does in so many days is a part of the work: "Two days a week you will drive the van". */
const dutyAfter =
  /^(?:,?\s(?:you|we)|\s(?:our|they|there|it|the))\b(?!(?:['’]ll| will)? (?:work|start|earn|be paid|get)\b)/i;

/** The days of a week that the work is said to be of. */
export const daysOf = (text: string): Mention[] =>
  mentionsOf(days, text).filter((one) => isOfTheWeek(one) && (one.isOpen || isSaidOfWork(one.before, 2)));

/** The shifts of a week that the work is said to have. */
export const shiftsOf = (text: string): Mention[] =>
  mentionsOf(someShifts, text).filter((one) => isOfTheWeek(one) && (one.isOpen || isSaidOfWork(one.before, 2)));

const isOfTheWeek = (one: Mention): boolean =>
  !placeBefore.test(one.before) && !placeAfter.test(one.after) && !dutyAfter.test(one.after) && isOfTheWork(one);

const partOfFull =
  /(?<![\d.])(0?\.\d{1,2}|1(?:\.0{1,2})?)\s?(?:of (?:an? )?)?(?:w\.?t\.?e|f\.?t\.?e|full[- ]time)\b|\b(?:w\.?t\.?e|f\.?t\.?e|part[- ]time)\.?[\s:,()-]{0,3}(0?\.\d{1,2}|1\.0{1,2})(?!\d)/gi;
const percentOfFull = /(?<![\d.])([1-9]\d)\s?% (?:of )?(?:an? )?(?:w\.?t\.?e|f\.?t\.?e|full[- ]time)\b/gi;

/** "0.6 FTE", "60% of full-time"; "0.6 to 1.0 FTE" may be the whole. */
export function isPartOfFull(text: string): boolean {
  const parts = [
    ...mentionsOf(partOfFull, text).map((one) => one.count),
    ...mentionsOf(percentOfFull, text).map((one) => one.count / 100),
  ];
  return parts.length > 0 && parts.every((part) => part > 0 && part < 1);
}

const kindOfWork = String.raw`(?:roles?|posts?|positions?|jobs?|contract|vacanc(?:y|ies)|opportunit(?:y|ies)|basis|hours|work|employment|permanent|temporary|only)`;
const partTime = new RegExp(
  [
    String.raw`(?:^|[,;(:|–•/-]|\b(?:is|are|an?|be|permanent|temporary|this|hours|type))\s{0,2}(?:part|half)[- ]?time(?=\s*(?:$|[,;.)|(–:/-])|\s(?:${kindOfWork}|\d))`,
    // a title
    String.raw`^\W{0,3}part[- ]?time (?:[\w-]{1,20} ){0,3}[\w-]{1,20}$`,
    String.raw`\bjob[- ]share (?:role|post|position|vacancy)\b`,
  ].join('|'),
  'i',
);
/** Of those who may have it so, or of others. */
const asOneLikes =
  /\b(?:consider\w*|available|possible|options?|also|flexib\w+|could|welcome|study|degree|course|staff|colleagues|employees|pro[- ]?rata (?:for|to))\b/i;

const atTimes = String.raw`(?:weekends?|mornings?|evenings?|afternoons?|lunchtimes?|school[- ]hours|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)`;
const someTimes = new RegExp(
  String.raw`(?<!\b(?:alternate|other|every|in|\d|second|third|fourth) )\b${atTimes} only\b|\bonly (?:at|on|in the) (?:the )?${atTimes}\b|^\W*weekends? (?!work\b|shifts?\b|rota|cover|overtime|rates?|premium|bonus|availab)(?:[\w-]+ ){0,2}(?:role|job|position|post|contract|cleaner|carer|assistant|worker|supervisor|receptionist|staff|waiter|waitress|chef|driver|nurse|porter|barista)\b`,
  'i',
);

const notOfWork = new RegExp(
  `${ofOtherDays.source}|${otherDuty.source}|\\b(?:free|paid|park\\w*|lunch|breakfast|meals?)\\b`,
  'i',
);
/** Three long days may be a whole week, and four often are. */
const MAY_BE_FULL = 3;

/** Whether the work is said to be of less than a week, in whatever words; of how much need not be known. */
export function isPartOfAWeek(text: string, allHours: Mention[]): boolean {
  const sentences = sentencesOf(text);
  const isFullTime = sentences.some(
    (one) => fullTime.test(one) && !/\b(?:part|half)[- ]?time\b|\bor\b|\blead/i.test(one),
  );
  const isLess = (of: number) => of < DAYS_OF_A_WEEK && !(isFullTime && of >= MAY_BE_FULL);
  const hours = allHours.filter(({ words, after }) => /w(?:ee)?k|w\b/i.test(words + after.slice(0, 25)));
  const ofDays = daysOf(text);
  const named = namedDays(sentences);
  return (
    isPartOfFull(text) ||
    (hours.length > 0 && hours.every((one) => one.count < NEARLY_FULL)) ||
    (ofDays.length > 0 && ofDays.every((one) => isLess(one.count))) ||
    (!isFullTime && mentionsOf(shortDays, text).some((one) => !one.isOpen && isAlone(one) && isOfTheWork(one))) ||
    mentionsOf(shortShifts, text).some(
      (one) => !one.isOpen && isOfTheWeek(one) && isSaidOfWork(one.before) && !isFullTime,
    ) ||
    (named !== undefined && isLess(named)) ||
    says(sentences, someTimes, notOfWork) ||
    says(sentences, someDays, notOfWork) ||
    (!isFullTime && says(sentences, partTime, asOneLikes))
  );
}

/** "4 hours a day, Monday to Friday", and no "standing for 4 hours a day". */
const isAlone = ({ before }: Mention): boolean =>
  /(?:^|[,;:(–—•|]|\b(?:hour|part[- ]time|work|working|shifts? of|only|is|are|for))\s{0,3}$/i.test(before) &&
  !/\b(?:stand\w*|driv\w*|travel\w*|sit\w*|open|clients?|children|patients?|residents?)\b/i.test(before);
