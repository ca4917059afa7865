import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { kept } from '../platform/shipped/kept.js';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';
import { allRates } from './going-rates.js';
import { headsOf, wordsOf } from './title-phrases.js';

/** A title that the rules or the coding index have. */
export interface Entry {
  code: string;
  title: string;
  words: Set<string>;
  key: string;
  /** The title without what qualifies it: "Accountant, qualified" is an accountant. */
  bare: string;
  /** What somebody of this title is. */
  heads: string[];
  /** Titles of the rules stand before those of the coding index, and its own first choice before its others. */
  rank: number;
}

type IndexLine = Record<'title' | 'additional' | 'industry' | 'soc2020' | 'default', string>;

const folder = shippedFolder('visas');

function entry(code: string, title: string, rank: number, bare = title.replace(/\(.*\)/, '')): Entry {
  const words = wordsOf(title);
  return {
    code,
    title,
    words: new Set(words),
    key: words.join(' '),
    bare: wordsOf(bare).join(' '),
    heads: headsOf(bare),
    rank,
  };
}

export class OccupationIndex {
  /** The titles of the unit groups by their codes. */
  readonly groups: ReadonlyMap<string, string>;
  /** The entries in which a word stands. */
  readonly byWord = new Map<string, Entry[]>();
  /** By code, the words of each title that the rules have for it. */
  private readonly named = new Map<string, Set<string>[]>();

  constructor() {
    const groups = parse<Record<'code' | 'title', string>>(
      readFileSync(new URL('occupation-groups.csv', folder), 'utf8'),
      { columns: true },
    );
    this.groups = new Map(groups.map(({ code, title }) => [code, title]));
    for (const { code, occupation, examples } of allRates()) {
      for (const title of [occupation, ...examples]) this.add(entry(code, title, 0));
    }
    const lines = parse<IndexLine>(
      gunzipSync(readFileSync(new URL('occupation-titles.csv.gz', folder))).toString('utf8'),
      { columns: true },
    );
    for (const line of lines) {
      const qualified = [line.title, line.additional, line.industry].filter(Boolean).join(', ');
      this.add(entry(line.soc2020, qualified, line.default ? 1 : qualified === line.title ? 2 : 3, line.title));
    }
  }

  with(word: string): readonly Entry[] {
    return this.byWord.get(word) ?? [];
  }

  /** Whether the rules call an occupation by these words: it bears the name, where others are only called so as well. */
  bears(code: string, words: string[]): boolean {
    return (this.named.get(code) ?? []).some((title) => words.every((word) => title.has(word)));
  }

  private add(one: Entry): void {
    for (const word of one.words) {
      const entries = this.byWord.get(word);
      if (entries) entries.push(one);
      else this.byWord.set(word, [one]);
    }
    if (one.rank === 0) this.named.set(one.code, [...(this.named.get(one.code) ?? []), one.words]);
  }
}

let index: OccupationIndex | undefined;
export const loadedIndex = (): OccupationIndex => (index ??= kept('index of occupations', () => new OccupationIndex()));
