import { grown } from './grown.js';
import type { RowList } from './row-list.js';

/** So many newcomers are put in one by one; more of them in one go over all rows. */
const FEW = 8;

/** All rows in the order of lists: the newest first, what has no date last, and of two the one with the greater id. */
export class Newest {
  private rows = new Int32Array(0);
  /** In the same order: a look at each row in turn would be a look at another place of the memory each time. */
  private profiles = new Int32Array(0);
  private length = 0;

  constructor(
    private readonly comesBefore: (a: number, b: number) => boolean,
    /** Of a row that is there; it never changes. */
    private readonly profileOf: (row: number) => number,
  ) {}

  /** Rows in any order. */
  add(rows: number[]): void {
    this.rows = grown(this.rows, this.length + rows.length);
    this.profiles = grown(this.profiles, this.rows.length);
    const sorted = rows.sort((a, b) => (this.comesBefore(a, b) ? -1 : 1));
    const last = this.length - 1;
    if (this.length === 0 || this.comesBefore(this.rows[last]!, sorted[0]!))
      sorted.forEach((row, at) => this.put(this.length + at, row));
    else if (rows.length <= FEW) sorted.forEach((row, at) => this.insert(row, this.length + at));
    else this.merge(sorted);
    this.length += rows.length;
  }

  /**
   * The rows from `from` to `to` (excluded) among those that pass, which are looked for until enough are found; undefined
   * where they are not among the first `most` of all.
   */
  slice(from: number, to: number, passes: (row: number) => boolean, most: number): number[] | undefined {
    const { rows, length } = this;
    const found: number[] = [];
    let passed = 0;
    for (let at = 0; at < length && passed < to; at += 1) {
      if (at >= most) return undefined;
      const row = rows[at]!;
      if (!passes(row)) continue;
      if (passed >= from) found.push(row);
      passed += 1;
    }
    return found;
  }

  /** Takes in the first `count` rows of these profiles that are open. */
  take(into: RowList, count: number, passing: Uint8Array, isOpen: (row: number) => boolean): void {
    const { rows, profiles, length } = this;
    into.begin(count);
    for (let at = 0; at < length && into.length < count; at += 1) {
      if (passing[profiles[at]!] === 1 && isOpen(rows[at]!)) into.add(rows[at]!);
    }
  }

  get size(): number {
    return this.length;
  }

  private insert(row: number, length: number): void {
    let [low, high] = [0, length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.comesBefore(this.rows[middle]!, row)) low = middle + 1;
      else high = middle;
    }
    this.rows.copyWithin(low + 1, low, length);
    this.profiles.copyWithin(low + 1, low, length);
    this.put(low, row);
  }

  private put(at: number, row: number): void {
    this.rows[at] = row;
    this.profiles[at] = Math.max(this.profileOf(row), 0); // of one that has gone meanwhile none is asked for
  }

  private merge(sorted: number[]): void {
    let at = this.length - 1;
    let to = this.length + sorted.length - 1;
    for (let next = sorted.length - 1; next >= 0; to -= 1) {
      const row = sorted[next]!;
      if (at >= 0 && this.comesBefore(row, this.rows[at]!)) {
        this.profiles[to] = this.profiles[at]!;
        this.rows[to] = this.rows[at--]!;
      } else {
        this.put(to, row);
        next -= 1;
      }
    }
  }
}
