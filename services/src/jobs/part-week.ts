import { hoursOf, isOfTheWork, mentionsOf, type Mention } from './hours-a-week.js';

/** What an advert says by which the work is less than a whole week, or less than a whole year. */

/** From this on a week is one of full-time work. */
export const NEARLY_FULL = 35;
export const FULL_WEEK = 5;
const LONGEST = 100_000;

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
/** "Two days a week in the office" is no part of the work, nor are those at a college. */
const place = String.raw`\b(?:offices?|on[- ]?site|site|(?:from|at) home|remote|remotely|hybrid|campus|in[- ]person|wfh|gym|college|university|day[- ]release|off[- ]the[- ]job|off)\b`;
const placeAfter = new RegExp(String.raw`^[^£]{0,30}?${place}`, 'i');
const placeBefore = new RegExp(String.raw`${place}[^£\d]{0,20}$`, 'i');
/** What one does in so many days is a part of the work: "Two days a week you will drive the van". */
const dutyAfter =
  /^(?:,?\s(?:you|we)|\s(?:our|they|there|it|the))\b(?!(?:['’]ll| will)? (?:work|start|earn|be paid|get)\b)/i;

/** Words by which a thought is of the work, and not of what residents, buses and clinics do on some days. */
const ofWork =
  /\b(?:work(?:s|ing)?|roles?|posts?|positions?|jobs?|contract\w*|hours?|shifts?|rota|pattern|part[- ]time|need\w*|looking|requir\w+|wanted|seek\w*|for|only|employ\w*|basis|appointment|vacancy|week|days?)\b|£|:\s*$/i;
const otherDuty =
  /\b(?:sleep[- ]?ins?|on[- ]call|meetings?|training|residents?|clients?|patients?|children|visit\w*|support)\b/i;
const thought = /[,;(|•]|\s[-–—]\s|\b(?:plus|and|with|but)\b/i;

/** Whether what stands before some days says that the work is on them: nothing, few words or those of work. */
function isSaidOfWork(before: string, most = 0): boolean {
  const last = before.split(thought).at(-1)!;
  const words = last.match(/[\p{L}\d]+/gu)?.length ?? 0;
  return (words <= most || ofWork.test(last)) && !otherDuty.test(last);
}

/** The days of a week that the work is said to be of. */
export const daysOf = (text: string): Mention[] =>
  mentionsOf(days, text).filter((one) => isOfTheWeek(one) && (one.isOpen || isSaidOfWork(one.before, 2)));

const isOfTheWeek = (one: Mention): boolean =>
  !placeBefore.test(one.before) && !placeAfter.test(one.after) && !dutyAfter.test(one.after) && isOfTheWork(one);

const endOfSentence = /\n|[.!?;](?=\s|$)/;
const fullTime = /\bfull[- ]?time\b(?! equivalent)/i;
const denied = /\b(?:no|not|never|nobody|without|rather than|instead of|nor|avoid)\b|n['’]t\b/i;

/** Whether a sentence has it, does not deny it and offers no full-time work beside it. */
const says = (sentences: string[], pattern: RegExp, unless?: RegExp): boolean =>
  sentences.some(
    (sentence) =>
      pattern.test(sentence) && !fullTime.test(sentence) && !denied.test(sentence) && !unless?.test(sentence),
  );

const noSureHours =
  /\bzero[- ]?hours?\b|(?<![\d.,:])0[- ]hours?\b|\brelief (?:basis|contract|staff|work(?:er)?s?|post|role|position)\b|\b(?:on an? )?as[- ]and[- ]when(?: (?:required|needed))?[- ](?:basis|contract)\b|\bcasual (?:hours|contract|basis|work(?:er)?s?|role|post|position|staff)\b|\bbank (?:contract|basis|staff|shifts?|work(?:er)?s?|nurses?|carers?|hca|(?:support|care|healthcare) (?:workers?|assistants?))\b|\bad[- ]hoc (?:basis|hours|shifts?)\b|\b(?:hours|work|shifts?) (?:is|are) not guaranteed\b/i;
const nothingGuaranteed =
  /\bno (?:guaranteed|set|fixed|minimum|contracted) (?:weekly )?hours\b|\bhours (?:are )?not guaranteed\b/i;
const otherStaff =
  /\b(?:our|other|use|using|manag\w+|supervis\w+|with|cover(?:ed)? by) (?:\w+ )?(?:bank|casual|relief|zero)/i;

const termTime =
  /\bterm[- ]?time\b|\bTTO\b|\bterm[- ]only\b|\b(?:3\d|4\d)(?:\.\d{1,2})? (?:working )?weeks (?:of work )?(?:a|per|each|\/|in the) ?(?:year|annum)\b/i;
const ofChildren =
  /\b(?:childcare|vouchers?|our (?:pupils|students|children)|flexible|could|would consider|open|all year)\b/i;

/** No sum of a whole year, whatever the hours: nobody has sure work, or there is none in the holidays. */
export function isUnsure(text: string): boolean {
  const sentences = sentencesOf(text);
  return (
    says(sentences, noSureHours, otherStaff) ||
    sentences.some((one) => nothingGuaranteed.test(one)) ||
    sentences.some((one) => one.length < 300 && termTime.test(one) && !ofChildren.test(one) && !denied.test(one))
  );
}

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

const weekday = String.raw`(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:days?)?`;
const atTimes = String.raw`(?:weekends?|mornings?|evenings?|afternoons?|lunchtimes?|school[- ]hours|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)`;
const someTimes = new RegExp(
  String.raw`(?<!\b(?:alternate|other|every|in|\d|second|third|fourth) )\b${atTimes} only\b|\bonly (?:at|on|in the) (?:the )?${atTimes}\b|^\W*weekends? (?!work\b|shifts?\b|rota|cover|overtime|rates?|premium|bonus|availab)(?:[\w-]+ ){0,2}(?:role|job|position|post|contract|cleaner|carer|assistant|worker|supervisor|receptionist|staff|waiter|waitress|chef|driver|nurse|porter|barista)\b`,
  'i',
);

const ofOtherDays =
  /\b(?:interviews?|apply|applications?|clos(?:e|es|ed|ing)|deadline|open(?:s|ing)?|call|phone|telephone|contact|deliver(?:y|ies)|overtime|college|training|course|off|except|bonus|premium|enhanc\w+|office|site|home|remote|remotely|hybrid|flexib\w+|available|able to)\b/i;
const notOfWork = new RegExp(
  `${ofOtherDays.source}|${otherDuty.source}|\\b(?:free|paid|park\\w*|lunch|breakfast|meals?)\\b`,
  'i',
);
const joinedDays = new RegExp(
  String.raw`\b${weekday}\b(?:\s?(?:[-–—/&,+]|to|till|until|through|thru|and|or)\s?(?:(?:and|&)\s)?${weekday}\b){1,6}`,
  'gi',
);
const workingPattern =
  /^\W*(?:shifts?|days|hours|days of work|work(?:ing)? (?:days|hours|pattern|week)|rota|schedule)\s?[:–-]/i;
const firstLetters = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su'];

/** "Mon-Wed", "Tuesday and Thursday": undefined where no such days are said to be those of the work. */
function namedDays(sentences: string[]): number | undefined {
  const own = sentences.filter((one) => !ofOtherDays.test(one) && !denied.test(one));
  const joined = own.flatMap((sentence) =>
    [...sentence.matchAll(joinedDays)]
      .filter(({ index }) => isSaidOfWork(sentence.slice(Math.max(0, index - 100), index)))
      .map(([words]) => words),
  );
  // in a shop everybody may have to work at weekends
  if (joined.length === 0) return undefined;
  const isOfShifts = own.some((one) => workingPattern.test(one) && /\bs(?:at|un)/i.test(one));
  if (joined.every((words) => /^s(?:at|un)/i.test(words)) && !isOfShifts) return undefined;
  const all = own.flatMap((sentence) => [
    ...[...sentence.matchAll(joinedDays)].flatMap(([words]) => daysIn(words)),
    ...[...sentence.matchAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)days?\b/gi)].flatMap(([word]) => daysIn(word)),
    ...(/\bweekends?\b/i.test(sentence) ? [5, 6] : []),
    ...(/\bweekdays?\b/i.test(sentence) ? [0, 1, 2, 3, 4] : []),
  ]);
  return new Set(all).size;
}

function daysIn(words: string): number[] {
  const names = [...words.matchAll(new RegExp(weekday, 'gi'))];
  return names.flatMap(([name], at) => {
    const day = firstLetters.indexOf(name.slice(0, 2).toLowerCase());
    const last = names[at - 1];
    const between = last ? words.slice(last.index + last[0].length, names[at]!.index) : '';
    if (!last || !/[-–—]|to|till|until|thr/i.test(between)) return [day];
    const from = firstLetters.indexOf(last[0].slice(0, 2).toLowerCase());
    return Array.from({ length: ((day - from + 7) % 7) + 1 }, (_, more) => (from + more) % 7);
  });
}

/** Three long days may be a whole week, and four often are. */
const MAY_BE_FULL = 3;

/** Whether the work is said to be of less than a week, in whatever words; of how much need not be known. */
export function isPartOfAWeek(text: string): boolean {
  const sentences = sentencesOf(text);
  const isFullTime = sentences.some(
    (one) => fullTime.test(one) && !/\b(?:part|half)[- ]?time\b|\bor\b|\blead/i.test(one),
  );
  const isLess = (of: number, most = FULL_WEEK) => of < most && !(isFullTime && of >= MAY_BE_FULL);
  const hours = hoursOf(text).filter(({ words, after }) => /w(?:ee)?k|w\b/i.test(words + after.slice(0, 25)));
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

const sentencesOf = (text: string): string[] => text.slice(0, LONGEST).split(endOfSentence);
