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
  for (const [at, line] of lines.slice(0, MOST_LINES).entries()) {
    for (const { index, 0: found } of line.slice(0, LONGEST_LINE).matchAll(GAP)) {
      const column = index + found.length;
      if (headingOf(line.slice(0, index + 1)) === null || headingOf(line.slice(column)) === null) continue;
      const below = lines.slice(at);
      const long = below.filter((each) => each.trim() !== '' && each.length > column);
      const starting = long.filter((each) => startsAt(each, column));
      if (starting.length < FEWEST_LINES || starting.length < long.length * MOSTLY) continue;
      const parted = below.map((each) =>
        startsAt(each, column) || each.length <= column ? [each.slice(0, column), each.slice(column)] : [each, ''],
      );
      const of = (side: 0 | 1) => parted.map((both) => both[side]!.trimEnd());
      return [...lines.slice(0, at), ...of(0), ...of(1)].join('\n');
    }
  }
  return text;
}
const MOST_LINES = 60;
const LONGEST_LINE = 200;

const startsAt = (line: string, column: number): boolean =>
  line.length > column && line[column] !== ' ' && /^\s*$|\s{2}$/.test(line.slice(0, column));
