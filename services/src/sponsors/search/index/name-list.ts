/** The names of all rows, spelled as they are sorted, as the bytes of one text: a string each would be far more. */
export class NameList {
  private constructor(
    private readonly bytes: Buffer,
    /** Where each name begins; one more at the end. */
    private readonly begins: Uint32Array,
  ) {}

  static of(names: string[]): NameList {
    const begins = new Uint32Array(names.length + 1);
    names.forEach((name, row) => {
      begins[row + 1] = begins[row]! + Buffer.byteLength(name);
    });
    return new NameList(Buffer.from(names.join('')), begins);
  }

  at(row: number): string {
    return this.bytes.toString('utf8', this.begins[row], this.begins[row + 1]);
  }

  /** 0: the name is this text; 1: it goes on after it with another word; 2: neither. */
  nearness(row: number, text: Buffer): 0 | 1 | 2 {
    const begin = this.begins[row]!;
    const length = this.begins[row + 1]! - begin;
    if (length < text.length) return 2;
    for (let at = 0; at < text.length; at += 1) if (this.bytes[begin + at] !== text[at]) return 2;
    if (length === text.length) return 0;
    return this.bytes[begin + text.length] === SPACE ? 1 : 2;
  }
}

const SPACE = 0x20;
