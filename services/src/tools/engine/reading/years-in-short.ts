import { IN_THE_YEAR, NOW, UP_TO } from './time-spans.js';

const MONTH_BEFORE = String.raw`(?:${IN_THE_YEAR}[ ./-]{1,2}|(?:0?[1-9]|1[0-2])[/.])`;
const A_SHORT_DATE = String.raw`(${MONTH_BEFORE})(\d{2})`;
/** Not "12/05/1990", "Mar 15 - Mar 22, 2023" or "10/21-22/40". */
const NOTHING_MORE = String.raw`(?![\d/]|\.\d)(?!,? ?(?:19|20)\d{2})`;
const A_STRETCH = new RegExp(
  String.raw`(?<![\p{L}\d/.]|\b(?:scor\p{L}+|marks?|graded?|rated|results?|got|gained) )${A_SHORT_DATE}(\s{0,3}${UP_TO}\s{0,3}|\s{1,3})(?:${A_SHORT_DATE}${NOTHING_MORE}|(?=(?:${NOW})(?!\p{L})))`,
  'giu',
);
const SINCE = new RegExp(String.raw`(?<!\p{L})(since |from )${A_SHORT_DATE}(?!\d)${NOTHING_MORE}`, 'giu');

/** "Jan 19 – present", "06/18 - 09/21", "since Mar 20": the years that people write with two figures, in full. */
export const yearsInFull = (text: string): string =>
  /\d{2}/.test(text)
    ? text
        .replace(A_STRETCH, (whole, from: string, year: string, joint: string, to?: string, last?: string) => {
          if (to === undefined || last === undefined)
            return /\S/.test(joint) ? `${month(from)}${inFull(year)}${joint}` : whole;
          const [begin, end] = [inFull(year), inFull(last)];
          return end < begin || !/\S/.test(joint) ? whole : `${month(from)}${begin}${joint}${month(to)}${end}`;
        })
        .replace(SINCE, (_, since: string, from: string, year: string) => `${since}${month(from)}${inFull(year)}`)
    : text;

/** "Jan-19" and "Jan. 19" as "Jan 2019". */
const month = (before: string): string => (/^\d/.test(before) ? before : before.replace(/[ ./-]+$/, ' '));
const inFull = (year: string): string => `${Number(year) > LATEST ? '19' : '20'}${year}`;
const LATEST = 50;
