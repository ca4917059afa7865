import { grown } from './grown.js';

/** So many newcomers are put in one by one; more of them in one go over all rows. */
const FEW = 8;

/** All rows in the order of lists: the newest first, what has no date last, and of two the one with the greater id. */
export class Newest {
  private rows = new Int32Array(0);
  private length = 0;

  constructor(private readonly comesBefore: (a: number, b: number) => boolean) {}

  /** Rows in any order. */
  add(rows: number[]): void {
    this.rows = grown(this.rows, this.length + rows.length);
    const sorted = rows.sort((a, b) => (this.comesBefore(a, b) ? -1 : 1));
    const last = this.length - 1;
    if (this.length === 0 || this.comesBefore(this.rows[last]!, sorted[0]!)) this.rows.set(sorted, this.length);
    else if (rows.length <= FEW) sorted.forEach((row, at) => this.insert(row, this.length + at));
    else this.merge(sorted);
    this.length += rows.length;
  }

  /** The rows from `from` to `to` (excluded) among those that pass, which are looked for until enough are found. */
  slice(from: number, to: number, passes: (row: number) => boolean): number[] {
    const found: number[] = [];
    let passed = 0;
    for (let at = 0; at < this.length && passed < to; at += 1) {
      const row = this.rows[at]!;
      if (!passes(row)) continue;
      if (passed >= from) found.push(row);
      passed += 1;
    }
    return found;
  }

  /** Lent until rows are added. */
  all(): Int32Array {
    return this.rows.subarray(0, this.length);
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
    this.rows[low] = row;
  }

  private merge(sorted: number[]): void {
    let at = this.length - 1;
    let to = this.length + sorted.length - 1;
    for (let next = sorted.length - 1; next >= 0; to -= 1) {
      const row = sorted[next]!;
      if (at >= 0 && this.comesBefore(row, this.rows[at]!)) this.rows[to] = this.rows[at--]!;
      else {
        this.rows[to] = row;
        next -= 1;
      }
    }
  }
}
