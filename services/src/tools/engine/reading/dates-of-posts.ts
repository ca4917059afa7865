import type { CvLine } from './cv-line.js';
import type { PostHeld } from './post-held.js';
import { postIn } from './post-in-line.js';
import { isOfPrivateLife } from './private-life.js';
import { A_YEAR } from './role-in-line.js';
import { BEFORE_A_YEAR, BEGINS_WITH_A_STRETCH, NOW, spansIn, UP_TO } from './time-spans.js';
import { withoutLength } from './without-dates.js';

/** The dates on the line of the post, on a line below it that is no bullet, or on the line above, nearest first. */
export function datesOf(
  lines: readonly CvLine[],
  at: number,
  entry: readonly CvLine[],
  today: Date,
): Pick<PostHeld, 'spans' | 'dated'> {
  const isUnderHeading = entry[0]?.section === 'experience';
  // What stands below a name at the top may be the dates of a school.
  const mayDate = (line: CvLine, place: number) =>
    place === 0 || (!line.isBullet && (isUnderHeading || isDatesOnly(line)));
  const [own, below, next] = entry.map((line, place) =>
    mayDate(line, place) && !datesPrivateLife(line, entry[place + 1]) ? line : undefined,
  );
  const above = isUnderHeading ? datesAbove(lines, at) : undefined;
  const dated = [own, below, above, next].find((line) => line && spansIn(line.text, today).length > 0);
  return dated
    ? { spans: spansIn(dated.text, today), dated: [dated] }
    : { spans: [], dated: entry.slice(0, LINES_WITH_DATES) };
}

/** "2014 - 2024" over "Career break": the years of what stands below. */
export const datesPrivateLife = (line: CvLine, below: CvLine | undefined): boolean =>
  below !== undefined && isDatesOnly(line) && isOfPrivateLife(below.text) && !A_YEAR.test(below.text);

const LINES_WITH_DATES = 3;

/** "June 2021 - present", "Some Ltd, Luton", "Warehouse Operative": when, where and what, a line each. */
function datesAbove(lines: readonly CvLine[], at: number): CvLine | undefined {
  const [employer, overEmployer] = [lines[at - 1], lines[at - 2]];
  const isEmployer =
    employer &&
    overEmployer &&
    isDatesOnly(overEmployer) &&
    !A_YEAR.test(employer.text) &&
    postIn(employer).length === 0;
  const over = isEmployer ? overEmployer : employer;
  return over && !over.isBullet && !over.isHeading && postIn(over).length === 0 ? over : undefined;
}

/** "2020 - 2022 - Home care with Helping Hands": the next thing, whatever it was, below a post that has its own dates. */
export const beginsAnother = (line: CvLine): boolean => BEGINS_WITH_A_STRETCH.test(line.text) && !isDatesOnly(line);

/** "Before that: warehouse operative, Some Depot": an earlier one, with no dates of its own. */
export const tellsOfEarlier = ({ text, isBullet }: CvLine): boolean => !isBullet && BEFORE_THAT.test(text);
const BEFORE_THAT = /^(?:before (?:that|this)|prior to (?:that|this)|previously|earlier|formerly)\s*[:,–—-]/i;

/** Dates and nothing else, as they stand under a post. */
export const isDatesOnly = ({ text }: CvLine): boolean =>
  !/\p{L}{4,}/u.test(withoutLength(text).replace(WORDS_OF_DATES, ''));
const WORDS_OF_DATES = new RegExp(
  String.raw`\b${BEFORE_A_YEAR}(?=(?:19|20)\d{2})|(?<!\p{L})(?:${UP_TO}|${NOW}|since)(?!\p{L})`,
  'giu',
);
