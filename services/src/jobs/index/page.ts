import type { Newest } from './newest.js';
import { MOST_RANKS } from './plan-matcher.js';

/** What a comparison of two rows costs, in steps on the way through all rows. */
const COMPARISON = 8;

/** Which rows of all to list. */
export interface WantedRows {
  offset: number;
  limit: number;
  /** How many rows pass in all. */
  total: number;
  /** The rows that pass, where not all rows were candidates. */
  rows: Int32Array | undefined;
  /** How well rows match, by row; left out when only newness counts. */
  ranks: Uint32Array | undefined;
  newest: Newest;
  passes: (row: number) => boolean;
  comesBefore: (a: number, b: number) => boolean;
}

/** The rows of one page, by rank and then the newest first. */
export function pageOf(wanted: WantedRows): number[] {
  const { offset, limit, total, rows, ranks, newest, passes } = wanted;
  const end = Math.min(offset + limit, total);
  if (offset >= end) return [];
  if (!rows) return newest.slice(offset, end, passes);
  if (!ranks) return newestOf(rows, offset, end, passes, wanted);
  const page: number[] = [];
  let before = 0;
  for (const [rank, count] of ranksFromBest(rows, ranks)) {
    if (before >= end) break;
    const [from, to] = [Math.max(offset - before, 0), Math.min(end - before, count)];
    if (from < count) {
      const equal = rows.filter((row) => ranks[row] === rank);
      page.push(...newestOf(equal, from, to, (row) => ranks[row] === rank && passes(row), wanted));
    }
    before += count;
  }
  return page;
}

/** A slice of these rows, which are those that pass: sorted when they are few, else met on the way through all rows. */
function newestOf(
  rows: Int32Array,
  from: number,
  to: number,
  passes: (row: number) => boolean,
  { newest, comesBefore }: WantedRows,
): number[] {
  const way = (newest.size * to) / rows.length;
  if (rows.length * Math.log2(rows.length + 1) * COMPARISON > way) return newest.slice(from, to, passes);
  return [...rows.toSorted((a, b) => (comesBefore(a, b) ? -1 : 1)).subarray(from, to)];
}

const counts = new Int32Array(MOST_RANKS);

function ranksFromBest(rows: Int32Array, ranks: Uint32Array): [rank: number, count: number][] {
  const met: number[] = [];
  for (const row of rows) {
    const rank = ranks[row]!;
    if (counts[rank] === 0) met.push(rank);
    counts[rank]! += 1;
  }
  return met
    .sort((a, b) => b - a)
    .map((rank) => {
      const count = counts[rank]!;
      counts[rank] = 0;
      return [rank, count];
    });
}
