import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { shippedFolder } from '../platform/shipped/shipped-folder.js';
import { oneErrorAway } from '../jobs/finding/one-error.js';
import { allRates } from './going-rates.js';
import { inWordsOfIndex, withoutRank } from './synonyms.js';

export interface Occupation {
  /** SOC 2020. */
  code: string;
  title: string;
}

interface FoundOccupation extends Occupation {
  /** The title in the index that the words were found in. */
  matched: string;
}

interface Entry {
  code: string;
  title: string;
  words: Set<string>;
  key: string;
  /** The title without what qualifies it: "Accountant, qualified" is an accountant. */
  bare: string;
  /** Titles of the rules stand before those of the coding index, and its own first choice before its others. */
  rank: number;
}

type IndexLine = Record<'title' | 'additional' | 'industry' | 'soc2020' | 'default', string>;

const folder = shippedFolder('visas');

/** Plural and singular are one: the rules say "Chefs", adverts "Chef". */
const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}+#]+/u)
    .filter((word) => word && !fillers.has(word))
    .map((word) => (word.length > 3 ? word.replace(/(?<=[^su])s$/, '') : word));

const fillers = new Set([
  'and',
  'or',
  'of',
  'in',
  'the',
  'a',
  'an',
  'for',
  'to',
  'with',
  'nec',
  'not',
  'elsewhere',
  'classified',
]);

function entry(code: string, title: string, rank: number, bare = title.replace(/\(.*\)/, '')): Entry {
  const words = wordsOf(title);
  return { code, title, words: new Set(words), key: words.join(' '), bare: wordsOf(bare).join(' '), rank };
}

interface Index {
  titles: Map<string, string>;
  /** The entries in which a word stands. */
  byWord: Map<string, Entry[]>;
}

function read(): Index {
  const groups = parse<Record<'code' | 'title', string>>(
    readFileSync(new URL('occupation-groups.csv', folder), 'utf8'),
    {
      columns: true,
    },
  );
  const lines = parse<IndexLine>(
    gunzipSync(readFileSync(new URL('occupation-titles.csv.gz', folder))).toString('utf8'),
    { columns: true },
  );
  const byWord = new Map<string, Entry[]>();
  const add = (one: Entry) => {
    for (const word of one.words) {
      const entries = byWord.get(word);
      if (entries) entries.push(one);
      else byWord.set(word, [one]);
    }
  };
  for (const { code, occupation, examples } of allRates()) {
    for (const title of [occupation, ...examples]) add(entry(code, title, 0));
  }
  for (const line of lines) {
    const qualified = [line.title, line.additional, line.industry].filter(Boolean).join(', ');
    add(entry(line.soc2020, qualified, line.default ? 1 : qualified === line.title ? 2 : 3, line.title));
  }
  return { titles: new Map(groups.map(({ code, title }) => [code, title])), byWord };
}

let index: Index | undefined;
const loaded = (): Index => (index ??= read());

export const occupationNamed = (code: string): Occupation | undefined => {
  const title = loaded().titles.get(code);
  return title === undefined ? undefined : { code, title };
};

/** "2134", "SOC 2134" */
function occupationCoded(text: string): Occupation | undefined {
  const code = /^\s*(?:soc(?: ?2020)?(?: code)?[:\s]*)?(\d{4})\s*$/i.exec(text)?.[1];
  return code === undefined ? undefined : occupationNamed(code);
}

/**
 * Occupations that a job's title may mean, the likeliest first; at most `most`. What the index says in other words comes
 * first; without its rank a title is only looked for where the index has nothing like it.
 */
export function occupationsFor(text: string, most = 10): FoundOccupation[] {
  const coded = occupationCoded(text);
  if (coded) return [{ ...coded, matched: coded.title }];
  const found = [...inWordsOfIndex(text), text].flatMap((title) => inIndex(title, most));
  const rest = found.length === 0 ? withoutRank(text) : undefined;
  const all = rest ? occupationsFor(rest, most) : found;
  return all.filter(({ code }, at) => all.findIndex((one) => one.code === code) === at).slice(0, most);
}

function inIndex(text: string, most: number): FoundOccupation[] {
  const words = [...new Set(wordsOf(text))].slice(0, MOST_WORDS).map(known);
  const key = words.join(' ');
  const shared = new Map<Entry, number>();
  for (const [at, word] of words.entries()) {
    for (const one of entriesWith(word, at === words.length - 1)) shared.set(one, (shared.get(one) ?? 0) + 1);
  }
  const scored = [...shared]
    .map(([one, count]) => ({ one, score: one.key === key ? EXACT : scoreOf(count, words.length, one.words.size) }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || a.one.rank - b.one.rank || a.one.title.length - b.one.title.length);
  const found = new Map<string, FoundOccupation>();
  for (const { one } of scored) {
    const occupation = occupationNamed(one.code);
    if (occupation && !found.has(one.code)) found.set(one.code, { ...occupation, matched: one.title });
    if (found.size === most) break;
  }
  return [...found.values()];
}

/**
 * The one occupation whose title is just this; undefined where there is none, or where the same title, however it is
 * qualified, is that of another occupation too.
 */
export function occupationOf(text: string): Occupation | undefined {
  const coded = occupationCoded(text);
  if (coded) return coded;
  if (inWordsOfIndex(text).length > 0) return undefined; // the index has it in other words: for the person to confirm
  const words = wordsOf(text);
  const key = words.join(' ');
  const same = (loaded().byWord.get(words[0] ?? '') ?? []).filter((one) => one.bare === key);
  const codes = new Set(same.map(({ code }) => code));
  return codes.size === 1 && same.some((one) => one.key === key) ? occupationNamed([...codes][0]!) : undefined;
}

const MOST_WORDS = 20;
const SHORTEST_BEGINNING = 3;
const EXACT = 3;

/** A word that no title has, with the one error mended that makes it one: of several the one that most titles have. */
function known(word: string, at: number, all: string[]): string {
  const { byWord } = loaded();
  const isBegun = at === all.length - 1 && [...byWord.keys()].some((one) => one.startsWith(word));
  if (byWord.has(word) || isBegun || !/^[a-z]{5,24}$/.test(word)) return word;
  const meant = oneErrorAway(word).filter((one) => byWord.has(one));
  return meant.toSorted((a, b) => byWord.get(b)!.length - byWord.get(a)!.length || (a < b ? -1 : 1))[0] ?? word;
}

/** The last word may still be being typed. */
function entriesWith(word: string, isLast: boolean): Set<Entry> {
  const { byWord } = loaded();
  const found = new Set(byWord.get(word));
  if (!isLast || word.length < SHORTEST_BEGINNING) return found;
  for (const [known, entries] of byWord) if (known.startsWith(word)) for (const one of entries) found.add(one);
  return found;
}

/** How much of what was asked the title has, and of the title was asked; 0 where it lacks a third of the words. */
const scoreOf = (shared: number, asked: number, own: number): number =>
  shared / asked < 2 / 3 ? 0 : shared / asked + shared / own;
