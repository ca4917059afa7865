import { Injectable } from '@nestjs/common';
import { divisionsNamed } from '../divisions.js';
import { Phrases } from './phrases.js';
import type { Alternative, SearchGroup, SearchPlan, SearchTerm } from './search-plan.js';
import { otherSpellings } from './spelling-variants.js';
import { Stems } from './stems.js';
import { isPlaceName, relativesOf, type Synonym } from './vocabulary.js';
import { fillers, partsOf, runTogether, wordsOf } from './words.js';

/** Words past these are not looked for: nobody types so many, and each costs. */
const MOST_WORDS = 40;
const LONGEST_WORD = 60;
const LONGEST_PHRASE = 6;
const LONGEST_TITLE = 200;
/** How much less a word counts that was not typed but may have been meant. */
const CORRECTION = 1;
/** What names a place is sooner meant as one than as a company or a skill, but not sooner than as a title. */
const weights = { place: 25, typed: 10, spelledOtherwise: 9, synonym: 8, relative: 7, begun: 6 };

interface Word {
  parts: string[];
  together: string;
  /** The short form of a state, which can mean only the place: "Portland, OR". */
  isState: boolean;
}

/** What a text asks for in the end: words, or phrases that have synonyms, each to become a group. */
interface Piece {
  words: Word[];
  synonyms: Synonym[];
  /** The last word, which may be only begun. */
  isOpen: boolean;
}

/** Makes plans from texts. The plan depends on the text and on which words jobs have, and on nothing else. */
@Injectable()
export class SearchPlans {
  private readonly phrases: Phrases;

  constructor(private readonly stems: Stems) {
    this.phrases = new Phrases(stems);
  }

  async of(text: string): Promise<SearchPlan> {
    const words = readWords(text);
    await this.phrases.learn(words.flatMap(wordsOfPhrases));
    const pieces = this.piecesOf(words);
    const parts = wordsOf(text).flatMap(partsOf);
    await this.stems.learn([...pieces.flatMap(wordsNeeded), ...parts], words.at(-1)?.together);
    const groups = pieces.map((piece) => this.group(piece));
    return { groups: withoutRepetition(groups), titles: this.titles(parts, pieces) };
  }

  /** A plan for who asks for one text and perhaps means another: what was typed stands first. */
  async either(typed: SearchPlan, meant: string): Promise<SearchPlan> {
    const other = await this.of(meant);
    if (other.groups.length !== typed.groups.length) return other;
    const lighter = (one: Alternative): Alternative => ({ ...one, weight: Math.max(1, one.weight - CORRECTION) });
    const groups = typed.groups.map(({ any }, at) => ({
      any: heaviestFirst([...any, ...other.groups[at]!.any.map(lighter)]),
    }));
    return { groups, titles: [...new Set([...typed.titles, ...other.titles])] };
  }

  /** The longest phrases that have synonyms, from left to right; what is between them, word by word. */
  private piecesOf(words: Word[]): Piece[] {
    const pieces: Piece[] = [];
    for (let at = 0; at < words.length;) {
      const { length, synonyms } = this.longestPhrase(words.slice(at, at + LONGEST_PHRASE));
      pieces.push({ words: words.slice(at, at + length), synonyms, isOpen: isOpen(words, at, length) });
      at += length;
    }
    return pieces;
  }

  private longestPhrase(words: Word[]): { length: number; synonyms: Synonym[] } {
    const most = words.findIndex(({ isState }) => isState);
    for (let length = most < 0 ? words.length : most; length > 0; length -= 1) {
      const some = words.slice(0, length);
      const parts = some.flatMap((word) => word.parts);
      const written = [parts, ...otherSpellingsOf(parts), some.map(({ together }) => together)];
      const synonyms = written.map((one) => this.phrases.synonymsOf(one)).find(({ length: count }) => count > 0) ?? [];
      if (synonyms.length > 0 || (length > 1 && isPlaceName(parts))) return { length, synonyms };
    }
    return { length: 1, synonyms: [] };
  }

  private group(piece: Piece): SearchGroup {
    const [first] = piece.words;
    if (first!.isState) return { any: stateAlternatives(first!.together) };
    const parts = piece.words.flatMap((word) => word.parts);
    const synonyms = piece.synonyms.flatMap((synonym) => this.synonym(synonym));
    const relatives = parts.length > 1 ? [] : this.relatives(parts[0]!, weights.relative);
    const place = isPlaceName(parts) ? [{ all: this.inPlace(parts), weight: weights.place }] : [];
    return { any: heaviestFirst([...place, ...this.typed(piece), ...synonyms, ...relatives]) };
  }

  private synonym({ parts, isTown }: Synonym): Alternative[] {
    if (isTown) return [{ all: [exactly(`@^${parts.join(' ')}`)], weight: weights.place }];
    const place = isPlaceName(parts) ? [{ all: this.inPlace(parts), weight: weights.place }] : [];
    const [only] = parts;
    const spelled = parts.length > 1 ? [] : this.relatives(only!, weights.relative - 1);
    const others = otherSpellingsOf(parts).map((other) => ({ all: this.all(other), weight: weights.relative }));
    return [...place, { all: this.all(parts), weight: weights.synonym }, ...others, ...spelled];
  }

  private relatives(word: string, weight: number): Alternative[] {
    const relatives = [word, ...otherSpellings(word)].flatMap(relativesOf);
    return relatives.map((other) => ({ all: this.all([other]), weight }));
  }

  private inPlace(parts: string[]): SearchTerm[] {
    return this.all(parts).map(({ word }) => exactly(`@${word}`));
  }

  /** The words themselves, and as they may be spelled, run together or, of the last one, go on. */
  private typed({ words, isOpen }: Piece): Alternative[] {
    const parts = words.flatMap((word) => word.parts);
    const found: Alternative[] = [{ all: this.all(parts), weight: weights.typed }];
    for (const other of otherSpellingsOf(parts)) {
      found.push({ all: this.all(other), weight: weights.spelledOtherwise });
    }
    if (words.length > 1) return found;
    const [{ together }] = words as [Word];
    if (parts.length > 1) found.push({ all: this.all([together]), weight: weights.typed });
    if (!isOpen || parts.length > 1) return found;
    const endings = this.stems.isKnown(together)
      ? this.stems.endings(together).map((stem): Alternative => ({ all: [exactly(stem)], weight: weights.typed }))
      : [{ all: [{ word: together, prefix: true }], weight: weights.begun }];
    return [...found, ...endings];
  }

  private all(parts: string[]): SearchTerm[] {
    const stems = parts.filter((part) => part.length <= LONGEST_WORD).map(this.stems.of);
    return [...new Set(stems)].map(exactly);
  }

  /**
   * The text as a whole title, with and without the places in it, and with one phrase at a time said otherwise. As
   * `search_whole()` writes a title.
   */
  private titles(typed: string[], pieces: Piece[]): string[] {
    const whole = (parts: string[]) => `=${parts.map(this.stems.of).join(' ')}`;
    const places = new Set(pieces.filter(isPlace).flatMap(partsOfPiece));
    const meant = pieces.filter((piece) => !isPlace(piece));
    const own = meant.map(partsOfPiece);
    const others = meant.flatMap((piece, at) =>
      [...otherSpellingsOf(own[at]!), ...piece.synonyms.map(({ parts }) => parts)].map((parts) =>
        whole(own.with(at, parts).flat()),
      ),
    );
    const withoutPlaces = whole(withoutFillersAround(typed.filter((part) => !places.has(part))));
    const found = [whole(typed), ...(meant.length > 0 ? [withoutPlaces] : []), ...others];
    return [...new Set(found)].filter((title) => title.length > 1 && title.length <= LONGEST_TITLE);
  }
}

const partsOfPiece = ({ words }: Piece) => words.flatMap(({ parts }) => parts);

const isPlace = (piece: Piece) =>
  piece.words[0]!.isState || piece.synonyms.some(({ isTown }) => isTown) || isPlaceName(partsOfPiece(piece));

/** "nurse in" is "nurse". */
function withoutFillersAround(parts: string[]): string[] {
  const first = parts.findIndex((part) => !fillers.has(part));
  const last = parts.findLastIndex((part) => !fillers.has(part));
  return first < 0 ? [] : parts.slice(first, last + 1);
}

/** "MD" after a comma is Maryland before it is anything else; "OR" is nothing else. */
const stateAlternatives = (code: string): Alternative[] => [
  { all: [exactly(`@${code}`)], weight: weights.typed },
  ...(fillers.has(code) ? [] : [{ all: [exactly(code)], weight: weights.begun }]),
];

const exactly = (word: string): SearchTerm => ({ word, prefix: false });

function readWords(text: string): Word[] {
  const state = stateAtEnd(text);
  const words = wordsOf(state ? text.slice(0, state.at) : text)
    .map((word): Word => ({ parts: partsOf(word), together: runTogether(word), isState: false }))
    .filter(({ together }) => together.length <= LONGEST_WORD);
  const meant = words.filter(({ together }) => !fillers.has(together));
  const kept = meant.length > 0 || state ? meant : words;
  const places = state ? [{ parts: [state.code], together: state.code, isState: true }] : [];
  return [...kept, ...places].slice(0, MOST_WORDS);
}

/** "Portland, or", "cook ON": after a comma or in capitals even a filler is a state. */
function stateAtEnd(text: string): { at: number; code: string } | undefined {
  const found = /(?:,\s*([A-Za-z]{2,3})|\s([A-Z]{2,3}))\s*$/.exec(text);
  const code = (found?.[1] ?? found?.[2] ?? '').toLowerCase();
  const isCode = divisionsNamed(code).some((division) => division.code.toLowerCase() === code);
  const isAllCapitals = found?.[2] !== undefined && text === text.toUpperCase() && !fillers.has(code);
  const isCertain = found?.[1] !== undefined || fillers.has(code);
  return found && isCode && isCertain && !isAllCapitals ? { at: found.index, code } : undefined;
}

const isOpen = (words: Word[], at: number, length: number) =>
  length === 1 &&
  at === words.length - 1 &&
  /^[\p{L}\p{N}]{3,}$/u.test(words[at]!.together) &&
  !fillers.has(words[at]!.together);

/** What must be known to see whether a word is part of a phrase. */
const wordsOfPhrases = ({ parts, together }: Word): string[] => [...parts, together, ...parts.flatMap(otherSpellings)];

/** With one word at a time spelled otherwise. */
const otherSpellingsOf = (parts: string[]): string[][] =>
  parts.flatMap((part, at) => otherSpellings(part).map((other) => parts.with(at, other)));

const wordsNeeded = ({ words, synonyms }: Piece): string[] => {
  const own = words.flatMap(({ parts, together }) => [...parts, together]);
  const meant = [...own, ...synonyms.flatMap(({ parts }) => parts)];
  const spelled = [...meant, ...meant.flatMap(otherSpellings)];
  return [...spelled, ...spelled.flatMap(relativesOf)];
};

const heaviestFirst = (alternatives: Alternative[]): Alternative[] => {
  const seen = new Set<string>();
  return alternatives
    .toSorted((a, b) => b.weight - a.weight)
    .filter(({ all }) => {
      const key = all.map(({ word, prefix }) => `${word}${prefix ? '*' : ''}`).join(' ');
      return all.length > 0 && !seen.has(key) && seen.add(key);
    });
};

const withoutRepetition = (groups: SearchGroup[]): SearchGroup[] => [
  ...new Map(groups.filter(({ any }) => any.length > 0).map((group) => [JSON.stringify(group), group])).values(),
];
