import type { Row } from '../text/clean.js';
import { headingOf } from './cv-sections.js';
import { mayBeARole, ON_A_LINE_OF_ITS_OWN } from './may-be-a-role.js';
import { endsInPerson } from './occupations.js';
import { BEGINS_WITH_A_STRETCH } from './time-spans.js';

const LONGEST = 80;
/** "BUSY BEES, ALDERSHOT". */
const IN_CAPITALS = /^(?=\P{L}*\p{Lu}{2})[^\p{Ll}]{4,}$/u;
/** "CAREER IN NEPAL", "WORK ABROAD": what follows is told of, and by whom nobody was employed. */
const HEADS_SOMETHING =
  /\b(?:CAREER|EXPERIENCE|EMPLOYMENT|HISTORY|WORK|SKILLS|QUALIFICATIONS?|EDUCATION|TRAINING|DUTIES|REFERENCES|PROFILE|SUMMARY|COURSES|CV|RESUME|CURRICULUM)\b/u;

const isDates = (text: string): boolean => {
  const [dates = ''] = BEGINS_WITH_A_STRETCH.exec(text) ?? [];
  return dates !== '' && /^[\s.:)|–—-]*$/.test(text.slice(dates.length));
};
const isRole = (text: string): boolean => {
  const said = text.replace(/\s*\([^()]*\)/g, '').split(/,\s/)[0]!;
  return /^\p{Lu}\S*\p{Ll}/u.test(said) && !/[.:!?]$/.test(text) && mayBeARole(said, ON_A_LINE_OF_ITS_OWN);
};
const isEmployer = (text: string): boolean =>
  IN_CAPITALS.test(text) &&
  !/\d{3}|@|\.$|:$/.test(text) &&
  !HEADS_SOMETHING.test(text) &&
  headingOf(text) === null &&
  !endsInPerson(text.split(',')[0]!);

/**
 * When, where in capitals, and as what, with a line for each and in whatever order: the head of a post, read in one. A CV
 * writes all of its posts so; where only one looks like it, the capitals may be anything.
 */
export function headsInCapitals(rows: readonly Row[], read: readonly (string | null)[]): (string | null)[] {
  const heads = rows.flatMap(({ isApart }, at) => {
    const isFirst = isApart || at === 0 || headingOf(rows[at - 1]!.text) !== null;
    const head = isFirst ? headAt(read, at) : null;
    return head === null ? [] : [{ at, head }];
  });
  if (heads.length < FEWEST) return [...read];
  const result = [...read];
  for (const { at, head } of heads) {
    result[at] = head;
    result.fill(null, at + 1, at + LINES);
  }
  return result;
}
const LINES = 3;
const FEWEST = 2;

function headAt(read: readonly (string | null)[], at: number): string | null {
  const own = read.slice(at, at + LINES);
  if (own.length < LINES || own.some((text) => text === null || text.length > LONGEST)) return null;
  const lines = own as string[];
  const [dates, employer] = [lines.find(isDates), lines.find(isEmployer)];
  const role = lines.find((text) => text !== dates && text !== employer && isRole(text));
  return dates === undefined || employer === undefined || role === undefined ? null : `${role}, ${employer}, ${dates}`;
}
