import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';
import { jobsHaving } from './jobs-having.sql.js';

interface Row {
  /** The state of the data in which it was asked for, where that is known. */
  version?: string;
  word: string;
  stem: string;
  endings: string[];
  known: boolean;
  /** No more jobs than `RARE` have it; asked only of what may be only begun. */
  rare?: boolean;
}

/** Of a word that so few jobs have, another may be meant that it begins. */
const RARE = 3;
const MOST_KEPT = 50_000;
/** How `job_search.words` marks the whole name of one. */
export const TOWN = '@^';

/**
 * What the database knows of single words, and of whole names of towns ("@^north york"). Stems never change and a word that
 * jobs have had is kept for good, so both are asked for once; only what no job has is asked for again.
 */
@Injectable()
export class Stems {
  private readonly rows = new Map<string, Row>();

  private versionNow: () => string | undefined = () => undefined;

  constructor(private readonly dataSource: DataSource) {}

  /** While the state of the data is known and the same, a word that no job has is not asked for again. */
  goBy(versionNow: () => string | undefined): void {
    this.versionNow = versionNow;
  }

  /** Afterwards `of` and `endings` answer for these words. `open` is one that may be only begun. */
  async learn(words: string[], open?: string): Promise<void> {
    const version = this.versionNow();
    const isOld = (word: string) => version === undefined || this.rows.get(word)?.version !== version;
    const mayBeKnownNow = (word: string) =>
      word === open
        ? (!this.isKnown(word) || this.rows.get(word)?.rare !== false) && isOld(word)
        : word.startsWith(TOWN) && !this.isKnown(word) && isOld(word);
    const missing = [...new Set(words)].filter((word) => !this.rows.has(word) || mayBeKnownNow(word));
    if (missing.length === 0) return;
    const { rows } = await poolOf(this.dataSource).query<Row>({
      name: 'search-stems',
      // a stem taken in the condition would be taken anew for every job, where the planner reads them all
      text: `SELECT word, stem, search_endings(word) AS endings,
               CASE WHEN starts_with(word, '${TOWN}') THEN
                 ${jobsHaving('quote_literal(word)::tsquery')} > 0
               ELSE EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word = asked.word) END AS known,
               CASE WHEN word = $2 THEN ${jobsHaving('quote_literal(stem)::tsquery')} <= ${RARE} END AS rare
             FROM (SELECT word, search_stem(word) AS stem FROM unnest($1::text[]) AS given (word) OFFSET 0) AS asked`,
      values: [missing, open ?? null],
    });
    if (this.rows.size + rows.length > MOST_KEPT) this.rows.clear();
    for (const row of rows) this.rows.set(row.word, { ...row, version });
  }

  of = (word: string): string => this.rows.get(word)?.stem ?? word;

  /** The stem, and those of who does it: "weld" is also "welder". */
  endings = (word: string): string[] => [...new Set(this.rows.get(word)?.endings ?? [word])];

  /** Whether hardly any job has the word, which may have been asked for as `open`. */
  isRare = (word: string): boolean => this.rows.get(word)?.rare ?? false;

  /** Whether jobs have had the word itself, in title, company, skills or place, or are in the town. */
  isKnown = (word: string): boolean => this.rows.get(word)?.known ?? false;
}
