/** A piece of a word in small letters, or several of which all, or one, must be in a text. */
export type Pieces = string | { all: readonly Pieces[] } | { oneOf: readonly Pieces[] };

/** Shorter ones are in every text. */
const SHORTEST = 3;

/**
 * The pieces of words without which a text cannot match a pattern; null where it tells of none. They are told from the
 * pattern itself, so that nobody has to keep two lists in step. Letters and digits alone are looked at.
 */
export function neededPieces({ source, flags }: RegExp): Pieces | null {
  // a letter by its number could be taken for others
  return /\\[uxck]/.test(source) || flags.includes('v') ? null : new PatternReader(source).choice();
}

class PatternReader {
  private at = 0;

  constructor(private readonly source: string) {}

  /** Up to the end of the group: what its sides need, where each needs something. */
  choice(): Pieces | null {
    const sides = [this.row()];
    while (this.source[this.at] === '|') {
      this.at += 1;
      sides.push(this.row());
    }
    const needed = sides.filter((side) => side !== null);
    if (needed.length < sides.length) return null;
    return needed.length > 1 ? { oneOf: needed } : needed[0]!;
  }

  private row(): Pieces | null {
    const needed: Pieces[] = [];
    let run = '';
    const endRun = () => {
      if (run.length >= SHORTEST) needed.push(run);
      run = '';
    };
    while (this.at < this.source.length && !'|)'.includes(this.source[this.at]!)) {
      const part = this.part();
      const often = this.quantifier();
      if (typeof part === 'string' && often === 'once') run += part;
      else {
        endRun();
        if (part !== null && typeof part !== 'string' && often !== 'perhaps') needed.push(part.group);
      }
    }
    endRun();
    return needed.length > 1 ? { all: needed } : (needed[0] ?? null);
  }

  /** A letter, or what a group needs; null for all else. */
  private part(): string | { group: Pieces } | null {
    const sign = this.source[this.at]!;
    this.at += 1;
    if (sign === '(') return this.group();
    if (sign === '[') this.skipClass();
    if (sign === '\\') this.skipEscape();
    return /[a-z\d]/i.test(sign) ? sign.toLowerCase() : null;
  }

  private group(): { group: Pieces } | null {
    const [opening] = /^(?:\?(?:<?[=!]|:|<[^>]*>))?/.exec(this.source.slice(this.at))!;
    this.at += opening.length;
    const group = this.choice();
    this.at += 1;
    return group === null || opening.endsWith('!') ? null : { group };
  }

  private skipClass(): void {
    while (this.source[this.at] !== ']') this.at += this.source[this.at] === '\\' ? 2 : 1;
    this.at += 1;
  }

  /** `\p{L}` is long, `\b` and `\.` are one sign, and numbers are of groups. */
  private skipEscape(): void {
    const [escape] = /^(?:[pP]\{[^}]*\}|\d+|.)/s.exec(this.source.slice(this.at))!;
    this.at += escape.length;
  }

  private quantifier(): 'once' | 'again' | 'perhaps' {
    const [found, least] = /^(?:[?*+]|\{(\d+)(?:,\d*)?\})?\??/.exec(this.source.slice(this.at))!;
    this.at += found.length;
    if (found === '') return 'once';
    return found.startsWith('+') || Number(least) > 0 ? 'again' : 'perhaps';
  }
}

/** Pieces of which one must be in the text, of all such the rarest: the longest, and the fewest of them. */
export function rarestPieces(needed: Pieces): string[] {
  if (typeof needed === 'string') return [needed];
  if ('oneOf' in needed) return needed.oneOf.flatMap(rarestPieces);
  return needed.all.map(rarestPieces).reduce((best, each) => (isRarer(each, best) ? each : best));
}

function isRarer(one: readonly string[], other: readonly string[]): boolean {
  const lengthOf = (pieces: readonly string[]) => Math.min(...pieces.map((piece) => piece.length));
  const difference = lengthOf(one) - lengthOf(other);
  return difference > 0 || (difference === 0 && one.length < other.length);
}
