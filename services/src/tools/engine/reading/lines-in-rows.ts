import { NUMBER } from './numbers.js';

const MOST_WORDS = 10;
const FEWEST_LINES = 3;
const ASKS = new RegExp(
  [
    String.raw`\b(?:experience|experienced|knowledge|ability|able to|trained|qualified|qualifications?|essential|desirable|preferred|required|a must|must have|needed|useful|helpful|advantage|advantageous|a bonus|a plus|an asset|registered|registration|licen[cs]e|certificate|certified|tickets?|diploma|degree|gcses?|[ns]vq|hn[cd]|btec|cscs|dbs|cpc|own (?:tools|transport|car|van))\b`,
    String.raw`\blevel \d\b`,
    String.raw`\b${NUMBER}\+? (?:years?|yrs|months?)\b`,
  ].join('|'),
  'i',
);

/** Names a paper, or says that something is wanted. */
export const asksForSomething = (line: string): boolean => ASKS.test(line);

/**
 * Lists that people type without a mark or a heading: short lines one below the other, without a full stop, of which
 * every second asks for something. The list begins with the first that does, as title, place and pay stand above.
 */
export function linesInRows(
  lines: readonly string[],
  isApart: (line: string, at: number) => boolean,
): ReadonlySet<number> {
  const found = new Set<number>();
  let row: number[] = [];
  const close = () => {
    const from = row.findIndex((at) => ASKS.test(lines[at] ?? ''));
    const list = from < 0 ? [] : row.slice(from);
    const asking = list.filter((at) => ASKS.test(lines[at] ?? '')).length;
    if (list.length >= FEWEST_LINES && asking * 2 >= list.length) for (const at of list) found.add(at);
    row = [];
  };
  lines.forEach((line, at) => {
    const isShort = line.split(/\s+/).length <= MOST_WORDS && !/[.!?:]$/.test(line);
    if (isShort && !isApart(line, at)) row.push(at);
    else close();
  });
  close();
  return found;
}
