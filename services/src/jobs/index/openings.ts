import { grown } from './grown.js';
import { pageOf, type WantedRows } from './page.js';

const NONE = -1;

/** Which rows are one opening. Lists of openings cost one more way over the rows that match, other lists nothing. */
export class Openings {
  private readonly numbers = new Map<number, number>();
  /** By row. */
  private opening = new Int32Array(1024);
  /** By opening: the row that stands for it in the list of now, or `NONE`. */
  private first = new Int32Array(1024).fill(NONE);

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
   * @param wanted with all rows that pass
   */
  page(wanted: WantedRows & { rows: Int32Array }): { groups: number; listed: number[][] } {
    const { opening } = this;
    const { rows, ranks, comesBefore } = wanted;
    const isBefore = (a: number, b: number) =>
      ranks && ranks[a] !== ranks[b] ? ranks[a]! > ranks[b]! : comesBefore(a, b);
    const firsts = this.firstOfEach(rows, isBefore);
    const { first } = this;
    const page = pageOf({
      ...wanted,
      rows: firsts,
      total: firsts.length,
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
    const met: number[] = [];
    for (const row of rows) {
      const own = opening[row]!;
      const before = first[own]!;
      if (before === NONE) met.push(own);
      if (before === NONE || isBefore(row, before)) first[own] = row;
    }
    return Int32Array.from(met, (own) => first[own]!);
  }

  /** All rows of the openings that these rows stand for. */
  private together(rows: Int32Array, page: number[]): number[][] {
    const { opening } = this;
    const lists = new Map(page.map((row) => [opening[row]!, [] as number[]]));
    if (lists.size > 0) for (const row of rows) lists.get(opening[row]!)?.push(row);
    return [...lists.values()];
  }
}
