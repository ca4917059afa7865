// @ts-check
import { hoursInFigures } from './hours-in-words.js';

const number = String.raw`(\d{1,3}(?:\.\d{1,2}|½)?)`;
/** No end of another number, of a time of day or of a sum. */
const start = String.raw`(?<![\d.,:£€$])`;
const week = String.raw`(?:a|per|each|every|\/|p\.?\/?|in a|of work(?:ing)? (?:a|per))?\s?-?(?:working )?(?:week|wk|weekly)\b`;
/** As adverts write the hours of a week, and as the continent does. */
const hoursAWeek = new RegExp(
  [
    String.raw`${start}${number}\+?[\s-]?(?:(?:contracted|guaranteed|paid|working|basic|core) )?(?:hours?|hrs?\.?|h)[\s,]{0,2}${week}`,
    String.raw`${start}${number}\+?\s?(?:h\.?p\.?\/?w\b|hrs?\.?\s?p\.?\/?\s?w\b|hours?\s?p\.?\/?\s?w\b)`,
    String.raw`\bhours (?:of work )?(?:are|will be) ${number} (?:a|per|each) week\b`,
    String.raw`\bbased on (?:an? )?(\d{2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)\b(?! (?:a|per|each) (?:day|month|year))`,
    String.raw`\((\d{2}(?:\.\d{1,2})?) ?(?:hours?|hrs?)\)`,
    String.raw`(?:\/\s?h(?:ou)?r|\b(?:an|per) hour),?[\s–-]{1,3}(\d{2}(?:\.\d{1,2})?)[\s-]?(?:hours?|hrs?)\b(?! (?:a|per|each|of|shifts?|notice)\b)`,
    String.raw`\b(?:weekly hours|hours (?:of work )?(?:a|per) week|contracted hours|hours)\s?:\s?${number}(?![\d:]|\.\d|\s?(?:am|pm|days?)\b|\s?(?:[-–—]|to|till|until)\s?\d{1,2}(?:[:.]\d{2}|\s?[ap]m)\b)`,
    String.raw`${start}(\d{1,2}(?:[.,]\d{1,2})?)\s?(?:hours?|stunden|std\.?|heures|horas|uur|h)(?: pro| par| per| die| in der| a la| por|\s?\/)?\s?(?:woche|semaine|semana|settimana|vecka|uke|uge|week)\b`,
  ].join('|'),
  'gi',
);
/** "4 hours a week" is a part of the work: a meeting, a training. */
const [LEAST_HOURS, MOST_HOURS] = [8, 100];
/** From this on a week is one of full-time work. */
export const NEARLY_FULL = 35;

/** The other end of a range; no sum, date, grade or time of day that a dash parts from the hours. */
const lowerEnd = String.raw`(?<![\d.,:£€$])(?<!\b(?:band|grade|level|scale|step|point|scp|tier) )\d{1,2}(?:\.\d{1,2})?\s?(?:hours?|hrs?)?\s?(?:[-–—/&+]|to|or|and)`;
/** One end of a range, the most or the least: no number that one can count with. */
const openBefore = new RegExp(
  String.raw`(?:${lowerEnd}|\b(?:up to|max(?:imum)?(?: of)?|min(?:imum)?(?: of)?|at least|from|between|over|under|more than|less than|fewer than|not exceed(?:ing)?|anything)|\bor)\s*$`,
  'i',
);
const notUpperEnd = String.raw`(?!\d|[.,:]\d|\s?-?(?:days?|shifts?|nights?|weeks?|months?|years?|hours? shifts?|am|pm|st|nd|rd|th|%|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec))`;
const openAfter = new RegExp(
  String.raw`^\s?(?:\+|(?:[-–—/]|to|or)\s?\d{1,2}(?:\.\d{1,2})?${notUpperEnd}|(?:min(?:imum)?|max(?:imum)?|or (?:more|less|over)|upwards|and (?:above|over|up))\b)`,
  'i',
);

/** What else than the work of this job lasts so many hours of a week, said anywhere before it in the sentence. */
const ofOthers =
  /\b(?:(?:is|are|we) open|opens|opening hours|students? (?:may|can|work|visas?)|helpline|(?:an)?other (?:jobs?|roles?|posts?|positions?|vacanc\w+)|also (?:hiring|recruiting|have|need|looking)|(?:is|are) also (?:offered|available)|(?:who|they)(?: each)? work|zero[- ]hours?)\b/i;
/** Said right before or behind it: "40 hours a week plus overtime" is the week of the job. */
const besideTheWork = /\b(?:overtime|study|studying|volunt\w+|if you|options?|extra|additional|could)\b/i;
const clause = /[,;(–—]|\s-\s|\b(?:plus|and|with)\b/i;
const ofOthersBehind =
  /^[\s,(]{0,2}(?:(?:of|in|for|is|are|that|when|which|as|the|our|an?|paid|voluntary) ){0,3}(?:overtime|extra|study|studying|students?|volunt\w+|training|supervision|meetings?|open|(?:we|it) (?:are|is) open|another|other (?:jobs?|roles?|posts?))\b/i;

export const endOfSentence = /\n|[.!?;](?=\s|$)/;
/** A text of many hours is not looked at anew for each. */
const BESIDE = 120;
/** Of a text, as much as is looked at: adverts of 200,000 characters end with their pay and its hours. */
export const LONGEST = 250_000;

const inWords = ['one', 'two', 'three', 'four', 'five'];

/**
 * @typedef {object} Mention
 * @property {number} count
 * @property {boolean} isOpen A range, the most or the least.
 * @property {string} words
 * @property {string} before
 * @property {string} after
 */

/**
 * All that a pattern finds, with what stands beside each in its sentence. Its groups hold the count.
 * @param {RegExp} pattern
 * @param {string} whole
 * @returns {Mention[]}
 */
export function mentionsOf(pattern, whole) {
  const text = whole.slice(0, LONGEST);
  return [...text.matchAll(pattern)].map((found) => {
    const [words, ...counts] = found;
    const said = (counts.find((one) => one !== undefined) ?? '').toLowerCase();
    const end = found.index + words.length;
    const [before = ''] = text
      .slice(Math.max(0, found.index - BESIDE), found.index)
      .split(endOfSentence)
      .slice(-1);
    const [after = ''] = text.slice(end, end + BESIDE).split(endOfSentence, 1);
    return {
      count: inWords.includes(said) ? inWords.indexOf(said) + 1 : Number(said.replace(',', '.').replace('½', '.5')),
      isOpen: words.includes('+') || openBefore.test(before) || openAfter.test(after),
      words,
      before,
      after,
    };
  });
}

/**
 * The one that all say; undefined where they differ or one is open.
 * @param {Mention[]} all
 * @returns {number | undefined}
 */
export function agreed(all) {
  const [first, ...others] = all;
  const isOne = first && !all.some(({ isOpen }) => isOpen) && others.every(({ count }) => count === first.count);
  return isOne ? first.count : undefined;
}

/** @param {Mention} mention */
export const isOfTheWork = ({ before, words, after }) =>
  !ofOthers.test(before + words) &&
  !besideTheWork.test(before.split(clause).slice(-1).join()) &&
  !ofOthersBehind.test(after);

/**
 * All hours of a week that a text says of the work; "6 hours a week" only where nothing else can be meant.
 * @param {string} text
 * @returns {Mention[]}
 */
export const hoursOf = (text) =>
  mentionsOf(hoursAWeek, hoursInFigures(text.slice(0, LONGEST))).filter(
    (one) => one.count <= MOST_HOURS && (one.count >= LEAST_HOURS || isAllThatIsSaid(one)) && isOfTheWork(one),
  );

/**
 * "Part-time, 6 hours a week", and no "The meeting takes 2 hours a week".
 * @param {Mention} mention
 */
const isAllThatIsSaid = ({ count, before }) =>
  count >= 1 &&
  /(?:^|\b(?:(?:an?|per) hour|part[- ]time|hours|(?:role|post|job|position|contract) (?:is|of|for)|you (?:will )?work)|£[\d.,]{1,9}(?:\s?p\.?h\.?| hourly)?(?: for)?)[\s,:;(–—•|-]{0,3}$/i.test(
    before,
  );

/**
 * Those of a week, where a text states one number of them plainly.
 * @param {string} text
 */
export const plainHours = (text) => agreed(hoursOf(text));
