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

  take(): { codes: Int32Array; counts: Int32Array } {
    const codes = Int32Array.from(this.codes);
    const counts = codes.map((code) => this.counts[code]!);
    for (const code of codes) this.counts[code] = 0;
    this.codes = [];
    return { codes, counts };
  }
}
