import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';
import { NOT_STATED } from '../job-options.js';
import { OptionCount } from '../jobs.dto.js';
import { mostFirst } from '../option-order.js';
import { countedByRating } from '../rating-by-route.js';

/** What the advanced filters can be set to, the most frequent first, with how many open jobs have it. */
export class AdvancedOptions {
  @ApiProperty({ type: [OptionCount], description: "The employer's rating on the register of sponsors" })
  rating: OptionCount[];
  @ApiProperty({ type: [OptionCount], description: "The employer's routes on the register of sponsors" })
  route: OptionCount[];
  @ApiProperty({ type: [OptionCount] }) occupation: OptionCount[];
}

interface Row extends OptionCount {
  facet: keyof AdvancedOptions;
}

/** Counted over all open jobs, whatever else is asked: these filters change with the register, not with a click. */
const FRESH_FOR_MS = 30_000;

@Injectable()
export class AdvancedOptionsReader {
  /** Of everybody, and of those who see jobs in their head start. */
  private readonly known = new Map<boolean, { options: Promise<AdvancedOptions>; at: number }>();

  constructor(private readonly dataSource: DataSource) {}

  async now(early: boolean): Promise<AdvancedOptions> {
    const known = this.known.get(early);
    if (known && Date.now() - known.at <= FRESH_FOR_MS) return known.options;
    const asked = { options: this.read(early), at: Date.now() };
    this.known.set(early, asked);
    // what could not be read is asked for again by the next
    asked.options.catch(() => this.known.get(early) === asked && this.known.delete(early));
    return asked.options;
  }

  private async read(early: boolean): Promise<AdvancedOptions> {
    const today = new Date().toISOString().slice(0, 10);
    const { rows } = await poolOf(this.dataSource).query<Row>(
      `WITH open AS (
         SELECT occupation, rating, routes FROM job_search WHERE closes_on >= $1 AND ($2 OR premium_until IS NULL)
       ), counted (id, count) AS (
         SELECT occupation, count(*) FROM open WHERE occupation <> 0 GROUP BY 1
         UNION ALL SELECT rating, count(*) FROM open WHERE rating <> 0 GROUP BY 1
         UNION ALL SELECT route, count(*) FROM open, unnest(routes) AS route GROUP BY 1
       )
       SELECT facet, value, count::int FROM counted JOIN job_options USING (id) ORDER BY count DESC, value`,
      [today, early],
    );
    const inFacet = (wanted: keyof AdvancedOptions) =>
      rows.filter(({ facet }) => facet === wanted).map(({ value, count }) => ({ value, count }));
    const rating = countedByRating(inFacet('rating'), []).filter(({ value }) => value !== NOT_STATED);
    return { rating: rating.sort(mostFirst), route: inFacet('route'), occupation: inFacet('occupation') };
  }
}
