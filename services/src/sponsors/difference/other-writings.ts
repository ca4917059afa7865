import { ByHalves } from './by-halves.js';

/** In so long a name a letter may be mistaken. */
const SHORTEST_MISPRINT = 10;
const LEAST_WORDS = 3;
const SHORTEST_INITIALS = 3;
const unsaid = new Set(['and', 'of', 'the', 'for']);

export interface ReadWords {
  /** In their order, without a legal form. */
  all: string[];
  /** What they say of who it is and what they do. */
  telling: string[];
  hasForm: boolean;
}

/** Names written otherwise: their words as one ("Standardscare" and "Standard Care"), or a body's initials ("ODI Global"). */
export class OtherWritings<T> {
  private readonly joined = new Map<string, { entry: T; parts: number }>();
  private readonly ofLetters = new Map<string, T>();
  private readonly withInitials = new Map<string, T>();
  private halves: ByHalves | undefined;

  add(entry: T, said: ReadWords): void {
    keepFirst(this.joined, said.telling.join(''), { entry, parts: said.telling.length });
    keepFirst(this.ofLetters, letters(said), entry);
    keepFirst(this.withInitials, initials(said), entry);
  }

  of(said: ReadWords): T | undefined {
    return this.joinedLike(said) ?? this.ofLetters.get(initials(said)) ?? this.withInitials.get(letters(said));
  }

  /** Parted elsewhere, that is: of two names parted alike, with one letter another, each is somebody's. */
  private joinedLike({ telling }: ReadWords): T | undefined {
    const joined = telling.join('');
    if (joined.length < SHORTEST_MISPRINT) return undefined;
    this.halves ??= new ByHalves(this.joined.keys(), SHORTEST_MISPRINT);
    return [joined, ...this.halves.oneLetterFrom(joined)]
      .flatMap((other) => this.joined.get(other) ?? [])
      .find(({ parts }) => parts !== telling.length)?.entry;
  }
}

/** The one word of a body that bears letters for its name. A company's three letters are anybody's. */
const letters = ({ telling: [only = '', ...others], hasForm }: ReadWords): string =>
  others.length === 0 && only.length >= SHORTEST_INITIALS && !hasForm ? only : '';

const initials = ({ all }: ReadWords): string => {
  const said = all.filter((word) => !unsaid.has(word));
  return said.length >= LEAST_WORDS ? said.map((word) => word[0]).join('') : '';
};

function keepFirst<T>(kept: Map<string, T>, key: string, entry: T): void {
  if (key !== '' && !kept.has(key)) kept.set(key, entry);
}
