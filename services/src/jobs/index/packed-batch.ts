/** Many rows as one piece of memory, which goes to another thread without being copied. */
export interface PackedBatch {
  bytes: ArrayBuffer;
  ends: number[];
}

const FIRST_SIZE = 1 << 18;

/** Gathers rows whose bytes are only lent. */
export class BatchWriter {
  private bytes = new Uint8Array(FIRST_SIZE);
  private ends: number[] = [];

  get size(): number {
    return this.ends.at(-1) ?? 0;
  }

  add(row: Buffer): void {
    const { size } = this;
    if (size + row.length > this.bytes.length) {
      const wider = new Uint8Array(Math.max(this.bytes.length * 2, size + row.length));
      wider.set(this.bytes.subarray(0, size));
      this.bytes = wider;
    }
    this.bytes.set(row, size);
    this.ends.push(size + row.length);
  }

  /** What was added; begins anew. */
  take(): PackedBatch {
    const batch = { bytes: this.bytes.buffer, ends: this.ends };
    this.bytes = new Uint8Array(FIRST_SIZE);
    this.ends = [];
    return batch;
  }
}

export function* rowsIn({ bytes, ends }: PackedBatch): Generator<Buffer> {
  let start = 0;
  for (const end of ends) {
    yield Buffer.from(bytes, start, end - start);
    start = end;
  }
}
