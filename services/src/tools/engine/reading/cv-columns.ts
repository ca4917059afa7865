import { headingOf } from './cv-sections.js';

const GAP = /\S(\s{2,})(?=\S)/gu;
/** Of the lines that reach into the second column, so many have to begin anew there. */
const MOSTLY = 0.85;
const FEWEST_LINES = 5;

/**
 * Two columns that a copy or a printer has put into one line each: “Skills        Experience”, and below it the items of
 * the one beside the posts of the other. The left one is read first, then the right one.
 */
export function columnsApart(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n');
  const uneven = columnBesideHeadings(lines);
  if (uneven !== null) return parted(lines, uneven, 0);
  for (const [at, line] of lines.slice(0, MOST_LINES).entries()) {
    for (const { index, 0: found } of line.slice(0, LONGEST_LINE).matchAll(GAP)) {
      const column = index + found.length;
      if (headingOf(line.slice(0, index + 1)) === null || headingOf(line.slice(column)) === null) continue;
      const below = lines.slice(at);
      const long = below.filter((each) => each.trim() !== '' && each.length > column);
      const starting = long.filter((each) => startsAt(each, column));
      if (starting.length < FEWEST_LINES || starting.length < long.length * MOSTLY) continue;
      return parted(lines, column, at);
    }
  }
  return text;
}
export const areColumns = (text: string): boolean => columnsApart(text) !== text;

/** The lines above a place as they stand, and below it the left column before the right one. */
function parted(lines: readonly string[], column: number, from: number): string {
  const both = lines
    .slice(from)
    .map((each) =>
      startsAt(each, column) || each.length <= column ? [each.slice(0, column), each.slice(column)] : [each, ''],
    );
  const of = (side: 0 | 1) => both.map((sides) => sides[side]!.trimEnd());
  return [...lines.slice(0, from), ...of(0), ...of(1)].join('\n');
}

/**
 * Headings of the two sides that stand in no line together: a column where all that reaches it begins anew, with two
 * headings of its own and one beside them.
 */
function columnBesideHeadings(lines: readonly string[]): number | null {
  const top = lines.slice(0, MOST_LINES).map((line) => line.slice(0, LONGEST_LINE));
  const columns = new Map<number, number>();
  for (const line of top)
    for (const { index, 0: found } of line.matchAll(GAP)) {
      const column = index + found.length;
      if (headingOf(line.slice(column)) !== null) columns.set(column, (columns.get(column) ?? 0) + 1);
    }
  for (const line of top) {
    const column = line.search(/\S/);
    if (columns.has(column) && /^\s+\S/.test(line) && headingOf(line) !== null)
      columns.set(column, columns.get(column)! + 1);
  }
  for (const [column, headings] of columns) {
    const long = lines.filter((line) => line.length > column);
    const starting = long.filter((line) => startsAt(line, column));
    const isBeside = top.some((line) => startsAt(line, column) && headingOf(line.slice(0, column)) !== null);
    if (headings >= 2 && isBeside && starting.length >= FEWEST_LINES && starting.length >= long.length * NEARLY_ALL)
      return column;
  }
  return null;
}
const NEARLY_ALL = 0.95;
const MOST_LINES = 60;
const LONGEST_LINE = 200;

const startsAt = (line: string, column: number): boolean =>
  line.length > column && line[column] !== ' ' && /^\s*$|\s{2}$/.test(line.slice(0, column));
