import { grown } from './grown.js';

/** A list of rows that is filled and emptied for each search without new memory. Room is made beforehand. */
export class RowList {
  private rows = new Int32Array(0);
  private count = 0;

  makeRoom(length: number): void {
    this.rows = grown(this.rows, length);
  }

  add(row: number): void {
    this.rows[this.count] = row;
    this.count += 1;
  }

  clear(): void {
    this.count = 0;
  }

  /** Empties it and makes room. */
  begin(length: number): void {
    this.makeRoom(length);
    this.count = 0;
  }

  /** Keeps the first `length`. */
  cut(length: number): void {
    this.count = length;
  }

  get length(): number {
    return this.count;
  }

  keep(isKept: (row: number) => boolean): void {
    const { rows, count } = this;
    let kept = 0;
    for (let at = 0; at < count; at += 1) {
      const row = rows[at]!;
      if (isKept(row)) rows[kept++] = row;
    }
    this.count = kept;
  }

  /** Takes in those that pass, in place of what it has. */
  take(from: ArrayLike<number>, passes: (row: number) => boolean): void {
    this.begin(from.length);
    for (let at = 0; at < from.length; at += 1) if (passes(from[at]!)) this.add(from[at]!);
  }

  /** Lent until the list changes. */
  all(): Int32Array {
    return this.rows.subarray(0, this.count);
  }
}
