import { IN_THE_YEAR, NOW } from './time-spans.js';

const A_DATE = String.raw`(?:${IN_THE_YEAR}[ ,]{1,2}|\d{1,2}[/.])?(?:19|20)\d{2}(?:[-/.](?:0[1-9]|1[0-2])(?!\d))?`;
const UNTIL = String.raw`(?:${A_DATE}|${NOW})(?![\p{L}\d])`;

/** "2022 now — Driver — Some Freight", "2019 2022: Driver": two dates at the beginning, and then what they date. */
const FIRST = new RegExp(String.raw`^(${A_DATE})\s{1,3}(?!to\s)(${UNTIL})(?=\s+[–—|-]\s|\s*[:|]|,\s|\s{2,})`, 'iu');
/** "… — Aug 2016 / Dec 2019", "… — Jan 2020 / Now": months on both sides of a slash at the end. */
const BY_A_SLASH = new RegExp(
  String.raw`(?<=[–—|,/(:-]\s?|\s{2}|^)((?:${IN_THE_YEAR}[ ,]{1,2}|\d{1,2}[/.])(?:19|20)\d{2}|(?:19|20)\d{2}(?=\s\/\s${NOW}))\s\/\s(${IN_THE_YEAR} (?:19|20)\d{2}|\d{1,2}[/.](?:19|20)\d{2}|${NOW})(?=\)?\.?$)`,
  'iu',
);
/** "… | 2018-06 | 2022-09", "… | 03/2021 | present": a column each for from and to. */
const IN_COLUMNS = new RegExp(String.raw`(?<=\|\s{0,12})(${A_DATE})\s{0,12}\|\s{0,12}(${UNTIL})(?=\s{0,12}\|?$)`, 'iu');
/** "10/2021 to this day". */
const TO_THIS_DAY = /(?<=(?:19|20)\d{2}) (?:(?:up )?to|until|till) (?:this|the present|the current) (?:very )?day\b/giu;

/** The dates of a post that stand side by side, with the dash between them that says from when to when. */
export function stretchesJoined(text: string): string {
  if (text.length > LONGEST || !/(?:19|20)\d{2}/.test(text)) return text;
  return text
    .replace(TO_THIS_DAY, ' to date')
    .replace(FIRST, inOrder)
    .replace(BY_A_SLASH, inOrder)
    .replace(IN_COLUMNS, inOrder);
}
const LONGEST = 300;

/** What ends before it begins is no stretch of time. */
function inOrder(whole: string, from: string, to: string): string {
  const [begin, end] = [from, to].map((date) => Number(/(?:19|20)\d{2}/.exec(date)?.[0] ?? Infinity));
  return begin! <= end! ? `${from} - ${to}` : whole;
}
