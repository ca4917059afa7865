import { grown } from './grown.js';
import { byRank, pageOf, type WantedRows } from './page.js';

const NONE = -1;

/** Which rows are one opening. Lists of openings cost one more way over the rows that match, other lists nothing. */
export class Openings {
  private readonly numbers = new Map<number, number>();
  /** By row. */
  private opening = new Int32Array(1024);
  /** By opening: the row that stands for it in the list of now, or `NONE`. */
  private first = new Int32Array(1024).fill(NONE);
  /** By opening: its place on the page of now, from 1 on; 0 for one that is not on it. */
  private place = new Uint32Array(1024);
  private met = new Int32Array(1024);

  put(row: number, opening: number): void {
    let number = this.numbers.get(opening);
    if (number === undefined) {
      number = this.numbers.size;
      this.numbers.set(opening, number);
    }
    this.opening = grown(this.opening, row + 1);
    this.opening[row] = number;
  }

  /**
   * A page that counts openings. An opening stands where its first row would.
   * @param wanted with all rows that pass; `isInOrder` where they are in the order of the list already
   */
  page(wanted: WantedRows & { isInOrder: boolean }): { groups: number; listed: number[][] } {
    const { opening } = this;
    const { rows, ranks, comesBefore, isInOrder } = wanted;
    const isBefore = ranks ? byRank(ranks, comesBefore) : comesBefore;
    const firsts = this.firstOfEach(rows, isInOrder ? () => false : isBefore);
    const { first } = this;
    const page = pageOf({
      ...wanted,
      rows: firsts,
      passes: (row) => first[opening[row]!] === row && wanted.passes(row),
    });
    const listed = this.together(rows, page).map((all) => all.sort((a, b) => (isBefore(a, b) ? -1 : 1)));
    for (const row of firsts) first[opening[row]!] = NONE;
    return { groups: firsts.length, listed };
  }

  private firstOfEach(rows: Int32Array, isBefore: (a: number, b: number) => boolean): Int32Array {
    const { length } = this.first;
    this.first = grown(this.first, this.numbers.size);
    this.first.fill(NONE, length);
    const { first, opening } = this;
    this.met = grown(this.met, rows.length);
    const { met } = this;
    let count = 0;
    for (let at = 0; at < rows.length; at += 1) {
      const row = rows[at]!;
      const own = opening[row]!;
      const before = first[own]!;
      if (before === NONE) met[count++] = own;
      if (before === NONE || isBefore(row, before)) first[own] = row;
    }
    for (let at = 0; at < count; at += 1) met[at] = first[met[at]!]!;
    return met.subarray(0, count);
  }

  /** All rows of the openings that these rows stand for. */
  private together(rows: Int32Array, page: number[]): number[][] {
    const { opening } = this;
    this.place = grown(this.place, this.numbers.size);
    const { place } = this;
    const lists = page.map((row, at) => {
      place[opening[row]!] = at + 1;
      return [] as number[];
    });
    for (let at = 0; lists.length > 0 && at < rows.length; at += 1) {
      const on = place[opening[rows[at]!]!]!;
      if (on > 0) lists[on - 1]!.push(rows[at]!);
    }
    for (const row of page) place[opening[row]!] = 0;
    return lists;
  }
}
