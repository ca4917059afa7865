/** A stretch of months, counted from year 0; the end is not part of it. */
export interface Span {
  from: number;
  to: number;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]{0,6}\\.?';
/** Each with the month in its middle, counted from 0. */
const SEASONS: readonly (readonly [RegExp, number])[] = [
  [/^spring/i, 3],
  [/^summer/i, 6],
  [/^(?:autumn|fall)/i, 9],
  [/^winter/i, 0],
];
export const IN_THE_YEAR = `(?:${MONTH}|spring|summer|autumn|fall|winter)`;
/** "March 2015", "15/03/2015", "2015-03", "Jan '15". */
const DATE = `(?:(?:${IN_THE_YEAR}[ ,]{0,2}|(?:\\d{1,2}[/.]){1,2})?(?:19|20)\\d{2}(?:[-/.](?:0[1-9]|1[0-2])(?!\\d))?|${IN_THE_YEAR} ?['’]\\d{2}(?!\\d))`;
/** How a range is written: "2018 - 2020", "June 2019 up to present", "2016 → 2018". */
export const UP_TO = '(?:-|–|—|→|->|up ?to(?: the)?|to(?: the)?|until|till|thru|through)';
/** In the languages whose forms people bring along, too: "2019 – obecnie/now". */
export const NOW =
  '(?:(?:obecnie|heute|actualidad|presente|prezent|oggi|attuale|heden)(?:\\s?/\\s?(?:present|now))?|present|now|current|currently|today|to date|ongoing|date)';
/** What stands before a year, in whatever language: "Sept. 2019", "June, 2019", "enero 2019", "early 2019". */
export const BEFORE_A_YEAR = String.raw`(?:${IN_THE_YEAR}[ ,]{0,2}|\p{L}{3,9}\.? )`;
const A_YEAR_NAMED = String.raw`(?:${BEFORE_A_YEAR}|\d{1,2}[/.])?(?:19|20)\d{2}`;
/** When, before what or where: "2014 to date: Class 1 driver", "June 2019 - current, Some Ltd", "04/2018-present | Some Ltd". */
export const A_STRETCH_FIRST = String.raw`^${A_YEAR_NAMED}\s?${UP_TO}\s?(?:${A_YEAR_NAMED}|${NOW})(?![\p{L}\d])`;
export const BEGINS_WITH_A_STRETCH = new RegExp(A_STRETCH_FIRST, 'iu');
/** "2020–21". */
const SHORT_YEAR = "['’]?\\d{2}(?![\\d/.-])";
const SPAN = new RegExp(
  `(${DATE})\\s{0,3}(?:${UP_TO}(?:\\s{0,3}(?:(?:till|until|to) )?|\\s{4,12}(?!${SHORT_YEAR}))|(?=now\\b|present\\b))(${DATE}|${NOW}|${SHORT_YEAR})`,
  'giu',
);
const OPEN = new RegExp(
  `(${DATE})\\s?(?:(?:[-–—]|→|->)(?:\\s?(?=[)\\]])|(?=\\s{3,}(\\S)|\\s*$))|(?:→|->)(?=[\\s,:]))`,
  'giu',
);
/** "(2021-)", "2021→ Some Ltd", and in a column of dates "2021-     Some Ltd"; a dash behind a finished range opens nothing. */
const openIn = (text: string): string[] =>
  Array.from(text.replace(SPAN, (span) => ' '.repeat(span.length)).matchAll(OPEN)).flatMap(([, from = '', next]) =>
    next === undefined || /\p{Lu}/u.test(next) ? [from] : [],
  );
/** Whether a line says that what it dates still runs. */
export const saysStill = (text: string): boolean =>
  STILL.test(text) || STILL_THERE.test(text) || openIn(text).length > 0;
const STILL_THERE =
  /\b(?:am|['’]m|and) still (?:there|here|work(?:ing)?|employed|in (?:that|this|the) (?:post|job|role))\b|\bstill (?:there|work there)\b/i;
const STILL = new RegExp(`\\b(?:since|${NOW})\\b`, 'iu');

/** "Jan-Jun 2025". */
const MONTHS_OF_A_YEAR = new RegExp(
  `(?<!\\p{L})(${IN_THE_YEAR})\\s?(?:[–—-]|to)\\s?(${IN_THE_YEAR}) ((?:19|20)\\d{2})(?!\\d)`,
  'giu',
);

const SINCE = new RegExp(`\\bsince (${DATE})`, 'giu');
/** "Current job: electrician at Some Ltd, started 2021". */
const STARTED = [
  new RegExp(
    `^(?:(?:my )?(?:current|present)(?:ly)?|now)\\b.{0,120}?\\b(?:started|joined|began|from)(?: in| on)? (${DATE})`,
    'iu',
  ),
  // "I started at Some Library in 2019 … and I am still there"
  new RegExp(`\\bI (?:started|joined|began)\\b.{0,80}?\\b(?:in|from|since) (${DATE}).{0,80}?\\bstill\\b`, 'iu'),
];

/** The stretches of time that a line names: "June 2023 – present", "2020-2023", "03/2019 to 11/2021", "since 2018". */
export function spansIn(text: string, today: Date): Span[] {
  const line = text.replace(MONTHS_OF_A_YEAR, '$1 $3 - $2 $3');
  const now = today.getFullYear() * 12 + today.getMonth() + 1;
  const spans: Span[] = [];
  for (const [, from = '', to = ''] of line.matchAll(SPAN)) {
    const begin = monthOf(from, MID_YEAR);
    const end = endOf(wholeYear(to, from), begin, now);
    if (end > begin && end <= now + 12) spans.push({ from: begin, to: Math.min(end, now) });
  }
  for (const from of openIn(line)) spans.push({ from: monthOf(from, MID_YEAR), to: now });
  for (const [, from = ''] of line.matchAll(SINCE)) spans.push({ from: monthOf(from, MID_YEAR), to: now });
  const started = spans.length > 0 ? undefined : STARTED.map((pattern) => pattern.exec(line)?.[1]).find(Boolean);
  if (started !== undefined) spans.push({ from: monthOf(started, MID_YEAR), to: now });
  return spans.filter(({ from, to }) => to > from && to - from < 60 * 12);
}

/** The year of "2020–21" in full; it ends in the century it begins in. */
function wholeYear(to: string, from: string): string {
  const short = /^['’]?(\d{2})$/.exec(to)?.[1];
  const century = /(?:19|20)(?=\d{2})/.exec(from)?.[0];
  return short !== undefined && century !== undefined ? `${century}${short}` : to;
}

/** A year without a month is taken at its middle: "2021-2024" may be two years and a day or four, and counts as three. */
const MID_YEAR = 6;

function endOf(to: string, begin: number, now: number): number {
  if (!/\d{2}/.test(to)) return now;
  const hasMonth = /[a-z]|^\d{1,2}[/.]|[-/.]\d{2}$/i.test(to);
  if (hasMonth) return monthOf(to, 0) + 1;
  const middle = Math.min(monthOf(to, MID_YEAR), Math.max(now, begin));
  // "2019 - 2019", "Sept 2020 - 2020": some months of that year.
  return middle > begin ? middle : Math.min(begin + 6, monthOf(to, 11) + 1);
}

/** The month of a date as people write it at the end of a permission; of a year alone its last. */
export function lastMonthIn(text: string): number | null {
  const [date] = LAST_DATE.exec(text) ?? [];
  return date === undefined ? null : monthOf(date, 11);
}
const LAST_DATE = new RegExp(`${DATE}$`, 'iu');

/** Every date that a line names; a year without a month is taken at its middle. */
export const monthsNamed = (text: string): number[] =>
  Array.from(text.matchAll(ANY_DATE), ([date]) => monthOf(date, MID_YEAR));
const ANY_DATE = new RegExp(DATE, 'giu');

function monthOf(date: string, otherwise: number): number {
  const named = MONTHS.findIndex((month) => date.toLowerCase().startsWith(month));
  const season = SEASONS.find(([pattern]) => pattern.test(date))?.[1];
  const numbered = /^(?:\d{1,2}[/.])?(\d{1,2})[/.]\d{4}/.exec(date)?.[1] ?? /[-/.](\d{2})$/.exec(date)?.[1];
  const month = named >= 0 ? named : (season ?? (numbered ? Number(numbered) - 1 : otherwise));
  return yearOf(date) * 12 + Math.min(11, Math.max(0, month));
}

/** "'15" is 2015, "'98" is 1998. */
function yearOf(date: string): number {
  const whole = /(?:19|20)\d{2}/.exec(date)?.[0];
  if (whole) return Number(whole);
  const short = Number(/['’](\d{2})/.exec(date)?.[1]);
  return short + (short > 50 ? 1900 : 2000);
}

/** Years in which at least one of the stretches lies: two posts at once count once. */
export function yearsCovered(spans: readonly Span[]): number {
  const sorted = spans.toSorted((one, other) => one.from - other.from);
  let months = 0;
  let end = 0;
  for (const { from, to } of sorted) {
    months += Math.max(0, to - Math.max(from, end));
    end = Math.max(end, to);
  }
  return Math.round((months / 12) * 10) / 10;
}
