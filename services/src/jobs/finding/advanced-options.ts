import { Injectable } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';
import { OptionCount } from '../jobs.dto.js';

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
  private known?: { options: Promise<AdvancedOptions>; at: number };

  constructor(private readonly dataSource: DataSource) {}

  async now(): Promise<AdvancedOptions> {
    if (!this.known || Date.now() - this.known.at > FRESH_FOR_MS) {
      const asked = { options: this.read(), at: Date.now() };
      this.known = asked;
      // what could not be read is asked for again by the next
      asked.options.catch(() => this.known === asked && (this.known = undefined));
    }
    return this.known.options;
  }

  private async read(): Promise<AdvancedOptions> {
    const today = new Date().toISOString().slice(0, 10);
    const { rows } = await poolOf(this.dataSource).query<Row>(
      `WITH counted (id, count) AS (
         SELECT occupation, count(*) FROM job_search WHERE closes_on >= $1 AND occupation <> 0 GROUP BY 1
         UNION ALL SELECT rating, count(*) FROM job_search WHERE closes_on >= $1 AND rating <> 0 GROUP BY 1
         UNION ALL SELECT route, count(*) FROM job_search, unnest(routes) AS route WHERE closes_on >= $1 GROUP BY 1
       )
       SELECT facet, value, count::int FROM counted JOIN job_options USING (id) ORDER BY count DESC, value`,
      [today],
    );
    const inFacet = (wanted: keyof AdvancedOptions) =>
      rows.filter(({ facet }) => facet === wanted).map(({ value, count }) => ({ value, count }));
    return { rating: inFacet('rating'), route: inFacet('route'), occupation: inFacet('occupation') };
  }
}
