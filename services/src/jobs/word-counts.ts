import type { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { doersOf } from './finding/activities.js';
import { isNamedAfterDoer, isOfKnownVerb } from './finding/called-after-doers.js';
import { isLetterAfter, isLikelyError, oneErrorAway, SHORTEST } from './finding/one-error.js';
import { isPlainWord } from './finding/plain-words.js';
import { isOfOccupations } from './finding/occupation-words.js';
import { planQuery } from './finding/plan.sql.js';
import { endsWithTitle } from './finding/same-work.js';
import type { Alternative, SearchPlan } from './finding/search-plan.js';
import type { SearchPlans } from './finding/search-plans.js';
import { otherSpellings } from './finding/spelling-variants.js';
import { withinTwoErrors } from './finding/two-errors.js';
import { phraseKey } from './finding/words.js';
import { isFormerCounty } from './finding/former-counties.js';
import { isListed, isListedForWork } from './finding/listed-words.js';
import type { SearchMemory } from './index/search-memory.js';
import { KeptOfState } from './kept-of-state.js';

/** Nothing is counted further: what so many jobs have is a word. */
export const ENOUGH = 1_000;
const MOST_CANDIDATES = 3;
/** A word that is mistyped for no reason is only meant where it is so much more frequent. */
const UNLIKELY = 10;
/** What a job that says a word in its title, its skills or its place counts, where any other that has it counts one. */
const FOR_NAME = 100;
/** And one that is found for it without having it. */
const FOR_MEANT = 2;
/** Of the jobs that have the stem of a word so many are read for the word itself. */
const MOST_READ_FOR_NAME = 300;
/** Shorter words of our lists are short forms, which are one letter from too much. */
const SHORTEST_LISTED = 5;
/** Of jobs that have two words somewhere. */
const MOST_READ = 3_000;

/** Which words jobs have, and how many have them. */
export class WordCounts {
  /** The words of jobs by their first letter. */
  private readonly byLetter: KeptOfState<string[]>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly plans: SearchPlans,
    private readonly memory: SearchMemory,
  ) {
    this.byLetter = new KeptOfState(() => memory.knownVersion);
  }

  /** Those of these words that a title, a company, a skill or a place says, in the singular or the plural. */
  async ofJobs(words: string[]): Promise<Set<string>> {
    if (words.length === 0) return new Set();
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM unnest($1::text[]) AS asked (word) WHERE ${isInVocabulary}`,
      [words],
    );
    return new Set(rows.map(({ word }) => word));
  }

  /** As a search for the text alone would find them. */
  async upTo(most: number, text: string): Promise<number> {
    const plan = await this.plans.of(text);
    return plan.groups.length === 0 ? most : this.ofPlan(most, plan);
  }

  /** As a search finds them in which other words follow this one, so that it is not only begun: "nurs" of "nurs houston". */
  async upToWhole(most: number, word: string): Promise<number> {
    const { groups, ...others } = await this.plans.of(word);
    const whole = groups.map(({ any }) => ({
      any: any.filter(({ all, isBegun }) => !isBegun && !all.some(({ prefix }) => prefix)),
    }));
    return whole.some(({ any }) => any.length === 0) ? 0 : this.ofPlan(most, { ...others, groups: whole });
  }

  async ofPlan(most: number, plan: SearchPlan): Promise<number> {
    const known = await this.memory.count([plan]);
    if (known) return Math.min(most, known[0]!);
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(
      `SELECT count(*)::int AS n FROM (SELECT FROM job_search WHERE words @@ $1::tsquery LIMIT $2) AS found`,
      [planQuery(plan), most],
    );
    return rows[0]!.n;
  }

  /**
   * In how many jobs each of these pairs stands one after the other, in the title, the company, a skill or the place. Of
   * words that thousands have together not all of these are read.
   */
  async sideBySide(pairs: [string, string][]): Promise<number[]> {
    if (pairs.length === 0) return [];
    const { rows } = await poolOf(this.dataSource).query<{ n: number }>(
      `SELECT (
         SELECT count(*) FROM (
           SELECT words FROM job_search
           WHERE words @@ format('%1$L & %2$L', one, next)::tsquery LIMIT ${MOST_READ}
         ) AS nearby
         WHERE words @@ format('%1$L:ABC <-> %2$L:ABC | %3$L <-> %4$L', one, next, '@' || one, '@' || next)::tsquery
       )::int AS n
       FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS asked (first, second, at),
         search_stem(first) AS one, search_stem(second) AS next
       ORDER BY at`,
      [pairs.map(([first]) => first), pairs.map(([, second]) => second)],
    );
    return rows.map(({ n }) => n);
  }

  /**
   * Words one error away: first those that most jobs have just so or in the plural, an error that something explains counting
   * for more, then those that our lists of synonyms have.
   */
  async near(word: string, least: number): Promise<string[]> {
    return likeliest(await this.around(word), least);
  }

  /** Every word one error away that jobs have; costs as much for one least number as for several. */
  async around(word: string): Promise<Around> {
    const possible = oneErrorAway(word);
    const found = await this.found(possible);
    const otherwise = await this.foundOtherwise(possible, [word, ...found.map(wordIn)]);
    const known = new Set([...found, ...otherwise].map(wordIn));
    const listed = possible.filter((one) => mayBeListed(one, word) && !known.has(one));
    const isLeft = (one: string) => !known.has(one) && !listed.includes(one);
    // most of some hundred words end otherwise, and are nothing that somebody does
    const isDone = (one: string) => one.endsWith('ing') && isLeft(one) && isOfKnownVerb(one);
    return {
      word,
      found: await this.withNames([...found, ...otherwise]),
      listed: await Promise.all(listed.map((one) => this.foundByList(one))),
      done: [
        ...(await this.doneInJobs(possible.filter(isDone))),
        ...(await this.calledInJobs(possible.filter(isLeft))),
      ],
    };
  }

  /** What no job says, but jobs say who does it: "planting" of tree planters. */
  private async doneInJobs(words: string[]): Promise<Named[]> {
    const byDoer = new Map(words.flatMap((word) => doersOf(word).map((doer) => [doer, word] as const)));
    const found = await this.found([...byDoer.keys()]);
    return found.map(({ word, n }) => ({ word: byDoer.get(word)!, n, named: n }));
  }

  /** What people are by the coding index of occupations, though no job calls itself so: an "actuary" does actuarial work. */
  private async calledInJobs(words: string[]): Promise<Named[]> {
    const titles = words.filter((word) => isSingular(word) && isOfOccupations(word) && endsWithTitle(word));
    const counts = await Promise.all(titles.map((word) => this.upToWhole(ENOUGH, word)));
    return titles.map((word, at) => ({ word, n: counts[at]!, named: 0 })).filter(({ n }) => n > 0);
  }

  /** A word of our lists that no job has, by what is found for it: "joiner" finds carpenters. */
  private async foundByList(word: string): Promise<Named> {
    const isFound = word.length >= SHORTEST_LISTED && (isListedForWork(word) || isFormerCounty(word));
    const n = isFound ? await this.upToWhole(ENOUGH, word) : 0;
    return { word, n, named: n };
  }

  /**
   * In how many jobs' titles, skills and places the words stand. The stem of "plumbing" is "plumb": that counts for the
   * word where a job says it just so.
   */
  private async withNames(words: Known[]): Promise<Named[]> {
    const counts = await Promise.all(words.map(({ word }) => this.ofPlan(ENOUGH, namedPlan(word))));
    const said = await this.saidInNames(words.filter((_, at) => counts[at]! > 0).map(wordIn));
    return Promise.all(
      words.map(async (one, at) => {
        const named = said.has(one.word) ? counts[at]! : 0;
        return { ...one, named, meant: named > 0 ? await this.meantBy(one) : one.n };
      }),
    );
  }

  /** A trade of our lists counts by what is found for it, where jobs mostly call it otherwise: "gardener" before "Gardner". */
  private async meantBy({ word, n }: Known): Promise<number> {
    return word.length >= SHORTEST_LISTED && isListedForWork(word)
      ? Math.max(n, await this.upToWhole(ENOUGH, word))
      : n;
  }

  private async saidInNames(words: string[]): Promise<Set<string>> {
    if (words.length === 0) return new Set();
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM unnest($1::text[], $2::text[]) AS asked (word, query) WHERE EXISTS (
         SELECT FROM (
           SELECT job_id FROM job_search WHERE words @@ query::tsquery LIMIT ${MOST_READ_FOR_NAME}
         ) AS nearby JOIN jobs ON id = job_id
         WHERE search_plain(concat_ws(' ', title, array_to_string(skills, ' '), location)) ~ ('\\m' || word || 's?\\M')
       )`,
      [words, words.map((word) => planQuery(namedPlan(word)))],
    );
    return new Set(rows.map(({ word }) => word));
  }

  /**
   * Those of them that jobs spell as it is done across the ocean alone: "paediatrician" is a word to whoever finds
   * pediatricians by it. `nearer`: what is no news in another spelling.
   */
  private async foundOtherwise(possible: string[], nearer: string[]): Promise<Known[]> {
    const known = new Set(nearer);
    const meant = new Map<string, string>();
    for (const one of possible) {
      const others = known.has(one) ? [] : otherSpellings(one);
      if (others.some((other) => known.has(other))) continue;
      for (const other of others) if (!meant.has(other)) meant.set(other, one);
    }
    return (await this.found([...meant.keys()])).map(({ word, n }) => ({ word: meant.get(word)!, n }));
  }

  /** The word two errors away that most jobs have, or nothing. The first letter nobody mistypes beside another error. */
  async twoErrorsAway(word: string): Promise<string | undefined> {
    const letter = word.slice(0, 1);
    const near = withinTwoErrors(word, await this.byLetter.of(letter, () => this.beginningWith(letter)));
    const found = await this.found(near);
    return found.sort((a, b) => b.n - a.n || (a.word < b.word ? -1 : 1))[0]?.word;
  }

  /** The words that begin so and that most jobs have. */
  async beginning(begun: string, most: number): Promise<string[]> {
    const letter = begun.slice(0, 1);
    const words = await this.byLetter.of(letter, () => this.beginningWith(letter));
    const found = await this.found(words.filter((word) => word.startsWith(begun) && word !== begun));
    return found
      .sort((a, b) => b.n - a.n || (a.word < b.word ? -1 : 1))
      .slice(0, most)
      .map(wordIn);
  }

  private async beginningWith(letter: string): Promise<string[]> {
    const { rows } = await poolOf(this.dataSource).query<{ word: string }>(
      `SELECT word FROM search_vocabulary WHERE left(word, 1) = $1`,
      [letter],
    );
    return rows.map(({ word }) => word);
  }

  private async found(words: string[]): Promise<Known[]> {
    if (words.length === 0) return [];
    return (await this.foundInMemory(words)) ?? this.foundInTable(words);
  }

  private async foundInMemory(words: string[]): Promise<Known[] | undefined> {
    const counts = await this.memory.count(words.map(singularOrPlural));
    const some =
      counts && words.map((word, at) => ({ word, n: Math.min(ENOUGH, counts[at]!) })).filter(({ n }) => n > 0);
    if (!some || some.length === 0) return some;
    const known = await this.ofJobs(some.map(({ word }) => word));
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

/** Not so short as to be anything; of the plural nobody knows how it is spelled. */
const isSingular = (word: string) => word.length >= SHORTEST_LISTED && phraseKey([word]) === word;

export const canBeCorrected = (word: string) => /^\p{L}+$/u.test(word) && word.length >= SHORTEST;

export interface Around {
  word: string;
  found: Named[];
  /** Those of our lists that no job has. */
  listed: Named[];
  /** What no job names but jobs are found for, as those are who do it: meant only where nothing else is. */
  done: Named[];
}

/** A word and in how many jobs it stands, `ENOUGH` at most. */
interface Known {
  word: string;
  n: number;
}

/** And how many of them say it in their title, their skills or their place. */
interface Named extends Known {
  named: number;
  /** How many are found for it, where that is known: more than have it, where it is called otherwise. */
  meant?: number;
}

/** Those of them that at least so many jobs have or are found for, in the order of `near`. */
export function likeliest({ word, found: ofJobs, listed, done }: Around, least: number): string[] {
  const possible = [...ofJobs, ...(least === 0 ? listed : [])].filter(
    ({ n, meant = n }) => n > 0 && meant >= Math.min(ENOUGH, least),
  );
  const longer = possible.map(wordIn).filter((meant) => meant.length > word.length);
  const mayLackLetter = longer.length > 0;
  // whoever drops a letter of "farmer" has typed a "farm" and one too many, of which there are far more
  const goesOn = (meant: string) =>
    isLetterAfter(meant, word) && longer.some((other) => other.startsWith(meant) && isPlainWord(other));
  const isExplained = (meant: string) => isLikelyError(meant, word) && !(mayLackLetter && isLetterAfter(meant, word));
  const frequent = possible
    .map(({ word: meant, n, named, meant: found = n }) => {
      const weight = n + (FOR_NAME - 1) * Math.min(n, named) + FOR_MEANT * (found - n);
      return { word: meant, likely: isExplained(meant) ? weight * UNLIKELY : weight, isLast: goesOn(meant) };
    })
    .sort(
      (a, b) =>
        Number(a.isLast) - Number(b.isLast) ||
        b.likely - a.likely ||
        b.word.length - a.word.length ||
        (a.word < b.word ? -1 : 1),
    );
  const others = least === 0 ? [listed, done] : [];
  return [...new Set([frequent, ...others].flatMap((some) => some.slice(0, MOST_CANDIDATES).map(wordIn)))];
}

/** A county of former times is one letter from many a place ("Bayside"): it is meant only where something explains the error. */
const mayBeListed = (meant: string, typed: string): boolean =>
  isNamedAfterDoer(meant) || (isListed(meant) && (!isFormerCounty(meant) || isLikelyError(meant, typed)));

const wordIn = ({ word }: { word: string }) => word;

const isInVocabulary = `EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word IN (asked.word, asked.word || 's'))`;

const singularOrPlural = (word: string): SearchPlan => ({
  groups: [{ any: [word, `${word}s`].map((form) => ({ all: [{ word: form, prefix: false }], weight: 1 })) }],
  titles: [],
  heads: [],
});

/** Title, skills or place, in the singular or the plural. */
const namedPlan = (word: string): SearchPlan => ({
  groups: [
    {
      any: [word, `${word}s`].flatMap((form): Alternative[] => [
        { all: [{ word: form, prefix: false }], weight: 1, only: 'skills' },
        { all: [{ word: `@${form}`, prefix: false }], weight: 1 },
      ]),
    },
  ],
  titles: [],
  heads: [],
});
