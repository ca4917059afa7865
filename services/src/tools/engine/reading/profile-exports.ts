import { headingOf } from './cv-sections.js';
import { withParticles, wordsWithCapitals } from './name-words.js';

const MONTH_AND_YEAR = String.raw`(?:(?:january|february|march|april|may|june|july|august|september|october|november|december) )?(?:19|20)\d{2}`;
const LENGTH = String.raw`(?:\d{1,2} years?(?: \d{1,2} months?)?|\d{1,2} months?|less than a year)`;
const DATES = new RegExp(
  String.raw`^(${MONTH_AND_YEAR}\s?[-–—]\s?(?:present|${MONTH_AND_YEAR}))\s*\(${LENGTH}\)$`,
  'iu',
);
/** How long somebody was at an employer in several posts. */
const IN_ALL = new RegExp(`^${LENGTH}$`, 'i');
const PLACE =
  /^\p{Lu}[\p{L}'’.-]+(?: \p{L}[\p{L}'’.-]*){0,3}(?:, \p{Lu}[\p{L} '’.-]+){1,2}$|^Greater \p{Lu}[\p{L} ]+$/u;

const TOP_SKILLS = /^top skills$/i;
const NAME = wordsWithCapitals(4);
const MOST_LINES = 80;

/**
 * In the PDF that a network of professionals makes of a profile contacts, top skills, languages and certificates stand first:
 * the lines of the name, the headline and the place, which stand below them; null where no such profile is.
 */
export function headOfProfile(lines: readonly string[]): { at: number; end: number } | null {
  const written = lines.slice(0, MOST_LINES).map((line) => line.trim());
  const isProfile =
    written.some((line) => TOP_SKILLS.test(line)) && written.some((line) => /^contact$|linkedin\.com/i.test(line));
  if (!isProfile) return null;
  const heading = written.findIndex((line) => /^(?:summary|experience)$/i.test(line));
  for (let at = heading - 1; at > 0 && at >= heading - MOST_OF_A_HEAD; at -= 1) {
    const isFirst = written[at - 1] === '';
    if (isFirst && isName(written[at]!)) return { at, end: heading };
  }
  // a copy without empty lines: name, headline, place
  if (!endsInAPlace(written.slice(0, Math.max(0, heading)))) return null;
  const named = [4, 3, 2].map((up) => heading - up).find((at) => at > 0 && isName(written[at]!));
  return named === undefined ? null : { at: named, end: heading };
}
const MOST_OF_A_HEAD = 7;
const endsInAPlace = (written: readonly string[]): boolean => PLACE.test(written.findLast((line) => line !== '') ?? '');
const isName = (text: string): boolean =>
  (NAME.test(text) || withParticles.test(text)) && headingOf(text) === null && !PLACE.test(text);

/**
 * Below Experience such a profile has an employer, a title, the dates with how long that was in brackets, and a place. Each
 * post in one row: "Support Agent, Workable, September 2019 - August 2020".
 */
export function profilesRead(read: readonly (string | null)[]): (string | null)[] {
  const result = [...read];
  let employer: string | null = null;
  for (const [at, row] of read.entries()) {
    const dates = DATES.exec(row ?? '')?.[1];
    const title = read[at - 1];
    if (dates === undefined || title === undefined || title === null || title === '') continue;
    const isInAll = IN_ALL.test(read[at - 2] ?? '');
    const above = read[at - (isInAll ? 3 : 2)] ?? null;
    // below the work of the post before it, a title without an employer of its own is of the same one
    const isNew = isInAll || employer === null || (above !== null && isEmployer(above));
    if (isNew) employer = above;
    if (employer === null) continue;
    const from = isNew ? at - (isInAll ? 3 : 2) : at - 1;
    result[from] = `${title}, ${employer}, ${dates}`;
    result.fill(null, from + 1, at + 1);
    if (PLACE.test(read[at + 1] ?? '')) result[at + 1] = null;
  }
  return result;
}
const isEmployer = (row: string): boolean =>
  /^[\p{Lu}\d]/u.test(row) &&
  !/[.!?;:]$/.test(row) &&
  row.length <= LONGEST_EMPLOYER &&
  !DATES.test(row) &&
  !PLACE.test(row);
const LONGEST_EMPLOYER = 60;
