import type { Row } from '../text/clean.js';
import { occupationOf } from './occupation-families.js';
import { endsInPerson } from './occupations.js';
import { withPostsBegun } from './begun-posts.js';
import { headsInCapitals } from './heads-in-capitals.js';
import { profilesRead } from './profile-exports.js';
import { formsRead } from './rows-of-forms.js';
import { columnsOf, rowOfTable } from './rows-of-tables.js';
import { headingOf } from './cv-sections.js';
import { A_YEAR } from './dated-post.js';
import { A_STRETCH_FIRST, BEGINS_WITH_A_STRETCH, NOW } from './time-spans.js';
import { stretchesJoined } from './dates-side-by-side.js';
import { yearsInFull } from './years-in-short.js';

/**
 * The rows of a CV as they are read: years in full, forms and tables without their frame; null where a row goes on with the
 * one above. The CV is quoted as it stands.
 */
export function writtenOut(rows: readonly Row[]): (string | null)[] {
  let columns: ReturnType<typeof columnsOf> = null;
  const plain = rows.map(({ text }) =>
    yearsInFull(withoutArrows(withoutSlashes(stretchesJoined(withoutMarks(withoutRules(text)))))),
  );
  const inOne = headsInCapitals(rows, profilesRead(formsRead(plain)));
  return withPostsBegun(inOne).map((read, at) => {
    if (read === null) return null;
    if (headingOf(read) !== null) columns = null;
    columns = columnsOf(read) ?? columns;
    return (columns && rowOfTable(read, columns)) ?? (at === 0 ? read : withoutGaps(read));
  });
}

/** "*Foreman joiner*", "# Ada Lind", "=== Ada Lind ===": how it is to be printed. */
const withoutMarks = (text: string): string =>
  /[*_#=~<`]/.test(text)
    ? text
        .replace(/^#{1,6}\s+(?=\S)/, '')
        .replace(/^([=~_*]{1,6})\s+(\S.{0,80}\S)\s+[=~_*]{1,6}$/, '$2')
        .replace(/<\/?(?:b|i|u|em|strong|h[1-6]|p)>/gi, '')
        .replace(/(\*{1,3}|__|`)(?=[^\s*_`])([^*_`]{1,120})(?<=\S)\1/g, '$2')
        .replace(/^_(?=[^\s_])([^_]{1,80})(?<=\S)_$/, '$1')
    : text;

/** "| 2020 | now | Some Foods | Butcher |": the rules of a table are no part of it, and a column each for from and to are dates. */
function withoutRules(text: string): string {
  if (!/^\|.*\|$/.test(text)) return text;
  const cells = text
    .split('|')
    .map((cell) => cell.trim())
    .filter((cell) => cell !== '');
  return cells.join(' | ').replace(FROM_AND_TO, '$1 - $2');
}
const FROM_AND_TO = new RegExp(
  String.raw`^((?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d{2}) \| ((?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d{2}|${NOW})(?= \|)`,
  'iu',
);

/** "Programme Manager / Some Water plc / Feb 2019 – Present": slashes that part dates from who and where. */
function withoutSlashes(text: string): string {
  if (text.length > LONGEST_WITH_SLASHES || !text.includes(' / ')) return text;
  const parts = text.split(' / ');
  const isParted = parts.length <= MOST_PARTS && parts.some((part) => DATES_ALONE.test(part.trim()));
  return isParted ? parts.join(' | ') : text;
}
const LONGEST_WITH_SLASHES = 200;
const MOST_PARTS = 5;
const DATES_ALONE = new RegExp(`${A_STRETCH_FIRST}$|^(?:since|from) (?:\\p{L}{3,9}\\.? )?(?:19|20)\\d{2}$`, 'iu');

/** "Some Firm → Team Leader → 03/2022–present": arrows that part dates from who and where; "Lagos → Leeds" is a way. */
function withoutArrows(text: string): string {
  if (text.length > LONGEST_WITH_SLASHES) return text;
  const cells = text.split(AN_ARROW);
  const isFromTo = cells.length > 2 && YEAR_ALONE.test(cells.at(-2)!) && UNTIL.test(cells.at(-1)!);
  const parts = isFromTo ? [...cells.slice(0, -2), cells.slice(-2).join(' - ')] : cells;
  const isParted = parts.length > 1 && parts.length <= MOST_PARTS && DATES_ALONE.test(parts.at(-1)!.trim());
  return isParted ? parts.join(' | ') : text;
}
const YEAR_ALONE = /^(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d{2}$/iu;
const UNTIL = new RegExp(String.raw`^(?:(?:\p{L}{3,9}\.? |\d{1,2}\/)?(?:19|20)\d{2}|${NOW})$`, 'iu');
const AN_ARROW = / (?:→|➔|➜|⇒|->|=>|>|») /;

/** "First Aid    Moving and Handling    NVQ 3", "06/2018 - 09/2021    Some Hotel    Commis chef": what gaps part; no contacts. */
function withoutGaps(text: string): string {
  const [dates = ''] = BEGINS_WITH_A_STRETCH.exec(text) ?? [];
  const cells = text
    .slice(dates.length)
    .trim()
    .split(/\s{3,}|\t+/);
  const areCells = cells.length > 1 && cells.every((cell) => /\p{L}/u.test(cell) && isShort(cell));
  if (!areCells || /\S@\S|\d{5}/.test(text)) return text;
  if (dates !== '') return cells.some(isSomebody) ? [dates, ...cells].join(', ') : text;
  const isList = cells.length >= FEWEST_IN_A_LIST && !/[,:|]/.test(text) && !A_YEAR.test(text);
  return isList ? cells.join(', ') : text;
}
const isSomebody = (cell: string): boolean => occupationOf(cell) !== null || endsInPerson(cell);
const isShort = (cell: string): boolean => cell.split(/\s+/).length <= MOST_WORDS_OF_A_CELL;
const MOST_WORDS_OF_A_CELL = 6;
const FEWEST_IN_A_LIST = 3;
