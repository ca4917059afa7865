import { isForFullTime, payOf, type Pay } from './pay.js';

const week = String.raw`(?:a|per|each|every|\/|p\.?\/?|in a|of work(?:ing)? (?:a|per))?\s?-?(?:week|wk|weekly)\b`;
/**
 * As the visa check reads the hours of a week (`mf-jobs/src/visa-check/pay-terms.ts`), so that one page does not count a
 * year's pay from two weeks; and as the continent writes them. Screens and services share no code.
 */
const hoursAWeek = new RegExp(
  [
    String.raw`(?<![\d.,:£])(\d{1,3}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?\.?|h)[\s,]{0,2}${week}`,
    String.raw`(?<![\d.,:£])(\d{1,3}(?:\.\d{1,2})?)\s?(?:hpw|hrs?\.?\s?p\.?\/?w\b|hours? p\.?\/?w\b)`,
    String.raw`\bbased on (?:an? )?(\d{2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)\b(?! (?:a|per|each) (?:day|month|year))`,
    String.raw`\((\d{2}(?:\.\d{1,2})?) ?(?:hours?|hrs?)\)`,
    String.raw`(?:\/\s?h(?:ou)?r|\b(?:an|per) hour),?[\s–-]{1,3}(\d{2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)\b(?! (?:a|per|each|of|shifts?|notice)\b)`,
    String.raw`\b(?:weekly hours|hours (?:of work )?(?:a|per) week|contracted hours|hours)\s?:\s?(\d{1,3}(?:\.\d{1,2})?)(?![\d:]|\s?(?:am|pm|days?)\b)`,
    String.raw`(?<![\d.,:£€])(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:stunden|std\.?|heures|uur)(?: pro| par| per| die| in der|\s?\/)?\s?(?:woche|semaine|week)\b`,
  ].join('|'),
  'gi',
);
const [LEAST_HOURS, MOST_HOURS] = [8, 100];

/** One end of a range, the most or the least: no number that one can count with. */
const openBefore =
  /(?:\d\s?(?:hours?|hrs?)?\s?(?:[-–—/&+]|to|or|and)|\b(?:up to|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|at least|from|between|over|under|more than|less than|fewer than|not exceed(?:ing)?|anything)|\bor)\s*$/i;
const openAfter = /^\s?(?:\+|(?:[-–—/]|to|or)\s?\d|(?:min(?:imum)?|max(?:imum)?|or (?:more|less|over))\b)/i;
/** What else than the work of this job lasts so many hours of a week. */
const ofOtherThings =
  /\b(?:(?:is|are|we) open|opens|opening hours|overtime|students? (?:may|can|work|visas?)|study|studying|volunt\w+|helpline|(?:an)?other (?:jobs?|roles?|posts?|positions?|vacanc\w+)|also (?:hiring|recruiting|have|need|looking)|if you|options?|extra|additional|could|zero[- ]hours?)\b/i;
const days =
  /(?<![\d.,:£])\b([1-5](?:\.5)?|one|two|three|four|five)[ -]days?(?: of work)?(?: (?:a|per|each|every) |\s?\/\s?|[ -])(?:week|wk)\b/gi;
const inWords = ['one', 'two', 'three', 'four', 'five'];
const FULL_WEEK = 5;
/** "Two days a week in the office" is no part of the work. */
const place = String.raw`\b(?:offices?|on[- ]?site|site|(?:from|at) home|remote|remotely|hybrid|campus|in[- ]person|wfh|gym)\b`;
const placeAfter = new RegExp(String.raw`^[^£]{0,30}?${place}`, 'i');
const placeBefore = new RegExp(String.raw`${place}[^£\d]{0,20}$`, 'i');

const endOfSentence = /\n|[.!?;](?=\s|$)/;
/** A text of many hours is not looked at anew for each. */
const BESIDE = 120;
const LONGEST = 100_000;

interface Mention {
  count: number;
  /** A range, the most or the least. */
  isOpen: boolean;
  before: string;
  after: string;
  sentence: string;
}

function mentionsOf(pattern: RegExp, whole: string): Mention[] {
  const text = whole.slice(0, LONGEST);
  return [...text.matchAll(pattern)].map((found) => {
    const [words, ...counts] = found;
    const said = counts.find((one) => one !== undefined)!.toLowerCase();
    const end = found.index + words.length;
    const before = text
      .slice(Math.max(0, found.index - BESIDE), found.index)
      .split(endOfSentence)
      .at(-1)!;
    const [after = ''] = text.slice(end, end + BESIDE).split(endOfSentence, 1);
    return {
      count: inWords.includes(said) ? inWords.indexOf(said) + 1 : Number(said.replace(',', '.')),
      isOpen: openBefore.test(before) || openAfter.test(after),
      before,
      after,
      sentence: before + words + after,
    };
  });
}

/** The one that all say; undefined where they differ or one is open. */
function agreed(all: Mention[]): number | undefined {
  const [first, ...others] = all;
  const isOne = first && !all.some(({ isOpen }) => isOpen) && others.every(({ count }) => count === first.count);
  return isOne ? first.count : undefined;
}

/** Those of a week, where an advert states one number of them plainly. */
export function plainHours(text: string): number | undefined {
  const all = mentionsOf(hoursAWeek, text).filter(({ count }) => count >= LEAST_HOURS && count <= MOST_HOURS);
  return all.some(({ sentence }) => ofOtherThings.test(sentence)) ? undefined : agreed(all);
}

/**
 * Pay by the hour or the day for as much of a week as the whole advert says the work is. Undefined where that is less than
 * a week and nobody can say how much: "two or three days a week, £120 a day" is no sum of a year.
 */
export function forItsWeek<P extends Pay>(pay: P, text: string): P | undefined {
  // what stands beside the pay itself was counted already
  if (!isForFullTime(pay)) return pay;
  if (pay.period === 'hour') {
    const hours = plainHours(text);
    return hours === undefined ? pay : { ...pay, ...payOf(pay.from, pay.to, 'hour', pay.currency, hours) };
  }
  const all = mentionsOf(days, text).filter(
    ({ before, after, sentence }) =>
      !placeBefore.test(before) && !placeAfter.test(after) && !ofOtherThings.test(sentence),
  );
  const week = agreed(all);
  if (all.every(({ count }) => count === FULL_WEEK)) return pay;
  if (week === undefined) return undefined;
  const [yearFrom, yearTo] = [pay.yearFrom, pay.yearTo].map((year) => Math.round((year * week) / FULL_WEEK));
  return { ...pay, yearFrom: yearFrom!, yearTo: yearTo! };
}
