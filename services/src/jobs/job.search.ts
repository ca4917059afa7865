import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { countyNamed } from './british-county.js';
import { versionSql } from './index/change-log.js';
import { SearchMemory } from './index/search-memory.js';
import { DEFAULT_CURRENCY } from './currency-code.js';
import { advancedStatement, type AdvancedSums, type AdvancedWanted } from './finding/advanced-counts.sql.js';
import { endingQuery, inTitlesQuery } from './finding/plan.sql.js';
import { nearestJobsSql } from './finding/nearest-jobs.sql.js';
import { jobsHaving } from './finding/jobs-having.sql.js';
import { similarSql } from './finding/similar.sql.js';
import { isOfAnyJob } from './finding/pieces.js';
import { isPlainWord } from './finding/plain-words.js';
import { besidesCompanies } from './finding/search-plan.js';
import { SearchPlans } from './finding/search-plans.js';
import { isPlaceElsewhere } from './finding/islands-and-regions.js';
import { tradeNearness } from './finding/trade-nearness.js';
import { Trades } from './finding/trades.js';
import { isListed, isListedForWork } from './finding/listed-words.js';
import { isPlaceName } from './finding/place-names.js';
import { ukPlaceNamed } from './finding/uk-places.js';
import { phraseKey } from './finding/words.js';
import { JobOptions, type OptionFacet } from './job-options.js';
import { searchStatement, type Answer, type Asked, type Wanted } from './job-search.sql.js';
import type { JobCountsQuery, JobSort } from './jobs.dto.js';
import { isRatedSo } from './rating-by-route.js';
import { FEW, Spelling } from './spelling.js';

export type Search = Omit<JobCountsQuery, 'places'> & {
  sort?: JobSort;
  /** Jobs in their head start as well (see head-start). */
  early?: boolean;
};

export interface Found extends Answer {
  /** What was searched for as well, when the words as typed are nowhere or nearly so. */
  corrected?: string;
}

/** Nothing is counted further. */
const MOST_COUNTED = 1_000;
const titlesOfJobsSql = `
  SELECT title FROM unnest($1::text[]) WITH ORDINALITY AS asked (title, at),
    LATERAL (SELECT quote_literal(head) || ' | ' || quote_literal(head || ' ') || ':*' AS query
      FROM unnest(search_heads(title)) AS head LIMIT 1) AS ends,
    LATERAL (SELECT count(*) AS n FROM (
      SELECT FROM job_search WHERE words @@ query::tsquery AND closes_on >= $2 LIMIT ${MOST_COUNTED}
    ) AS some_jobs) AS counted
  WHERE n > 0 ORDER BY n DESC, at LIMIT $3
`;

/** Those of these skills ($1) that open jobs name elsewhere than in their company: "J & S Java Inc." is no work in Java. */
const skillsOfJobsSql = `
  SELECT skill FROM unnest($1::text[]) WITH ORDINALITY AS asked (skill, at),
    LATERAL (
      SELECT string_agg(quote_literal(search_stem(part)) || ':ACD', ' & ') AS query
      FROM search_asked(skill) WHERE NOT search_is_filler(part)
    ) AS said
  WHERE query IS NOT NULL
    AND ${jobsHaving('query::tsquery', 'closes_on >= $2')} > 0
  ORDER BY at
`;

/** Which jobs a search means: from the index in memory, and by PostgreSQL while that is not to be had. */
@Injectable()
export class JobSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly options: JobOptions,
    private readonly spelling: Spelling,
    private readonly plans: SearchPlans,
    private readonly memory: SearchMemory,
    private readonly trades: Trades,
  ) {}

  /**
   * `wanted` says which of page and counts to find; asked for together they cost one statement. `asTyped`: no typing
   * error is looked for. `ofWork`: the names of companies are not searched.
   */
  async find(
    search: Search,
    today: string,
    wanted: {
      page?: number;
      limit?: number;
      group?: boolean;
      counts?: boolean;
      asTyped?: boolean;
      ofWork?: boolean;
    },
  ): Promise<Found> {
    const everywhere = await this.numbered(search, today);
    const asked =
      wanted.ofWork && everywhere.plan ? { ...everywhere, plan: besidesCompanies(everywhere.plan) } : everywhere;
    const { page = 1, limit, group, counts } = wanted;
    const byRelevance = (search.sort ?? (search.searchQuery ? 'relevance' : 'desc')) === 'relevance';
    const parts: Wanted = {
      counts,
      page:
        limit === undefined
          ? undefined
          : { offset: (page - 1) * limit, limit, byRelevance, ...(group && { grouped: true }) },
    };
    const found = await this.run(asked, parts);
    if (!asked.plan || wanted.asTyped) return found;
    const corrected = await this.spelling.correct(search.searchQuery, found.matching!);
    if (corrected === undefined) return found;
    const plan = await this.plans.either(search.searchQuery, corrected, found.matching! > 0);
    const instead = await this.run({ ...asked, plan }, parts);
    return instead.matching! <= found.matching! ? found : { ...instead, corrected };
  }

  /** What may be meant by a text that few jobs have as it is, where far more are found: how many, with the same filters. */
  async likelier(
    search: Search,
    today: string,
    { matching, total, corrected }: Found,
  ): Promise<{ searchQuery: string; total: number } | undefined> {
    if (!matching || matching > FEW || corrected !== undefined) return undefined;
    const searchQuery =
      (await this.workLikeName(search.searchQuery)) ?? (await this.spelling.farMoreFrequent(search.searchQuery));
    if (searchQuery === undefined) return undefined;
    const other = await this.find({ ...search, searchQuery }, today, { asTyped: true });
    return other.total > total ? { searchQuery, total: other.total } : undefined;
  }

  /** "gardner", "gardners": a small town and many a surname, and one letter from a trade that far more jobs are of. */
  private async workLikeName(text: string): Promise<string | undefined> {
    const typed = text.trim().toLowerCase();
    const name = phraseKey([typed]);
    if (name === typed && !isPlaceName([name])) return undefined;
    const isMeant = (word: string) => isSurelyMeant(word) || (isPlainWord(word) && !isPlaceName([word]));
    const meant = await this.spelling.farMoreFrequent(name, { isMeant });
    return meant !== undefined && isListedForWork(meant) ? meant : undefined;
  }

  /**
   * A text that finds nothing, with what is far more frequent in place of words one letter away: of which no job has
   * anything, in place of plain words too ("elder"), though of none of our lists ("Glos"), no county, no British town and no place elsewhere;
   * of which jobs have something, in place of what is no word at all.
   */
  async meantBy(text: string, hasSome: boolean): Promise<string | undefined> {
    const isMeant = (word: string) => isSurelyMeant(word) || (hasSome && isPlainWord(word));
    return this.spelling.farMoreFrequent(text, { isMeant, mayBeFar: true });
  }

  /** The same with one word alone replaced, also a plain one, by each that may be meant: what finds nothing is no guess. */
  async mayBeMeantBy(text: string): Promise<string[]> {
    return this.spelling.withOneOther(text, isSurelyMeant);
  }

  /** The most frequent words of jobs that begin so. */
  async wordsBeginning(begun: string, most: number): Promise<string[]> {
    return this.spelling.wordsBeginning(begun, most);
  }

  /** How what a search means is spread over the advanced filters, spelled as the search would be. */
  async advanced(search: Search, today: string, marks: Omit<AdvancedWanted, 'currency'>): Promise<AdvancedSums> {
    const asked = await this.corrected(await this.numbered(search, today), search, today);
    const wanted = { ...marks, currency: search.salaryCurrency ?? DEFAULT_CURRENCY };
    const known = await this.memory.advanced(asked, wanted);
    if (known) return known;
    const { rows } = await poolOf(this.dataSource).query<AdvancedSums>(advancedStatement(asked, wanted));
    return rows[0]!;
  }

  /** Those of these jobs that the search means now, spelled as the whole search would be. */
  async among(ids: number[], search: Search, today: string): Promise<number[]> {
    if (ids.length === 0) return [];
    const asked = await this.numbered(search, today);
    const found = await this.run(
      { ...(await this.corrected(asked, search, today)), among: ids },
      { page: { offset: 0, limit: ids.length, byRelevance: false } },
    );
    return found.ids ?? [];
  }

  /** Those of these jobs that have a date, in the order of the ids. */
  async dated(ids: number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const { rows } = await poolOf(this.dataSource).query<{ id: number }>(
      'SELECT id FROM jobs WHERE id = ANY ($1) AND posted_at IS NOT NULL',
      [ids],
    );
    const dated = new Set(rows.map(({ id }) => id));
    return ids.filter((id) => dated.has(id));
  }

  /**
   * Jobs that came after `since`, the newest first; one without a date is never new. For who does not see jobs in their
   * head start one comes when it opens. For who does, it may have come before they did: what has opened since counts where
   * it was first seen after `lookingFrom`.
   */
  async comeSince(since: Date, early: boolean, lookingFrom: Date, most: number): Promise<number[]> {
    const { rows } = await poolOf(this.dataSource).query<{ id: number }>(
      `SELECT id FROM (
         SELECT id, first_seen_at AS came FROM jobs
         WHERE first_seen_at > $1 AND posted_at IS NOT NULL
           AND ($2 OR id NOT IN (SELECT job_id FROM job_search WHERE premium_until IS NOT NULL))
         UNION ALL
         SELECT id, opened_at FROM job_search JOIN jobs ON id = job_id
         WHERE opened_at > $1 AND first_seen_at <= $1 AND (NOT $2 OR first_seen_at > $3)
       ) AS new ORDER BY came DESC, id DESC LIMIT $4`,
      [since, early, lookingFrom, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Jobs with a date that came between the two moments and have changed since the later one, the newest first. */
  async changedSince(moment: Date, cameAfter: Date, most: number): Promise<number[]> {
    const { rows } = await poolOf(this.dataSource).query<{ id: number }>(
      `SELECT id FROM jobs
       WHERE updated_at > $1 AND first_seen_at > $2 AND first_seen_at <= $1 AND posted_at IS NOT NULL
       ORDER BY first_seen_at DESC, id DESC LIMIT $3`,
      [moment, cameAfter, most],
    );
    return rows.map(({ id }) => id);
  }

  /** Open jobs much like this one, the likest first; where there is none, those that are `near` it in another way. */
  async similar(id: number, today: string, most: number, early: boolean): Promise<{ ids: number[]; near?: true }> {
    const pool = poolOf(this.dataSource);
    const ask = async (sql: string, more: unknown[] = []) => {
      const { rows } = await pool.query<{ id: number }>(sql, [id, today, most, early, ...more]);
      return rows.map((row) => row.id);
    };
    const { rows } = await pool.query<{ title: string; isRecord: boolean }>(
      'SELECT title, is_record AS "isRecord" FROM jobs JOIN job_search ON job_id = id WHERE id = $1',
      [id],
    );
    const { title = '', isRecord = false } = rows[0] ?? {};
    const { queries, nearness, isListed, beside } = await this.trades.of(title);
    // what a record is called is so wide that few are called alike
    const more = isRecord && beside ? [beside] : [];
    const ids = await ask(similarSql, [
      [...queries, ...more],
      [...nearness, ...more.map(() => tradeNearness.beside)],
      isListed,
    ]);
    if (ids.length > 0) return { ids };
    const others = beside ? await ask(similarSql, [[beside], [tradeNearness.same], true]) : [];
    return others.length > 0 ? { ids: others } : { ids: await ask(nearestJobsSql), near: true };
  }

  /** Those of these titles that a part of an open job's title ends with, the most frequent first, and of as frequent ones the first. */
  async titlesOfJobs(titles: string[], today: string, most: number): Promise<string[]> {
    const { rows } = await poolOf(this.dataSource).query<{ title: string }>(titlesOfJobsSql, [titles, today, most]);
    return rows.map(({ title }) => title);
  }

  /** Whether the title of an open job names the work that a text asks for, or what means the same. */
  async isTitleOfAny(text: string, today: string): Promise<boolean> {
    const query = await this.titlesQuery(text);
    if (query === '') return false;
    const { rows } = await poolOf(this.dataSource).query<{ isSome: boolean }>(
      'SELECT EXISTS (SELECT FROM job_search WHERE words @@ $1::tsquery AND closes_on >= $2) AS "isSome"',
      [query, today],
    );
    return rows[0]!.isSome;
  }

  /** Those of these jobs whose title names the work that a text asks for, or what means the same. */
  async titledSo(text: string, ids: number[]): Promise<number[]> {
    const query = await this.titlesQuery(text);
    if (query === '' || ids.length === 0) return [];
    const { rows } = await poolOf(this.dataSource).query<{ id: number }>(
      'SELECT job_id AS id FROM job_search WHERE words @@ $1::tsquery AND job_id = ANY ($2)',
      [query, ids],
    );
    return rows.map(({ id }) => id);
  }

  /** In the order they are given in. */
  async skillsOfJobs(skills: string[], today: string): Promise<string[]> {
    const { rows } = await poolOf(this.dataSource).query<{ skill: string }>(skillsOfJobsSql, [skills, today]);
    return rows.map(({ skill }) => skill);
  }

  /** Names the state of the data, where that is known without asking the database. */
  get knownVersion(): string | undefined {
    return this.memory.knownVersion;
  }

  async version(): Promise<string> {
    if (this.knownVersion !== undefined) return this.knownVersion;
    const { rows } = await poolOf(this.dataSource).query<{ version: string }>(`SELECT ${versionSql} AS version`);
    return rows[0]!.version;
  }

  private async titlesQuery(text: string): Promise<string> {
    const plan = await this.plans.of(text);
    return [endingQuery(plan), inTitlesQuery(plan)].filter(Boolean).join(' | ');
  }

  private async run(asked: Asked, wanted: Wanted): Promise<Answer> {
    const known = await this.memory.answer(asked, wanted);
    if (known) return known;
    const { rows } = await poolOf(this.dataSource).query<Answer>(searchStatement(asked, wanted));
    return rows[0]!;
  }

  private async corrected(asked: Asked, search: Search, today: string): Promise<Asked> {
    if (!asked.plan) return asked;
    const { corrected } = await this.find(search, today, {});
    if (corrected === undefined) return asked;
    return { ...asked, plan: await this.plans.either(search.searchQuery, corrected, false) };
  }

  private async numbered(search: Search, today: string): Promise<Asked> {
    const { searchQuery, location, salaryMin, salaryCurrency, remote, postedWithin, early } = search;
    const some = (facet: OptionFacet, values: string[]) =>
      values.length > 0 ? this.options.codes(facet, values) : undefined;
    const [plan, countries, places, levels, types, categories, occupations, ratings, routes] = await Promise.all([
      searchQuery && !isOfAnyJob(searchQuery) ? this.plans.of(searchQuery) : undefined,
      this.options.codes('country', location.filter(isStated)),
      this.options.codes('place', location),
      some('level', search.experienceLevel),
      some('type', search.jobType),
      some('category', search.category),
      some('occupation', search.occupation),
      search.rating.length > 0 ? this.ratings(search) : undefined,
      some('route', search.route),
    ]);
    return {
      plan,
      today,
      countries,
      places,
      hasLocation: location.length > 0,
      levels,
      types,
      categories,
      occupations,
      ratings,
      routes,
      salaryMin,
      ...(salaryMin !== undefined && { salaryCurrency: salaryCurrency ?? DEFAULT_CURRENCY }),
      remote,
      postedSince: postedWithin === undefined ? undefined : daysBefore(today, postedWithin),
      ...(early && { early }),
    };
  }

  private async ratings({ rating, route }: Search): Promise<number[]> {
    const [ofAllRoutes, all] = await Promise.all([this.options.codes('rating', rating), this.options.ratings()]);
    const byRoute = [...all].filter(([, option]) => isRatedSo(option, rating, route)).map(([code]) => code);
    return [...ofAllRoutes, ...byRoute];
  }
}

const isStated = (value: string) => value !== 'not-stated';

const daysBefore = (day: string, days: number) =>
  new Date(Date.parse(day) - days * 86_400_000).toISOString().slice(0, 10);

/** A word of our lists, a county, a British town or a place elsewhere, however few jobs have it. */
const isSurelyMeant = (word: string): boolean =>
  isListed(word) || isPlaceElsewhere(word) || countyNamed(word) !== undefined || ukPlaceNamed(word) !== undefined;
