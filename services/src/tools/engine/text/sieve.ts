import { neededPieces, rarestPieces, type Pieces } from './needed-pieces.js';

/** Of a piece that is looked for: as many signs as are looked at at once, letters and digits, and one for all others. */
const AT_ONCE = 3;
const SIGNS = 37;
const LETTERS_AND_DIGITS = 'abcdefghijklmnopqrstuvwxyz0123456789';

/** Without case, as patterns see them: to those that know Unicode the long s and the sign for kelvin are letters too. */
const NUMBER_OF_SIGN = new Uint8Array(0x212b);
for (const [at, sign] of [...LETTERS_AND_DIGITS].entries()) {
  for (const written of [sign, sign.toUpperCase()]) NUMBER_OF_SIGN[written.charCodeAt(0)] = at + 1;
}
NUMBER_OF_SIGN[0x17f] = NUMBER_OF_SIGN['s'.charCodeAt(0)]!;
NUMBER_OF_SIGN[0x212a] = NUMBER_OF_SIGN['k'.charCodeAt(0)]!;

const numberAt = (text: string, at: number): number => NUMBER_OF_SIGN[text.charCodeAt(at)] ?? 0;
/** Of the signs before the last one. */
const BEFORE = SIGNS ** (AT_ONCE - 1);

interface Piece {
  text: string;
  /** The last look at a text that found it. */
  seenAt: number;
  /** What cannot be without one of it and its like. */
  of: number[];
}

/**
 * Of many patterns those that may match a text, in their order, told by one look at the text: most match nothing, and to
 * try each costs far more.
 */
export class Sieve<Item> {
  private readonly pieces = new Map<string, Piece>();
  /** By the number of their first signs; the first of all is empty. */
  private readonly beginning: Piece[][] = [[]];
  private readonly placeOfBeginning = new Uint16Array(SIGNS ** AT_ONCE);
  /** Whether all that a pattern needs was seen. */
  private readonly isThere: (() => boolean)[];
  /** Of which nothing is told. */
  private readonly always: number[] = [];
  private look = 0;

  constructor(
    private readonly items: readonly Item[],
    patternOf: (item: Item) => RegExp,
  ) {
    this.isThere = items.map((item, at) => {
      const needed = neededPieces(patternOf(item));
      if (needed === null) this.always.push(at);
      else for (const piece of new Set(rarestPieces(needed))) this.piece(piece).of.push(at);
      return needed === null ? () => true : this.seen(needed);
    });
  }

  through(text: string): Item[] {
    this.look += 1;
    const found = [...this.always];
    let key = 0;
    for (let at = 0; at < text.length; at += 1) {
      key = (key % BEFORE) * SIGNS + numberAt(text, at);
      const place = this.placeOfBeginning[key]!;
      if (place > 0) this.see(this.beginning[place]!, text, at + 1 - AT_ONCE, found);
    }
    if (found.length === 0) return [];
    return [...new Set(found)]
      .filter((at) => this.isThere[at]!())
      .sort((one, other) => one - other)
      .map((at) => this.items[at]!);
  }

  private see(pieces: readonly Piece[], text: string, from: number, found: number[]): void {
    for (const piece of pieces) {
      if (piece.seenAt === this.look || !goesOn(piece.text, text, from)) continue;
      piece.seenAt = this.look;
      for (const at of piece.of) found.push(at);
    }
  }

  private seen(needed: Pieces): () => boolean {
    if (typeof needed === 'string') {
      const piece = this.piece(needed);
      return () => piece.seenAt === this.look;
    }
    if ('all' in needed) {
      const all = needed.all.map((each) => this.seen(each));
      return () => all.every((isSeen) => isSeen());
    }
    const some = needed.oneOf.map((each) => this.seen(each));
    return () => some.some((isSeen) => isSeen());
  }

  private piece(text: string): Piece {
    const known = this.pieces.get(text);
    if (known) return known;
    const piece: Piece = { text, seenAt: 0, of: [] };
    this.pieces.set(text, piece);
    let key = 0;
    for (let at = 0; at < AT_ONCE; at += 1) key = key * SIGNS + numberAt(text, at);
    const place = (this.placeOfBeginning[key] ||= this.beginning.push([]) - 1);
    this.beginning[place]!.push(piece);
    return piece;
  }
}

function goesOn(piece: string, text: string, from: number): boolean {
  for (let at = AT_ONCE; at < piece.length; at += 1) {
    if (numberAt(text, from + at) !== numberAt(piece, at)) return false;
  }
  return true;
}
