import { degreeIn } from './degrees.js';
import { endsInPerson } from './occupations.js';
import { occupationOf } from './occupation-families.js';
import { A_YEAR } from './dated-post.js';
import { BEFORE_A_YEAR, monthsNamed } from './time-spans.js';

const A_BEGINNING = String.raw`(?:from|starting|started|joined)(?: in| on)? ((?:${BEFORE_A_YEAR}|(?:\d{1,2}[/.]){1,2})?(?:19|20)\d{2})`;
/** Between stops, in brackets or at the front, and with no "to" behind it. */
const BEGUN = new RegExp(String.raw`(^|[.,;|:(]\s?|\s[–—-]\s)${A_BEGINNING}(?=[.,;|:)]|\s+[–—|-]\s|\s*$)`, 'iu');
const BEGUN_ALONE = new RegExp(String.raw`^\(?${A_BEGINNING}[.)]?$`, 'iu');
const STARTS_AS_A_BULLET = /^[-•*–▪◦·]\s/u;
const YEARS = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
const LONGEST = 200;

/**
 * "Night Auditor, Some Hotel, York. From 11/2023.": whoever says since when, and not until when, is still there, unless a
 * post of the CV begins later: then nobody can tell when this one ended. Rows as they are read.
 */
export function withPostsBegun(rows: readonly (string | null)[]): (string | null)[] {
  if (!rows.some((row) => row !== null && mayBegin(row))) return [...rows];
  const begins = rows.map((row, at) =>
    row !== null && isOfAPost(row, rows.slice(Math.max(0, at - 2), at)) ? row : '',
  );
  const latest = begins.reduce((last, row) => Math.max(last, beginOf(row)), 0);
  return rows.map((row, at) =>
    row !== null && begins[at] === row && mayBegin(row) && beginOf(row) === latest
      ? row.replace(BEGUN, '$1from $2 to present')
      : row,
  );
}

const mayBegin = (row: string): boolean =>
  row.length <= LONGEST && BEGUN.test(row) && row.match(YEARS)?.length === 1 && !STARTS_AS_A_BULLET.test(row);

/** Whether a row with a year dates a post: its own, or that of who stands above it, with the employer between them or beside. */
function isOfAPost(row: string, above: readonly (string | null)[]): boolean {
  if (row.length > LONGEST || !A_YEAR.test(row) || degreeIn(row) !== null) return false;
  const nearest = BEGUN_ALONE.test(row) ? above : /^\p{Lu}/u.test(row) ? above.slice(-1) : [];
  return namesAPost(row) || nearest.some((each) => each !== null && !A_YEAR.test(each) && namesAPost(each));
}

const beginOf = (row: string): number => monthsNamed(row)[0] ?? 0;

const namesAPost = (row: string): boolean =>
  row.length <= LONGEST &&
  !STARTS_AS_A_BULLET.test(row) &&
  degreeIn(row) === null &&
  partsOf(row).some((part) => part.split(/\s+/).length <= MOST_WORDS && isSomebody(part));
const partsOf = (row: string): string[] =>
  row
    .replace(/^\d{1,2}[.)]\s+/, '')
    .replace(/\s*\([^()]*\)/g, '')
    .split(/[,;|:]\s+|\s[–—-]\s|\.\s+| at /u)
    .slice(0, MOST_PARTS);
const isSomebody = (part: string): boolean => /^\p{L}/u.test(part) && occupationOf(part) !== null && endsInPerson(part);
const MOST_WORDS = 6;
const MOST_PARTS = 4;
