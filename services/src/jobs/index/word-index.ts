import { readWords } from './packed-rows.js';
import { Vocabulary } from './vocabulary.js';

const FIELD_BITS = 5;
const FIELDS = (1 << FIELD_BITS) - 1;

/** Which rows have a word, and in which fields: each entry is the row's number and five bits of fields. */
export interface Postings {
  entries: Uint32Array;
  length: number;
}

export const rowOf = (entry: number) => entry >>> FIELD_BITS;
export const fieldsOf = (entry: number) => entry & FIELDS;

/** From words to rows. Rows are added with rising numbers; one that has gone is left for the reader to skip. */
export class WordIndex {
  private readonly words = new Vocabulary();
  private readonly postings: Postings[] = [];

  add(row: number, packed: Buffer, wordsAt: number): void {
    readWords(packed, wordsAt, (bytes, start, end, fields) => {
      const id = this.words.add(bytes, start, end);
      const list = (this.postings[id] ??= { entries: new Uint32Array(4), length: 0 });
      const last = list.length - 1;
      if (last >= 0 && rowOf(list.entries[last]!) === row) list.entries[last]! |= fields;
      else append(list, (row << FIELD_BITS) | fields);
    });
  }

  /** The rows of this word, or of every word that begins so; nothing for a word that no job has. */
  find(word: string, isPrefix: boolean): Postings[] {
    if (isPrefix) return Array.from(this.words.beginningWith(word), (id) => this.postings[id]!);
    const id = this.words.find(word);
    return id < 0 ? [] : [this.postings[id]!];
  }
}

/** A list that is gone through beside another one: it is asked for rows with rising numbers. */
export class Beside {
  private at = 0;

  constructor(
    private readonly list: Postings,
    private readonly worths: Uint8Array,
  ) {}

  /** By the fields in which the row has the word; 0 where it has not. */
  worthAt(row: number): number {
    const { entries, length } = this.list;
    if (this.at < length && rowOf(entries[this.at]!) < row) this.goTo(row);
    if (this.at >= length) return 0;
    const entry = entries[this.at]!;
    return rowOf(entry) === row ? this.worths[fieldsOf(entry)]! : 0;
  }

  /** In steps twice as wide each, then back by halves: what is rare is gone through beside what is frequent. */
  private goTo(row: number): void {
    const { entries, length } = this.list;
    let step = 1;
    let low = this.at + 1;
    let high = low;
    while (high < length && rowOf(entries[high]!) < row) {
      low = high + 1;
      high += step;
      step *= 2;
    }
    high = Math.min(high, length);
    while (low < high) {
      const middle = (low + high) >> 1;
      if (rowOf(entries[middle]!) < row) low = middle + 1;
      else high = middle;
    }
    this.at = low;
  }
}

function append(list: Postings, entry: number): void {
  if (list.length === list.entries.length) {
    const wider = new Uint32Array(list.length * 2);
    wider.set(list.entries);
    list.entries = wider;
  }
  list.entries[list.length] = entry >>> 0;
  list.length += 1;
}
