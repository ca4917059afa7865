import { IN_THE_YEAR, NOW, UP_TO } from './time-spans.js';

const A_DATE = `(?<!\\p{L})(?:(?:(?:${IN_THE_YEAR}|early|mid|late),? |(?:\\d{1,2}[/.]){1,2})?(?:19|20)\\d{2}(?:[-/.](?:0[1-9]|1[0-2])(?!\\d))?|${IN_THE_YEAR} ?['’]\\d{2}(?!\\d))`;
const DATES_BEFORE = new RegExp(
  `^(?:(?:since|from)\\s+)?${A_DATE}(?:\\s?(?:[–—-]\\s?(?:${A_DATE}|${NOW}|\\p{L}{3,7})|${UP_TO}\\s(?:${A_DATE}|${NOW})|(?:now|present)\\s[–—-]|(?:→|->)(?:\\s?(?:${A_DATE}|${NOW})|(?=\\s)))|[–—-](?=\\s{2,}))?(?:[\\s:,|]+(?![–—-])|$)`,
  'iu',
);
const DATES_AFTER = new RegExp(
  `(?:[,.]|\\s[–—|-]|\\s\\()?\\s*(?:(?<!\\p{L})(?:since|from|started(?: in| on)?|joined(?: in| on)?)\\s+)?(?:(?<!\\p{L})${IN_THE_YEAR}\\s?(?:[–—-]|to|until|and)\\s?)?${A_DATE}(?!\\d).*$`,
  'iu',
);

/** "jan 2023 to date - ", "2021-2022 – ": both ends of a stretch, and a dash. */
const RANGE_AND_DASH = new RegExp(`^${A_DATE}\\s?(?:[–—-]|${UP_TO})\\s?(?:${A_DATE}|${NOW})\\s+[–—-]\\s+`, 'iu');

const A_LENGTH = String.raw`(?:\d{1,2}\+? ?(?:years?|yrs?|months?|mths?|mos?)\.?(?:,? (?:and )?|(?=$|\)))){1,2}`;
const LENGTH_IN_BRACKETS = new RegExp(String.raw`\s*(?:\(${A_LENGTH}\)|·\s*${A_LENGTH}$)`, 'i');
const LENGTH_ALONE = new RegExp(String.raw`^\(?${A_LENGTH}\)?$`, 'i');
/** "August 2020 - Present (6 years 4 months)": the dates have said it. */
export const withoutLength = (text: string): string =>
  /\b(?:19|20)\d{2}\b/.test(text) ? text.replace(LENGTH_IN_BRACKETS, '') : text;
export const isLengthAlone = (text: string): boolean => LENGTH_ALONE.test(text.trim());

/** "Cashier since March 2021" is a cashier. "June 2023 – present Co-Founder, Nexus" and "Co-Founder, Nexus, June 2023 – present" are one title. */
export const withoutDates = (text: string): string =>
  // no date is without a figure, and a long text without one is looked through once
  (/\d/.test(text)
    ? withoutLength(text).replace(RANGE_AND_DASH, '').replace(DATES_BEFORE, '').replace(DATES_AFTER, '')
    : text
  ).trim();
