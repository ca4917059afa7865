import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';
import { JobSearch } from '../job.search.js';
import { SuggestionList, wordsTyped, type SuggestionEntry } from './suggestion-list.js';
import { synonymsOf } from './vocabulary.js';

/** Of each kind; what fewer jobs have than these is found by searching. */
const MOST_ENTRIES = 50_000;
/** Counts may lag behind: to count all again at every change would cost more than it gives, the more jobs there are. */
const FRESH_FOR_MS = 2_000;
const REST_BETWEEN_COUNTS = 10;
const MOST_SYNONYMS = 3;

interface Made {
  list: SuggestionList;
  /** The state of the data and the day: jobs expire by it. */
  version: string;
  at: number;
  tookMs: number;
}

/** What a person may mean who has typed so far. Kept in memory, because it is asked at every letter. */
@Injectable()
export class Suggestions {
  private readonly logger = new Logger('Suggestions');
  private made?: Made;
  private making?: Promise<Made>;

  constructor(
    private readonly dataSource: DataSource,
    private readonly search: JobSearch,
  ) {}

  /** At most ten. Nothing for what has no letter or digit. */
  async for(text: string): Promise<SuggestionEntry[]> {
    const words = wordsTyped(text);
    if (words.length === 0) return [];
    const { list } = await this.current();
    const same = synonymsOf(words).slice(0, MOST_SYNONYMS);
    return list.beginning([words, ...same.map(({ parts }) => parts)]);
  }

  /** The first question waits until everything is counted; later ones have the last count while a new one is made. */
  private async current(): Promise<Made> {
    if (!this.made) return this.make();
    const freshForMs = Math.max(FRESH_FOR_MS, this.made.tookMs * REST_BETWEEN_COUNTS);
    if (Date.now() - this.made.at > freshForMs && !this.making) {
      this.make().catch((error: unknown) => this.logger.warn(`Suggestions stay as they were: ${String(error)}`));
    }
    return this.made;
  }

  private make(): Promise<Made> {
    this.making ??= this.count().finally(() => (this.making = undefined));
    return this.making;
  }

  private async count(): Promise<Made> {
    const began = Date.now();
    const today = new Date().toISOString().slice(0, 10);
    const version = `${today} ${await this.search.version()}`;
    if (this.made?.version === version) return (this.made = { ...this.made, at: Date.now() });
    const { rows } = await poolOf(this.dataSource).query<SuggestionEntry>(
      `WITH open AS MATERIALIZED (
         SELECT title, company, skills, jobs.country, location FROM job_search JOIN jobs ON id = job_id
         WHERE closes_on >= $1
       ), said (kind, value) AS (
         SELECT 'title', title FROM open
         UNION ALL SELECT 'company', company FROM open
         UNION ALL SELECT 'skill', unnest(skills) FROM open
         UNION ALL SELECT 'place', country FROM open WHERE country <> location
         UNION ALL SELECT 'place', location FROM open
       ), counted AS (
         SELECT kind, mode() WITHIN GROUP (ORDER BY value) AS value, count(*)::int AS count,
           row_number() OVER (PARTITION BY kind ORDER BY count(*) DESC) AS n
         FROM said WHERE value <> '' GROUP BY kind, lower(value)
       )
       SELECT kind, value, count FROM counted WHERE n <= $2`,
      [today, MOST_ENTRIES],
    );
    const list = new SuggestionList(rows);
    this.made = { list, version, at: Date.now(), tookMs: Date.now() - began };
    return this.made;
  }
}
