import { oneErrorAway } from './one-error.js';
import { remembering } from './remembering.js';
import { sameSuggestion } from './same-suggestion.js';
import type { Known, SuggestionEntry, SuggestionKind } from './suggestion-entry.js';
import { inManyWays, namesOf, textOf } from './suggestion-names.js';
import { fillers, partsOf, phraseKey, wordsOf } from './words.js';

interface Start {
  word: string;
  at: number;
}

const MOST = 10;
/** So that a letter does not bring ten of a kind; what a kind leaves free the others take. */
const MOST_OF_KIND: Record<SuggestionKind, number> = { title: 5, skill: 2, company: 2, place: 2 };
/** People look for work before they look for an employer. */
const order: Record<SuggestionKind, number> = { title: 0, skill: 1, place: 2, company: 3 };
/** What begins with the text counts as if so many times as many jobs had it: "Registered Nurse" is near to "nurse" too. */
const BEGINS_BETTER = 2;
/** The text itself, and no more, stands before all. */
const ITSELF = 3;
/** What means the same as a word and has not the word: "Cook" for "chef". */
const BEHIND = 0.5;
/** A shorter one is short for what means the same: "RN" for "Registered Nurse". */
const SHORTEST_WORD = 4;
const SHORTEST_MISTYPED = 4;
const MOST_MEANT = 3;

/** Titles, skills, companies and places by the beginnings of their words. Made once for a state of the data. */
export class SuggestionList {
  private readonly known: Known[];
  private readonly starts: Start[];
  private readonly answered = remembering<SuggestionEntry[]>();
  private readonly named = remembering<string[]>();
  /** Of a place that is written in several ways, the one that most jobs have. */
  private readonly placesInManyWays: Map<string, Known>;
  /** Titles and towns, as most jobs spell them, by kind and words. */
  private readonly names: Map<string, string>;

  constructor(entries: SuggestionEntry[]) {
    this.known = entries.map((entry) => ({
      ...entry,
      text: textOf(entry.value),
      same: sameSuggestion(entry.kind, entry.value),
    }));
    this.placesInManyWays = inManyWays(this.known.filter(({ kind }) => kind === 'place'));
    this.names = namesOf(this.known);
    this.starts = this.known
      .flatMap(({ text }, at) => text.split(' ').map((word) => ({ word, at })))
      .filter(({ word }) => word !== '')
      .sort((a, b) => (a.word < b.word ? -1 : a.word > b.word ? 1 : a.at - b.at));
  }

  /**
   * Those in which each of the words begins a word: titles, skills, places, companies. The text itself stands first,
   * then what more jobs have. What means the same as the text ("registered nurse" for "rn") stands there as it is. Where
   * nothing begins so, its words are taken in the singular, and else one typing error is forgiven in each.
   */
  beginning(words: string[], same: string[][] = []): SuggestionEntry[] {
    const asked = [
      () => this.find([words], same),
      () => this.find([inSingular(words)]),
      () => this.find(this.meant(words)),
    ];
    return this.answered([words, ...same].map((some) => some.join(' ')).join('|'), () =>
      asked.reduce<SuggestionEntry[]>((found, ask) => (found.length > 0 ? found : ask()), []),
    );
  }

  /** Whether something has them all. */
  has(words: string[]): boolean {
    return this.having(words).size > 0;
  }

  /** The names of what is of these kinds and begins so, what most jobs have first. */
  ofKinds(words: string[], kinds: SuggestionKind[]): string[] {
    return this.named(`${kinds.join(' ')}|${words.join(' ')}`, () =>
      this.ranked([words])
        .filter(({ kind }) => kinds.includes(kind))
        .slice(0, MOST)
        .map(({ value }) => value),
    );
  }

  /** A place as it is spelled, without what it lies in, of which these are all words. */
  placeNamed = (words: string[]): string | undefined => this.names.get(`place ${words.join(' ')}`)?.split(',')[0];

  /** The towns that are called just so, what most jobs have first. */
  townsNamed = (words: string[]): SuggestionEntry[] =>
    this.beginning(words).filter(
      ({ kind, value }) => kind === 'place' && textOf(value.split(',')[0]!) === ` ${words.join(' ')}`,
    );

  titleNamed = (words: string[]): string | undefined => this.names.get(`title ${words.join(' ')}`);

  private find(texts: string[][], same: string[][] = []): SuggestionEntry[] {
    return mixed(this.ranked(texts, same)).map(({ kind, value, count, asText }) => ({
      kind,
      value,
      count,
      ...(asText && { asText }),
    }));
  }

  /** The likeliest first, the same once. */
  private ranked(texts: string[][], same: string[][] = []): Known[] {
    const best = new Map<number, number>();
    for (const words of [...texts, ...same]) {
      const begins = ` ${words.join(' ')}`;
      const isAnywhere = texts.includes(words);
      for (const at of this.having(words)) {
        if (!isAnywhere && !this.known[at]!.text.includes(begins)) continue;
        const rank = isAnywhere || !areBehind(this.known[at]!, texts) ? rankOf(this.known[at]!, begins) : BEHIND;
        if (rank > (best.get(at) ?? 0)) best.set(at, rank);
      }
    }
    const ranked = [...best]
      .map(([at, rank]) => ({ entry: this.known[at]!, rank }))
      .sort(
        (a, b) =>
          Number(isItself(b)) - Number(isItself(a)) ||
          order[a.entry.kind] - order[b.entry.kind] ||
          Number(a.rank === BEHIND) - Number(b.rank === BEHIND) ||
          b.rank * b.entry.count - a.rank * a.entry.count ||
          (a.entry.text < b.entry.text ? -1 : 1),
      )
      .map(({ entry }) => this.placesInManyWays.get(entry.same) ?? entry);
    const seen = new Set<string>();
    return ranked.filter(({ same: one }) => !seen.has(one) && seen.add(one));
  }

  /** The text with each word that begins nothing replaced by those one error away that most jobs have. */
  private meant(words: string[]): string[][] {
    return words.flatMap(apart).reduce<string[][]>(
      (made, word) => {
        const choices = this.countBeginning(word) > 0 ? [word] : this.near(word);
        return made.flatMap((some) => choices.map((choice) => [...some, choice]));
      },
      [[]],
    );
  }

  private near(word: string): string[] {
    if (word.length < SHORTEST_MISTYPED || !/^\p{L}+$/u.test(word)) return [];
    return oneErrorAway(word)
      .filter((other) => other.length >= SHORTEST_MISTYPED)
      .map((other) => ({ other, count: this.countBeginning(other) * (other[0] === word[0] ? BEGINS_BETTER : 1) }))
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_MEANT)
      .map(({ other }) => other);
  }

  /** In how many jobs something stands that begins so. */
  private countBeginning(word: string): number {
    let count = 0;
    for (let at = this.firstFrom(word); this.starts[at]?.word.startsWith(word); at += 1) {
      count += this.known[this.starts[at]!.at]!.count;
    }
    return count;
  }

  /** Entries in which every word begins one; the longest word, which has the fewest, is looked up. */
  private having(words: string[]): Set<number> {
    const longest = words.toSorted((a, b) => b.length - a.length)[0];
    const found = new Set<number>();
    if (longest === undefined) return found;
    const [first = longest, ...rest] = apart(longest);
    const others = words.filter((word) => word !== longest || rest.length > 0).map((word) => ` ${word}`);
    for (let at = this.firstFrom(first); this.starts[at]?.word.startsWith(first); at += 1) {
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

/** "o b" of "o'b": parts of one word, which stand beside each other. */
const apart = (word: string): string[] => word.split(' ');

/**
 * The words that a suggestion is looked up by: what is typed, without fillers except where there is nothing else. A word
 * of several parts has spaces between them. "c+" is "c++" begun, and ".n" is ".net".
 */
export function wordsTyped(text: string): string[] {
  const words = wordsOf(text.replace(/(^|\s)c\+$/i, '$1c++').replace(/(^|\s)\.ne?$/i, '$1.net')).map((word) =>
    partsOf(word).filter(Boolean).join(' '),
  );
  const meant = words.filter((word, at) => at === words.length - 1 || !fillers.has(word));
  return [...new Set(meant)].slice(0, 8);
}

/**
 * Of each kind as many and at the same places, but those of a kind by what choosing them finds; what has words that begin as
 * typed before what was found more loosely, by a singular or by another name. `same`: what means the text.
 */
export function inOrderOfCounts(entries: SuggestionEntry[], words: string[], same: string[][] = []): SuggestionEntry[] {
  const begins = [words, ...same].map((some) => ` ${some.join(' ')}`);
  const isLoose = ({ value }: SuggestionEntry) =>
    ![words, ...same].some((some) => some.every((word) => textOf(value).includes(` ${word}`)));
  const hasTyped = ({ value }: SuggestionEntry) => words.every((word) => textOf(value).includes(` ${word}`));
  const isBehind = (entry: SuggestionEntry) => !hasTyped(entry) && areBehind(entry, [words]);
  const rank = (entry: SuggestionEntry) =>
    isBehind(entry) ? BEHIND : Math.max(...begins.map((text) => rankOf({ ...entry, text: textOf(entry.value) }, text)));
  const ranked = entries
    .map((entry) => ({ entry, rank: rank(entry), isLoose: isLoose(entry) }))
    .sort(
      (a, b) =>
        Number(b.rank === ITSELF) - Number(a.rank === ITSELF) ||
        Number(a.isLoose) - Number(b.isLoose) ||
        Number(a.rank === BEHIND) - Number(b.rank === BEHIND) ||
        b.rank * b.entry.count - a.rank * a.entry.count,
    );
  return entries.map(({ kind }) => {
    const next = ranked.findIndex(({ entry }) => entry.kind === kind);
    return ranked.splice(next, 1)[0]!.entry;
  });
}

/** The text itself ("Boston" of "Boston, MA"), what begins with it, what has it somewhere. */
function rankOf({ text, kind, value }: Omit<Known, 'same'>, begins: string): number {
  if (text === begins || (kind === 'place' && textOf(value.split(',')[0]!) === begins)) return ITSELF;
  return text.startsWith(begins) ? BEGINS_BETTER : 1;
}

/** Of a single word, titles that only mean the same stand behind those that have it; of places another name is as good. */
const areBehind = ({ kind }: Pick<SuggestionEntry, 'kind'>, texts: string[][]): boolean =>
  kind === 'title' && texts.every(([word = '', ...more]) => more.length === 0 && word.length >= SHORTEST_WORD);

const isItself = ({ entry, rank }: { entry: Known; rank: number }) => rank === ITSELF && entry.kind !== 'company';

const inSingular = (words: string[]) => words.map((word) => phraseKey([word]) || word);

function mixed(ranked: Known[]): Known[] {
  const left = { ...MOST_OF_KIND };
  const chosen = ranked.filter(({ kind }) => (left[kind] -= 1) >= 0).slice(0, MOST);
  const more = ranked.filter((entry) => !chosen.includes(entry)).slice(0, MOST - chosen.length);
  const all = new Set([...chosen, ...more]);
  return ranked.filter((entry) => all.has(entry));
}
