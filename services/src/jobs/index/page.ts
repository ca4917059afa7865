import type { Newest } from './newest.js';

/** What it costs to put one row in order, in steps on the way through all rows. */
const COMPARISON = 8;
/** So many of many rows say where the first of them end, and so many more than they say are looked at. */
const SAMPLE = 128;
const SPARE = 3;

/** Which rows of all to list. */
export interface WantedRows {
  offset: number;
  limit: number;
  /** The rows that pass, in no order. */
  rows: Int32Array;
  /** How well rows match, by row; left out when only newness counts. */
  ranks: Uint32Array | undefined;
  newest: Newest;
  passes: (row: number) => boolean;
  comesBefore: (a: number, b: number) => boolean;
}

/** The rows of one page, by rank and then the newest first. */
export function pageOf(wanted: WantedRows): number[] {
  const { offset, limit, rows, ranks, newest, passes, comesBefore } = wanted;
  const end = Math.min(offset + limit, rows.length);
  if (offset >= end) return [];
  if (ranks) return firstOf(rows, end, byRank(ranks, comesBefore)).slice(offset);
  // the newest of many are soon met on the way through all rows, unless all of them are old
  const most = rows.length + end * Math.log2(end + 1) * COMPARISON;
  const met = (newest.size * end) / rows.length < most ? newest.slice(offset, end, passes, most) : undefined;
  return met ?? firstOf(rows, end, comesBefore).slice(offset);
}

export const byRank =
  (ranks: Uint32Array, comesBefore: WantedRows['comesBefore']): WantedRows['comesBefore'] =>
  (a, b) => {
    const [first, second] = [ranks[a]!, ranks[b]!];
    return first === second ? comesBefore(a, b) : first > second;
  };

/** The first `count` of these rows in order. Most of many are compared only with one that stands not far behind them. */
function firstOf(rows: ArrayLike<number>, count: number, comesBefore: WantedRows['comesBefore']): number[] {
  const inOrder = (some: ArrayLike<number>) => Array.from(some).sort((a, b) => (comesBefore(a, b) ? -1 : 1));
  if (rows.length <= Math.max(count * 2, SAMPLE * 2)) return inOrder(rows).slice(0, count);
  const sample = inOrder(Array.from({ length: SAMPLE }, (_, at) => rows[Math.floor((at * rows.length) / SAMPLE)]!));
  const behind = sample[Math.min(Math.ceil((SAMPLE * count) / rows.length) + SPARE, SAMPLE - 1)]!;
  const first: number[] = [];
  for (let at = 0; at < rows.length; at += 1) if (comesBefore(rows[at]!, behind)) first.push(rows[at]!);
  if (first.length >= count) return firstOf(first, count, comesBefore);
  const others = Array.from(rows).filter((row) => !comesBefore(row, behind));
  return [...inOrder(first), ...firstOf(others, count - first.length, comesBefore)];
}
