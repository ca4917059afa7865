import { SortedTexts } from './sorted-texts.js';

const FIRST_SLOTS = 1 << 16;
const FIRST_BYTES = 1 << 20;

/**
 * Texts by number and numbers by text, straight from the bytes that PostgreSQL sends: a JavaScript string for each of
 * millions of words would cost more than all the rest of reading them.
 */
export class Vocabulary {
  private bytes = Buffer.allocUnsafe(FIRST_BYTES);
  private ends = new Int32Array(FIRST_SLOTS);
  private slots = new Int32Array(FIRST_SLOTS * 2).fill(-1);
  private count = 0;
  /** The texts as strings, from when they are first asked for. */
  private readonly byText = new Map<string, number>();
  /** The texts as strings and in order: all of those that have been sorted, and the few that came after. */
  private readonly sorted = new SortedTexts();

  get size(): number {
    return this.count;
  }

  /** The number of the text in `from[start, end)`, given now when it is new. */
  add(from: Buffer, start: number, end: number): number {
    const slot = this.slotOf(from, start, end);
    const known = this.slots[slot]!;
    if (known >= 0) return known;
    const id = this.count;
    this.keep(from, start, end);
    this.slots[slot] = id;
    if (this.count * 2 > this.slots.length) this.widen();
    return id;
  }

  /** The number of a text, or -1. */
  find(text: string): number {
    for (let id = this.byText.size; id < this.count; id += 1) this.byText.set(this.text(id), id);
    return this.byText.get(text) ?? -1;
  }

  text(id: number): string {
    return this.bytes.toString('utf8', this.startOf(id), this.ends[id]);
  }

  /** The numbers of all texts that begin so. */
  beginningWith(prefix: string): number[] {
    for (let id = this.sorted.size; id < this.count; id += 1) this.sorted.add(id, this.text(id));
    return this.sorted.beginningWith(prefix);
  }

  private startOf(id: number): number {
    return id === 0 ? 0 : this.ends[id - 1]!;
  }

  private keep(from: Buffer, start: number, end: number): void {
    const at = this.startOf(this.count);
    const needed = at + end - start;
    if (needed > this.bytes.length) {
      const wider = Buffer.allocUnsafe(Math.max(needed, this.bytes.length * 2));
      this.bytes.copy(wider, 0, 0, at);
      this.bytes = wider;
    }
    from.copy(this.bytes, at, start, end);
    if (this.count === this.ends.length) this.ends = grown(this.ends);
    this.ends[this.count] = needed;
    this.count += 1;
  }

  /** Where this text's number stands in the table, or would stand. */
  private slotOf(from: Buffer, start: number, end: number): number {
    const { slots } = this;
    const mask = slots.length - 1;
    for (let slot = hash(from, start, end) & mask; ; slot = (slot + 1) & mask) {
      const id = slots[slot]!;
      if (id < 0 || this.isSame(id, from, start, end)) return slot;
    }
  }

  private isSame(id: number, from: Buffer, start: number, end: number): boolean {
    const { bytes } = this;
    let own = this.startOf(id);
    if (this.ends[id]! - own !== end - start) return false;
    for (let at = start; at < end; at += 1, own += 1) if (bytes[own] !== from[at]) return false;
    return true;
  }

  private widen(): void {
    const slots = new Int32Array(this.slots.length * 2).fill(-1);
    const mask = slots.length - 1;
    for (let id = 0; id < this.count; id += 1) {
      let slot = hash(this.bytes, this.startOf(id), this.ends[id]!) & mask;
      while (slots[slot]! >= 0) slot = (slot + 1) & mask;
      slots[slot] = id;
    }
    this.slots = slots;
  }
}

/** FNV-1a, mixed once more so that the low bits depend on all bytes. */
function hash(from: Buffer, start: number, end: number): number {
  let value = 0x811c9dc5;
  for (let at = start; at < end; at += 1) value = Math.imul(value ^ from[at]!, 0x01000193);
  value ^= value >>> 15;
  return Math.imul(value, 0x2c1b3c6d) >>> 1;
}

function grown(array: Int32Array): Int32Array<ArrayBuffer> {
  const wider = new Int32Array(array.length * 2);
  wider.set(array);
  return wider;
}
