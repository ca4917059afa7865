import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { oneErrorAway, SHORTEST } from './finding/one-error.js';
import { isPlainWord } from './finding/plain-words.js';
import { planQuery } from './finding/plan.sql.js';
import type { SearchPlan } from './finding/search-plan.js';
import { SearchPlans } from './finding/search-plans.js';
import { isListed } from './finding/vocabulary.js';
import { stateAtEnd } from './finding/states.js';
import { fillers, partsOf, wordsOf } from './finding/words.js';
import { SearchMemory } from './index/search-memory.js';

/** A word that no more jobs than this have may be a typing error. */
const RARE = 2;
/** What is put in its place must be that many times as frequent where something is found without it. */
const MORE_FREQUENT = 10;
/** What is found is little enough to wonder whether something else was meant, and what that must be to be offered. */
export const FEW = 5;
const FAR_MORE = 20;
const ENOUGH = 1_000;
const MOST_WORDS = 8;
const MOST_KEPT = 1_000;
const MOST_CANDIDATES = 3;
const MOST_TRIED = 12;

interface Part {
  word: string;
  /** In how many jobs it stands, as a search for it alone would find them. */
  count: number;
  candidates: string[];
}

/**
 * Forgives one typing error in each word of four letters or more. Asked only when the words as typed find nothing or
 * nearly nothing.
 */
@Injectable()
export class Spelling {
  /** What was found in this state of the data: page and counts of one search both ask. */
  private readonly kept = new Map<string, Promise<string | undefined>>();
  private keptVersion = '';

  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: SearchPlans,
    private readonly memory: SearchMemory,
  ) {}

  /**
   * The text with words that hardly any job has replaced by the likeliest that jobs have; undefined where there is
   * none. Words that jobs do have only in their descriptions may be meant otherwise where all together find nothing (`isNothing`).
   */
  async correct(text: string, isNothing = true): Promise<string | undefined> {
    const version = this.memory.knownVersion;
    if (version === undefined) return this.lookFor(text, isNothing);
    if (version !== this.keptVersion || this.kept.size > MOST_KEPT) this.kept.clear();
    this.keptVersion = version;
    const key = `${isNothing} ${text}`;
    const known = this.kept.get(key) ?? this.lookFor(text, isNothing);
    this.kept.set(key, known);
    known.catch(() => this.kept.delete(key));
    return known;
  }

  private async lookFor(text: string, isNothing: boolean): Promise<string | undefined> {
    const { words, whole } = partsTyped(text);
    if (words.length === 0 || words.length > MOST_WORDS) return undefined;
    const parts = await Promise.all(words.map((word) => this.part(word, isNothing ? 1 : MORE_FREQUENT)));
    if (parts.some(({ count, candidates }) => count === 0 && candidates.length === 0)) return undefined;
    const isRare = ({ count, candidates }: Part) => count <= RARE && candidates.length > 0;
    const tried = parts.some(isRare)
      ? combinations(parts.map((part) => (isRare(part) ? part.candidates : [part.word])))
      : isNothing
        ? oneAtATime(parts)
        : [];
    for (const attempt of tried.slice(0, MOST_TRIED)) {
      if ((await this.countUpTo(1, whole(attempt))) > 0) return this.asJobsSpell(attempt, whole);
    }
    return undefined;
  }

  /**
   * For who finds few jobs: the text with each word that hardly any has, in a company's name perhaps, replaced by one an
   * error away that far more have. To be offered, never to be searched for instead.
   */
  async farMoreFrequent(text: string): Promise<string | undefined> {
    const { words, whole } = partsTyped(text);
    if (words.length > MOST_WORDS) return undefined;
    const meant = await Promise.all(
      words.map(async (word) => {
        if (!(canBeCorrected(word) || (await this.isShortForNothing(word))) || isPlainWord(word)) return word;
        const count = await this.countUpTo(ENOUGH, word);
        return count > FEW ? word : ((await this.near(word, Math.max(count, 1) * FAR_MORE))[0] ?? word);
      }),
    );
    return meant.some((word, at) => word !== words[at]) ? whole(meant) : undefined;
  }

  /**
   * With the words that jobs have in place of those that are found by their stem alone: "enginer" has the stem of
   * "engineer", so it finds the same, but nobody should read it as a correction.
   */
  private async asJobsSpell(words: string[], whole: (words: string[]) => string): Promise<string> {
    const spelled = await Promise.all(words.map(async (word) => (await this.ofSameStem(word)) ?? word));
    return whole((await this.countUpTo(1, whole(spelled))) > 0 ? spelled : words);
  }

  /** The likeliest word one error away that has the same stem; undefined where jobs or our lists have the word itself. */
  private async ofSameStem(word: string): Promise<string | undefined> {
    if (!canBeCorrected(word) || isListed(word)) return undefined;
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM unnest($1::text[]) AS asked (word)
       WHERE search_stem(word) = search_stem($2)
         AND NOT EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word IN ($2, $2 || 's'))`,
      [oneErrorAway(word), word],
    );
    if (rows.length === 0) return undefined;
    const same = new Set(rows.map((row) => row.word));
    return (await this.near(word, 0)).find((candidate) => same.has(candidate));
  }

  /** Three letters that are no word of any job: begun by names of companies at most ("cok"), and one letter from "cook". */
  private async isShortForNothing(word: string): Promise<boolean> {
    return /^\p{L}{3}$/u.test(word) && !(await this.isOfJobs(word));
  }

  /** A word of our lists ("police") or of an occupation ("sheep") is a word, also where no job has it: only what is none may be mistyped. */
  private async part(word: string, moreFrequent: number): Promise<Part> {
    if (fillers.has(word)) return { word, count: ENOUGH, candidates: [] };
    const count = await this.countUpTo(ENOUGH, word);
    const candidates =
      canBeCorrected(word) && !isPlainWord(word) && !(await this.isOfJobs(word))
        ? await this.near(word, count * moreFrequent)
        : [];
    return { word, count, candidates };
  }

  /** What a title, a company, a skill or a place says is meant as it is typed, however few say it. */
  private async isOfJobs(word: string): Promise<boolean> {
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM unnest($1::text[]) AS asked (word) WHERE ${isInVocabulary}`,
      [[word]],
    );
    return rows.length > 0;
  }

  private async countUpTo(most: number, text: string): Promise<number> {
    const plan = await this.plans.of(text);
    if (plan.groups.length === 0) return most;
    const known = await this.memory.count([plan]);
    if (known) return Math.min(most, known[0]!);
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT FROM job_search WHERE words @@ $1::tsquery LIMIT $2) AS found`,
      [planQuery(plan), most],
    );
    return rows[0]!.n;
  }

  /** Words one error away: first those that most jobs have just so or in the plural, then those that our lists of synonyms have. */
  private async near(word: string, least: number): Promise<string[]> {
    const possible = oneErrorAway(word);
    const found = (await this.foundInMemory(possible)) ?? (await this.foundInTable(possible));
    const frequent = found
      .filter(({ n }) => n > 0 && n >= Math.min(ENOUGH, least))
      .sort((a, b) => b.n - a.n || b.word.length - a.word.length || (a.word < b.word ? -1 : 1));
    const listed = least === 0 ? possible.filter(isListed) : [];
    return [
      ...new Set([
        ...frequent.slice(0, MOST_CANDIDATES).map((known) => known.word),
        ...listed.slice(0, MOST_CANDIDATES),
      ]),
    ];
  }

  private async foundInMemory(words: string[]): Promise<Known[] | undefined> {
    const counts = await this.memory.count(words.map(singularOrPlural));
    const some =
      counts && words.map((word, at) => ({ word, n: Math.min(ENOUGH, counts[at]!) })).filter(({ n }) => n > 0);
    if (!some || some.length === 0) return some;
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM unnest($1::text[]) AS asked (word) WHERE ${isInVocabulary}`,
      [some.map(({ word }) => word)],
    );
    const known = new Set(rows.map(({ word }) => word));
    return some.filter(({ word }) => known.has(word));
  }

  private async foundInTable(words: string[]): Promise<Known[]> {
    const { rows } = await poolOf(this.dataSource).query<Known>(
      `SELECT word, (
         SELECT count(*) FROM (
           SELECT FROM job_search WHERE words @@ format('%L | %L', word, word || 's')::tsquery LIMIT ${ENOUGH}
         ) AS found
       )::int AS n
       FROM unnest($1::text[]) AS asked (word) WHERE ${isInVocabulary}`,
      [words],
    );
    return rows;
  }
}

/** `whole` puts the words together again, with the state that was typed after them. */
function partsTyped(text: string): { words: string[]; whole: (words: string[]) => string } {
  const state = stateAtEnd(text);
  return {
    words: wordsOf(state ? text.slice(0, state.at) : text).flatMap(partsOf),
    whole: (some) => [some.join(' '), ...(state ? [state.code.toUpperCase()] : [])].join(', '),
  };
}

const canBeCorrected = (word: string) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST;

/** A word and in how many jobs it stands, `ENOUGH` at most. */
interface Known {
  word: string;
  n: number;
}

const isInVocabulary = `EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word IN (asked.word, asked.word || 's'))`;

const singularOrPlural = (word: string): SearchPlan => ({
  groups: [{ any: [word, `${word}s`].map((form) => ({ all: [{ word: form, prefix: false }], weight: 1 })) }],
  titles: [],
  heads: [],
});

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
