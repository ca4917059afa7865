import { grown } from './grown.js';

/** Adds up counts by number, and forgets them when they are taken. */
export class Tally {
  private counts = new Int32Array(256);
  private codes: number[] = [];

  add(code: number, count: number): void {
    if (code >= this.counts.length) this.counts = grown(this.counts, code + 1);
    if (this.counts[code] === 0) this.codes.push(code);
    this.counts[code]! += count;
  }

  /** Code, count, code, count ... */
  take(): Int32Array {
    const pairs = new Int32Array(this.codes.length * 2);
    this.codes.forEach((code, at) => {
      pairs[at * 2] = code;
      pairs[at * 2 + 1] = this.counts[code]!;
      this.counts[code] = 0;
    });
    this.codes = [];
    return pairs;
  }
}
