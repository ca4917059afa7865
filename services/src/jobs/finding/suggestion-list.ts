import { fillers, partsOf, wordsOf } from './words.js';

export const suggestionKinds = ['title', 'skill', 'company', 'place'] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

export interface SuggestionEntry {
  kind: SuggestionKind;
  value: string;
  /** How many open jobs have it. */
  count: number;
}

interface Known extends SuggestionEntry {
  /** All words, with a space before each: " registered nurse". */
  text: string;
}

interface Start {
  word: string;
  at: number;
}

const MOST = 10;
/** So that a letter does not bring ten companies; what a kind leaves free the others take. */
const MOST_OF_KIND: Record<SuggestionKind, number> = { title: 4, skill: 2, company: 3, place: 3 };
const MOST_REMEMBERED = 5_000;

/** Titles, skills, companies and places by the beginnings of their words. Made once for a state of the data. */
export class SuggestionList {
  private readonly known: Known[];
  private readonly starts: Start[];
  private readonly answered = new Map<string, SuggestionEntry[]>();

  constructor(entries: SuggestionEntry[]) {
    this.known = entries.map((entry) => ({ ...entry, text: textOf(entry.value) }));
    this.starts = this.known
      .flatMap(({ text }, at) => text.split(' ').map((word) => ({ word, at })))
      .filter(({ word }) => word !== '')
      .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.at - b.at));
  }

  /**
   * Those in which each of the words begins a word. What begins with one of the texts stands first, then what
   * more jobs have. The texts mean the same ("rn", "registered nurse").
   */
  beginning(texts: string[][]): SuggestionEntry[] {
    const key = texts.map((words) => words.join(' ')).join('|');
    const known = this.answered.get(key);
    if (known) return known;
    const answer = this.find(texts);
    if (this.answered.size >= MOST_REMEMBERED) this.answered.clear();
    this.answered.set(key, answer);
    return answer;
  }

  private find(texts: string[][]): SuggestionEntry[] {
    const best = new Map<number, number>();
    for (const words of texts) {
      const begins = ` ${words.join(' ')}`;
      for (const at of this.having(words)) {
        const rank = this.known[at]!.text.startsWith(begins) ? 2 : 1;
        if (rank > (best.get(at) ?? 0)) best.set(at, rank);
      }
    }
    const ranked = [...best]
      .map(([at, rank]) => ({ entry: this.known[at]!, rank }))
      .sort((a, b) => b.rank - a.rank || b.entry.count - a.entry.count || (a.entry.text < b.entry.text ? -1 : 1))
      .map(({ entry }) => entry);
    return mixed(ranked).map(({ kind, value, count }) => ({ kind, value, count }));
  }

  /** Entries in which every word begins one; the longest word, which has the fewest, is looked up. */
  private having(words: string[]): Set<number> {
    const longest = words.toSorted((a, b) => b.length - a.length)[0];
    const found = new Set<number>();
    if (longest === undefined) return found;
    const others = words.filter((word) => word !== longest).map((word) => ` ${word}`);
    for (let at = this.firstFrom(longest); this.starts[at]?.word.startsWith(longest); at += 1) {
      const entry = this.starts[at]!.at;
      if (others.every((word) => this.known[entry]!.text.includes(word))) found.add(entry);
    }
    return found;
  }

  private firstFrom(word: string): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]!.word < word) low = middle + 1;
      else high = middle;
    }
    return low;
  }
}

/** The words that a suggestion is looked up by: what is typed, without fillers except where there is nothing else. */
export function wordsTyped(text: string): string[] {
  const words = wordsOf(text).flatMap(partsOf).filter(Boolean);
  const meant = words.filter((word, at) => at === words.length - 1 || !fillers.has(word));
  return [...new Set(meant)].slice(0, 8);
}

const textOf = (value: string) =>
  wordsOf(value)
    .flatMap(partsOf)
    .map((word) => ` ${word}`)
    .join('');

function mixed(ranked: Known[]): Known[] {
  const left = { ...MOST_OF_KIND };
  const chosen = ranked.filter(({ kind }) => (left[kind] -= 1) >= 0).slice(0, MOST);
  const more = ranked.filter((entry) => !chosen.includes(entry)).slice(0, MOST - chosen.length);
  const all = new Set([...chosen, ...more]);
  return ranked.filter((entry) => all.has(entry));
}
