import type { Newest } from './newest.js';

interface Wanted {
  offset: number;
  limit: number;
  /** How many rows pass in all. */
  total: number;
  /** The rows that pass, where they were looked for by their words. */
  rows: number[] | undefined;
  /** How well rows match, by row; left out when only newness counts. */
  ranks: Uint16Array | undefined;
  newest: Newest;
  passes: (row: number) => boolean;
  comesBefore: (a: number, b: number) => boolean;
}

/** The rows of one page, by rank and then the newest first. */
export function pageOf(wanted: Wanted): number[] {
  const { offset, limit, total, rows, ranks } = wanted;
  const end = Math.min(offset + limit, total);
  if (offset >= end) return [];
  if (!rows) return wanted.newest.slice(offset, end, wanted.passes);
  if (!ranks) return newestOf(rows, offset, end, wanted);
  const page: number[] = [];
  let before = 0;
  for (const [rank, count] of ranksFromBest(rows, ranks)) {
    if (before >= end) break;
    const [from, to] = [Math.max(offset - before, 0), Math.min(end - before, count)];
    if (from < count) {
      const equal = rows.filter((row) => ranks[row] === rank);
      page.push(...newestOf(equal, from, to, wanted));
    }
    before += count;
  }
  return page;
}

/** Of rows that rank the same: sorted when they are few, else met on the way through all rows. */
function newestOf(rows: number[], from: number, to: number, { newest, comesBefore }: Wanted): number[] {
  const way = (newest.size * to) / rows.length;
  if (rows.length * Math.log2(rows.length + 1) < way) {
    return rows.sort((a, b) => (comesBefore(a, b) ? -1 : 1)).slice(from, to);
  }
  const wanted = new Set(rows);
  return newest.slice(from, to, (row) => wanted.has(row));
}

function ranksFromBest(rows: number[], ranks: Uint16Array): [rank: number, count: number][] {
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(ranks[row]!, (counts.get(ranks[row]!) ?? 0) + 1);
  return [...counts].sort(([a], [b]) => b - a);
}
