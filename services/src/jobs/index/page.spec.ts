import { expect, it } from '@jest/globals';
import { Newest } from './newest.js';
import { pageOf } from './page.js';
import { Beside, rowOf, type Postings } from './word-index.js';

const ROWS = 5_000;

/** The same each time. */
function someNumbers(seed: number): () => number {
  let state = seed;
  return () => (state = (Math.imul(state, 48_271) >>> 0) % 0x7fffffff);
}

/** Days by row, as files bring them: from the oldest on, from the newest on, nearly all alike, and without any order. */
const next = someNumbers(7);
const orders: Record<string, (row: number) => number> = {
  'from the oldest on': (row) => row,
  'from the newest on': (row) => -row,
  'alike but for a few': (row) => (row % 997 === 0 ? row : 0),
  'in no order': () => next() % 300,
};

it.each(Object.entries(orders))('lists the rows of a page by rank and then the newest first, %s', (_, dayOf) => {
  const day = Array.from({ length: ROWS }, (_, row) => dayOf(row));
  const comesBefore = (a: number, b: number) => (day[a] === day[b] ? a > b : day[a]! > day[b]!);
  const newest = new Newest(comesBefore, () => 0);
  newest.add(day.map((_, row) => row));
  const ranks = Uint32Array.from(day, (_, row) => (row % 11 === 0 ? next() % 9 : 1));
  const byRank = (a: number, b: number) => (ranks[a] === ranks[b] ? comesBefore(a, b) : ranks[a]! > ranks[b]!);

  for (const share of [1, 3, 40, 700]) {
    const rows = Int32Array.from(day.keys()).filter((row) => row % share === 0);
    const wanted = { rows, newest, comesBefore, passes: (row: number) => row % share === 0 };
    for (const [isBefore, ranked] of [
      [comesBefore, undefined],
      [byRank, ranks],
    ] as const) {
      const all = [...rows].sort((a, b) => (isBefore(a, b) ? -1 : 1));
      for (const [offset, limit] of [
        [0, 40],
        [1_000, 40],
        [0, ROWS],
        [ROWS, 40],
      ] as const) {
        expect(pageOf({ ...wanted, offset, limit, ranks: ranked })).toEqual(all.slice(offset, offset + limit));
      }
    }
  }
});

it('finds each row of a list that is gone through beside another, however far apart they are', () => {
  const entries = Uint32Array.from({ length: ROWS }, () => next() % (ROWS * 8)).sort();
  const list: Postings = { entries: entries.map((row) => (row << 5) | 1), length: ROWS };
  const there = new Set(Array.from(list.entries, rowOf));
  for (const step of [1, 7, 501, ROWS * 3]) {
    const beside = new Beside(list, new Uint8Array(32).fill(10));
    const asked = Array.from({ length: Math.ceil((ROWS * 9) / step) }, (_, at) => at * step);
    expect(asked.filter((row) => beside.worthAt(row) > 0)).toEqual(asked.filter((row) => there.has(row)));
  }
});
