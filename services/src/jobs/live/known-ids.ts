/** A set of ids of jobs, one bit each: of a hundred thousand jobs 12 kB. */
export class KnownIds {
  private bits = new Uint8Array(1024);

  constructor(ids: Iterable<number> = []) {
    for (const id of ids) this.add(id);
  }

  has(id: number): boolean {
    return ((this.bits[id >> 3] ?? 0) & (1 << (id & 7))) !== 0;
  }

  add(id: number): void {
    const at = id >> 3;
    if (at >= this.bits.length) {
      const bits = new Uint8Array(Math.max(at + 1, this.bits.length * 2));
      bits.set(this.bits);
      this.bits = bits;
    }
    this.bits[at]! |= 1 << (id & 7);
  }

  delete(id: number): void {
    const at = id >> 3;
    if (at < this.bits.length) this.bits[at]! &= ~(1 << (id & 7));
  }
}
