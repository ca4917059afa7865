import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { isPlainWord } from './finding/plain-words.js';
import { otherSpellings } from './finding/spelling-variants.js';
import { SearchPlans } from './finding/search-plans.js';
import { endsWithTitle, titleIn } from './finding/same-work.js';
import { isSlipBesideAccents } from './finding/slip-beside-accents.js';
import { placesOfSurnames } from './finding/surnames.js';
import { isListed, isListedForWork } from './finding/listed-words.js';
import { isPlaceInText, LONGEST_PLACE, withStateApart, wordsBefore } from './finding/pieces.js';
import { isSmallState } from './finding/states.js';
import { mayHaveTwoErrors } from './finding/two-errors.js';
import { fillers, partsOf, plain } from './finding/words.js';
import { SearchMemory } from './index/search-memory.js';
import { KeptOfState } from './kept-of-state.js';
import { MORE_FREQUENT, Spaces } from './spaces.js';
import { type Around, canBeCorrected, ENOUGH, likeliest, WordCounts } from './word-counts.js';

/** A word that no more jobs than this have may be a typing error, and so may a text that no more are found for. */
const RARE = 2;
/** A word that no more have may lack a space still, where far more jobs have it as two. */
const SELDOM = 50;
/** What is found is little enough to wonder whether something else was meant, and what that must be to be offered. */
export const FEW = 5;
const FAR_MORE = 20;
const MOST_WORDS = 8;
const MOST_TRIED = 12;

interface Part {
  word: string;
  /** In how many jobs it stands, as a search for it alone would find them. */
  count: number;
  candidates: string[];
  /** One of the candidates is meant sooner than the word itself. */
  isDoubted: boolean;
}

interface Guesses {
  isMeant?: (word: string) => boolean;
  mayBeFar?: boolean;
}

interface Doubts {
  /** How many times as many jobs must have the word that is meant instead. */
  moreFrequent: number;
  /** With an accent, which nobody types by mistake: a word that any job has is meant so. */
  isMarked: boolean;
  /** Nothing follows it. */
  mayBeBegun: boolean;
  /** Nothing but a space is doubted. */
  onlyApart: boolean;
  /** It belongs to the name of a town or of somebody, and is no error whatever jobs have. */
  isOfName: boolean;
  /** Whether this word may be meant, as far as accents tell. */
  maySlip: (meant: string) => boolean;
}

/**
 * Forgives one typing error in each word of four letters or more that no job has, or hardly any. A space too few is forgiven
 * also where some have the word, and one too many, where far more are found without the error.
 */
@Injectable()
export class Spelling {
  /** What was found in this state of the data: page and counts of one search both ask. */
  private readonly kept: KeptOfState<string | undefined>;
  private readonly counts: WordCounts;
  private readonly spaces: Spaces;

  constructor(
    private readonly dataSource: DataSource,
    plans: SearchPlans,
    memory: SearchMemory,
  ) {
    this.kept = new KeptOfState(() => memory.knownVersion);
    this.counts = new WordCounts(dataSource, plans, memory);
    this.spaces = new Spaces(this.counts, plans);
  }

  /**
   * The text with words that hardly any job has replaced by the likeliest that jobs have; undefined where there is
   * none. Words that jobs do have only in their descriptions may be meant otherwise where all together find nothing.
   * `found`: how many jobs the words as typed find.
   */
  async correct(text: string, found = 0): Promise<string | undefined> {
    if (found * MORE_FREQUENT > ENOUGH) return undefined;
    return this.kept.of(`${found} ${text}`, () => this.lookFor(text, found));
  }

  private async lookFor(text: string, found: number): Promise<string | undefined> {
    const { words, isMarked, isOfName, maySlip, whole, mayBeBegun } = partsTyped(text);
    if (words.length === 0 || words.length > MOST_WORDS) return undefined;
    const together = await this.spaces.together(words, whole, found);
    if (together !== undefined) return together;
    const isNothing = found === 0;
    const parts = await Promise.all(
      words.map((word, at) =>
        this.part(words, at, {
          moreFrequent: isNothing ? 1 : MORE_FREQUENT,
          isMarked: isMarked(word),
          mayBeBegun: mayBeBegun(at),
          onlyApart: found > RARE,
          isOfName: isOfName(at),
          maySlip: maySlip(word),
        }),
      ),
    );
    // what is a title together is meant sooner than a word that more jobs have: the operator of a "forklift operater"
    const inTitle = (some: string[]) => Math.max(1, titleIn(whole(some)).length);
    const likely = attempts(parts, isNothing).sort((a, b) => inTitle(b) - inTitle(a));
    for (const attempt of likely.slice(0, MOST_TRIED)) {
      if ((await this.counts.upTo(1, whole(attempt))) > 0) return this.asJobsSpell(attempt, whole);
    }
    // a word that one job has by mistake is the error where it finds nothing beside the others
    const meant = isNothing && words.length > 1 ? await this.farMoreFrequent(text) : undefined;
    if (meant !== undefined && (await this.counts.upTo(1, meant)) > 0) return meant;
    return isNothing ? this.spaces.nearTogether(words, whole) : undefined;
  }

  /**
   * For who finds few jobs, or none: the text with each word that hardly any has, in a company's name perhaps, replaced by
   * one an error away that far more have, and each that jobs have by its stem alone by one that they spell so. `isMeant`:
   * which words are left as they are, however few jobs have them: those that somebody may mean ("elder"). `mayBeFar`: a
   * long word that no job has may have two errors ("practioner"), which is a guess to be offered and not one to be followed.
   */
  async farMoreFrequent(
    text: string,
    { isMeant = isPlainWord, mayBeFar = false }: Guesses = {},
  ): Promise<string | undefined> {
    const { words, isMarked, isOfName, maySlip, whole, mayBeBegun } = partsTyped(text);
    if (words.length > MOST_WORDS) return undefined;
    const meant = await Promise.all(
      words.map(async (word, at) => {
        const doubts = { mayBeBegun: mayBeBegun(at), mayBeFar, isMarked: isMarked(word), maySlip: maySlip(word) };
        const stays = fillers.has(word) || isMeant(word) || isOfName(at);
        return stays ? word : ((await this.likelierWord(word, doubts)) ?? word);
      }),
    );
    return meant.some((word, at) => word !== words[at]) ? whole(meant) : undefined;
  }

  /**
   * For a text that finds nothing: with one word that hardly any job has, whatever word it is by itself ("backer"), replaced by
   * each an error away that far more have.
   */
  async withOneOther(text: string, isMeant: (word: string) => boolean): Promise<string[]> {
    const { words, isMarked, maySlip, whole, mayBeBegun } = partsTyped(text);
    if (words.length > MOST_WORDS) return [];
    const texts = await Promise.all(
      words.map(async (word, at) => {
        if (fillers.has(word) || isMeant(word) || isMarked(word) || !canBeCorrected(word)) return [];
        const count = await this.countOf(word, mayBeBegun(at));
        if (count > FEW) return [];
        const near = this.allFarMore(await this.counts.around(word), count, maySlip(word));
        return near.map((other) => whole(words.with(at, other)));
      }),
    );
    return texts.flat().slice(0, MOST_TRIED);
  }

  /** The most frequent words of jobs that begin so. */
  async wordsBeginning(begun: string, most: number): Promise<string[]> {
    return this.counts.beginning(begun, most);
  }

  private async likelierWord(
    word: string,
    {
      mayBeBegun,
      mayBeFar,
      isMarked,
      maySlip,
    }: Pick<Doubts, 'mayBeBegun' | 'isMarked' | 'maySlip'> & { mayBeFar: boolean },
  ): Promise<string | undefined> {
    if (!(canBeCorrected(word) || (await this.isShortForNothing(word)))) return undefined;
    const count = await this.countOf(word, mayBeBegun);
    if (isMarked && count > 0) return undefined;
    // what is around a word is hundreds of counts, and this one is right
    if (count > FEW && (await this.isOfJobs(word))) return undefined;
    const around = await this.counts.around(word);
    const near = this.farMore(around, count, maySlip) ?? (await this.ofSameStem(word, around));
    if (near !== undefined || !mayBeFar || isMarked || count > 0 || isPlainWord(word) || !mayHaveTwoErrors(word))
      return near;
    return this.counts.twoErrorsAway(word);
  }

  private farMore(around: Around, count: number, maySlip: Doubts['maySlip']): string | undefined {
    return count > FEW ? undefined : this.allFarMore(around, count, maySlip)[0];
  }

  private allFarMore(around: Around, count: number, maySlip: Doubts['maySlip']): string[] {
    const { word } = around;
    const isNoWord = count === 0 && !isPlainWord(word);
    const least = Math.min(ENOUGH, Math.max(count, 1) * FAR_MORE);
    const frequent = likeliest(around, isNoWord ? 1 : least);
    // a trade that our lists know is meant sooner than a word of no job, however few work in it: a glazier than a "glazer"
    const known =
      count === 0
        ? likeliest(around, 1)
        : around.listed.filter(({ n }) => n >= least).map(({ word: listed }) => listed);
    const ofTrades = known.filter((one) => isListedForWork(one) && endsWithTitle(one));
    const near = [...new Set([...frequent, ...ofTrades])];
    // of three letters none is exchanged: "mba" is no "dba"
    return near.filter((other) => (other.length > word.length || canBeCorrected(word)) && maySlip(other));
  }

  /**
   * With the words that jobs have in place of those that are found by their stem alone: "enginer" has the stem of
   * "engineer", so it finds the same, but nobody should read it as a correction.
   */
  private async asJobsSpell(words: string[], whole: (words: string[]) => string): Promise<string> {
    const spelled = await Promise.all(words.map(async (word) => (await this.ofSameStem(word)) ?? word));
    return whole((await this.counts.upTo(1, whole(spelled))) > 0 ? spelled : words);
  }

  /**
   * The likeliest word one error away that has the same stem; undefined where jobs or our lists have the word itself, or
   * jobs its British or American spelling.
   */
  private async ofSameStem(word: string, around?: Around): Promise<string | undefined> {
    if (!canBeCorrected(word) || isListed(word)) return undefined;
    const near = likeliest(around ?? (await this.counts.around(word)), 0);
    if (near.length === 0) return undefined;
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM unnest($1::text[]) WITH ORDINALITY AS asked (word, place)
       WHERE search_stem(word) = search_stem($2)
         AND NOT EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word = ANY ($3))
       ORDER BY place LIMIT 1`,
      [near, word, [word, ...otherSpellings(word)].flatMap((one) => [one, `${one}s`])],
    );
    return rows[0]?.word;
  }

  /** Three letters that are no word of any job: begun by names of companies at most ("cok"), and one letter from "cook". */
  private async isShortForNothing(word: string): Promise<boolean> {
    return /^\p{L}{3}$/u.test(word) && !(await this.isOfJobs(word));
  }

  /**
   * A word of our lists ("police") or of an occupation ("sheep") is a word, also where no job has it, and so is one with
   * an accent ("côte") that some job has: only what is none may be mistyped, unless by a space.
   */
  private async part(
    words: string[],
    at: number,
    { moreFrequent, isMarked, mayBeBegun, onlyApart, isOfName, maySlip }: Doubts,
  ): Promise<Part> {
    const word = words[at]!;
    if (fillers.has(word) || isSmallState(word)) return { word, count: ENOUGH, candidates: [], isDoubted: false };
    const count = await this.countOf(word, mayBeBegun);
    if (isOfName) return { word, count, candidates: [], isDoubted: false };
    const least = count * (count <= RARE ? moreFrequent : FAR_MORE);
    const apart = count <= SELDOM ? await this.spaces.apart(word, words[at + 1], least) : [];
    const isMeant = onlyApart || (isMarked && count > 0) || !canBeCorrected(word) || isPlainWord(word);
    const around = isMeant || (await this.isOfJobs(word)) ? [] : await this.counts.near(word, count * moreFrequent);
    const near = around.filter(maySlip);
    const candidates = [...apart, ...near];
    return { word, count, candidates, isDoubted: apart.length > 0 || (count <= RARE && near.length > 0) };
  }

  private countOf(word: string, mayBeBegun: boolean): Promise<number> {
    return mayBeBegun ? this.counts.upTo(ENOUGH, word) : this.counts.upToWhole(ENOUGH, word);
  }

  /** What a title, a company, a skill or a place says is meant as it is typed, however few say it. */
  private async isOfJobs(word: string): Promise<boolean> {
    return (await this.counts.ofJobs([word])).size > 0;
  }
}

/**
 * `isMarked`: with an accent; `isOfName`: one of several words that are the name of a place, or a surname; `maySlip`: what a
 * word may be meant for; `whole` puts the words together again, with the state that was typed after them, and as they were
 * typed where they have an accent or an apostrophe.
 */
function partsTyped(text: string): {
  words: string[];
  isMarked: (word: string) => boolean;
  isOfName: (at: number) => boolean;
  maySlip: (word: string) => (meant: string) => boolean;
  whole: (words: string[]) => string;
  mayBeBegun: (at: number) => boolean;
} {
  const { before, state, country } = withStateApart(text);
  const words = wordsBefore(before).flatMap(partsOf);
  const typed = asTyped(text);
  const asWritten = words.map((word) => typed.get(word) ?? word);
  const ofNames = new Set([...placesOfTowns(asWritten), ...placesOfSurnames(asWritten)]);
  return {
    words,
    isMarked: (word) => /\p{M}/u.test(typed.get(word)?.normalize('NFD') ?? ''),
    isOfName: (at) => ofNames.has(at),
    maySlip: (word) => (meant) => isSlipBesideAccents(meant, typed.get(word) ?? word),
    whole: (some) =>
      [some.map((word) => typed.get(word) ?? word).join(' '), state?.toUpperCase(), country].filter(Boolean).join(', '),
    mayBeBegun: (at) => at === words.length - 1 && !state,
  };
}

/** What was typed, by the plain words of it: "montréal" by "montreal", "king's" by "king". */
function asTyped(text: string): Map<string, string> {
  const typed =
    text
      .normalize('NFC')
      .toLowerCase()
      .match(/[\p{L}\p{M}\p{N}]+(?:['’]s(?![\p{L}\p{N}]))?/gu) ?? [];
  return new Map(typed.map((word) => [plain(word).replace(/'s$/, ''), word]));
}

/** The places of words that are the name of a town together: "Weston super Mare", of which none is a typing error. */
function placesOfTowns(words: string[]): Set<number> {
  const found = new Set<number>();
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 2; length <= LONGEST_PLACE && from + length <= words.length; length += 1) {
      if (!isPlaceInText(words.slice(from, from + length).join(' '))) continue;
      for (let at = from; at < from + length; at += 1) found.add(at);
    }
  }
  return found;
}

function attempts(parts: Part[], isNothing: boolean): string[][] {
  if (parts.some(({ count, candidates }) => count === 0 && candidates.length === 0)) return [];
  if (parts.some(({ isDoubted }) => isDoubted))
    return combinations(parts.map(({ isDoubted, candidates, word }) => (isDoubted ? candidates : [word])));
  return isNothing ? oneAtATime(parts) : [];
}

/** The likeliest of each first. */
const combinations = (choices: string[][]): string[][] =>
  choices.reduce<string[][]>((made, words) => made.flatMap((some) => words.map((word) => [...some, word])), [[]]);

/** The rarest word is the likeliest to be wrong. */
function oneAtATime(parts: Part[]): string[][] {
  const words = parts.map(({ word }) => word);
  return parts
    .map((part, at) => ({ part, at }))
    .sort((a, b) => a.part.count - b.part.count)
    .flatMap(({ part, at }) => part.candidates.map((candidate) => words.with(at, candidate)));
}
