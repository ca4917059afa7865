import type { WordCounts } from './distinctive-name.js';
import { keysToFind, type NameKeys } from './name-keys.js';
import { matchName, spellings, type KnownSponsor, type NameMatch } from './name-match.js';

/** So many at most are compared for one key: what so many names share says nothing. */
export const MOST_TO_COMPARE = 60;

/** Names, and those of a large list that may be the same: a list that is only gone through once, in memory. */
export class NearNames {
  private readonly wanted = new Map<number, KnownSponsor[]>();
  private readonly keys = new Map<string, number[]>();

  constructor(
    names: string[],
    private readonly counts?: WordCounts,
  ) {
    for (const name of names) {
      const keys = spellings(name)
        .flatMap((spelling) => Object.values(keysToFind(spelling)) as number[][])
        .flat();
      this.keys.set(name, keys);
      for (const key of keys) this.wanted.set(key, []);
    }
  }

  /** Takes one name of the list, with its keys to keep. */
  offer(sponsor: KnownSponsor, { exact, near }: NameKeys): void {
    for (const key of [...exact, ...near]) {
      const found = this.wanted.get(key);
      if (found && found.length < MOST_TO_COMPARE) found.push(sponsor);
    }
  }

  match(name: string, town: string): NameMatch {
    const found = new Set((this.keys.get(name) ?? []).flatMap((key) => this.wanted.get(key) ?? []));
    return matchName(name, town, [...found], this.counts);
  }
}
