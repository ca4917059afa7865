import { ukPlaceNamed } from '../../jobs/finding/uk-places.js';
import { ByHalves } from './by-halves.js';
import { words } from '../names/company-name.js';
import { RARE } from '../names/distinctive-name.js';
import { isRelatedWork } from './fields-of-work.js';
import { inKin, isWeak, singular } from '../names/name-keys.js';
import { withFormApart } from './other-readings.js';
import { OtherWritings, type ReadWords } from './other-writings.js';

interface Placed {
  name: string;
  town: string;
  county: string;
}

/** Words that more entries have lead to nobody. */
const MOST_WITH_WORD = 100;
const SHORTEST_RARE = 3;
/** With so many at most a word tells something where it is the first of both, and they do related work. */
const UNCOMMON = 12;
/** In so long a word a letter may be mistaken. */
const SHORTEST_MISPRINT = 7;
/** How much the words that two names share must tell where none of them is rare. */
const ENOUGH = 13;

/**
 * Where somebody who is not in a register may be in it all the same, under a name that nothing would match: "Swarco
 * Traffic Ltd" as "SWARCO UK & Ireland Ltd". It asks for much less than a candidate for an advert's name must have, for
 * all that hangs on it is that nobody is told an employer has left.
 */
export class Traces<T extends Placed> {
  private readonly withWord = new Map<string, number[]>();
  private readonly counts = new Map<string, number>();
  private readonly wordsOf: string[][] = [];
  private readonly entries: T[] = [];
  /** All words of the register as they are spelled. */
  private readonly spelled = new Set<string>();
  private misprints: ByHalves | undefined;
  private readonly otherwise = new OtherWritings<T>();

  add(entry: T): void {
    const said = readWords(entry.name);
    for (const word of said.telling) this.spelled.add(word);
    this.otherwise.add(entry, said);
    const own = inKin(said.telling);
    const at = this.entries.push(entry) - 1;
    this.wordsOf.push(own);
    for (const word of new Set(own)) {
      this.counts.set(word, (this.counts.get(word) ?? 0) + 1);
      const found = this.withWord.get(word);
      if (!found) this.withWord.set(word, [at]);
      else if (found.length < MOST_WITH_WORD) found.push(at);
    }
  }

  /** The entry that shares most with it, of those that may be it. */
  of(gone: Placed): T | undefined {
    const said = readWords(gone.name);
    const own = inKin(said.telling);
    const meant = new Map(own.map((word) => [word, new Set([word, ...this.spelledLike(word)])]));
    const near = new Set(
      [...meant.values()].flatMap((spelled) => [...spelled]).flatMap((word) => this.entriesWith(word)),
    );
    let best: T | undefined;
    let most = 0;
    for (const at of near) {
      const theirs = this.wordsOf[at]!;
      const shared = own.flatMap((word) => theirs.find((other) => meant.get(word)!.has(other)) ?? []);
      const told = shared.reduce((sum, word) => sum + Math.log(this.entries.length / this.often(word)), 0);
      if (told > most && this.isTrace(gone, own, at, shared, told)) [best, most] = [this.entries[at], told];
    }
    return best ?? this.otherwise.of(said);
  }

  private isTrace(gone: Placed, own: string[], at: number, shared: string[], told: number): boolean {
    const [entry, theirs] = [this.entries[at]!, this.wordsOf[at]!];
    const rare = shared.filter((word) => this.isRare(word));
    const beginsSo =
      theirs[0] === shared[0] && (own[0] === shared[0] || this.spelledLike(own[0]!).includes(theirs[0]!));
    if (isWithInitials(own, theirs)) return true;
    if (rare.length === 0) {
      const isUncommon = this.often(theirs[0]!) <= UNCOMMON && ukPlaceNamed(theirs[0]!) === undefined;
      return beginsSo && (shared.length > 1 ? told >= ENOUGH : isUncommon && isRelatedWork(own, theirs));
    }
    return (
      shared.length > 1 ||
      own.length === 1 ||
      // a place has companies of every kind
      (beginsSo && ukPlaceNamed(rare[0]!) === undefined) ||
      isSame(gone.town, entry.town) ||
      isSame(gone.county, entry.county) ||
      isRelatedWork(own, theirs)
    );
  }

  private entriesWith(word: string): number[] {
    return this.often(word) > MOST_WITH_WORD ? [] : (this.withWord.get(word) ?? []);
  }

  private often(word: string): number {
    return this.counts.get(word) ?? 0;
  }

  private isRare(word: string): boolean {
    return this.often(word) <= RARE && word.length >= SHORTEST_RARE && /^\p{L}+$/u.test(word);
  }

  /** Words of the register that are one letter from a word that next to nobody has. */
  private spelledLike(word: string): string[] {
    if (word.length < SHORTEST_MISPRINT || this.often(word) > RARE) return [];
    this.misprints ??= new ByHalves(this.spelled, SHORTEST_MISPRINT);
    return inKin(this.misprints.oneLetterFrom(word));
  }
}

/** "Richard Hannon" and "R Hannon". */
const isWithInitials = (ours: string[], theirs: string[]): boolean =>
  ours.length > 1 &&
  ours.length === theirs.length &&
  ours.every((word, at) => {
    const [short, long] = [word, theirs[at]!].toSorted((a, b) => a.length - b.length) as [string, string];
    return short === long || (short.length === 1 && long.startsWith(short));
  });

const isSame = (a: string, b: string) => a !== '' && a.toLowerCase() === b.toLowerCase();

const tradingAs = /\bt\s*\/\s*as?\b/gi;
const forms = new Set('ltd limited llp plc lp cic cio scio inc incorporated llc corporation corp'.split(' '));

function readWords(name: string): ReadWords {
  const all = words(withFormApart(name).replace(tradingAs, ' '));
  const unformed = all.filter((word) => !forms.has(word));
  return {
    all: unformed,
    telling: unformed.filter((word) => !isWeak(word)).map(singular),
    hasForm: unformed.length < all.length,
  };
}
