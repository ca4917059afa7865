import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../../platform/database/data-source.js';
import type { SponsorFacet } from './sponsor-options.js';
import type { Slice, SponsorCount, SponsorIds, SponsorSearchAsked } from './sponsor-question.js';
import { countsStatement, pageStatement } from './sponsor-search.sql.js';

/** Whoever knows the register well enough to be searched: the database, or the memory of this process. */
export interface SearchedRegister {
  /** The numbers of the values of a facet; of those that no entry has, none. `keys`: in small letters. */
  codes(facet: SponsorFacet, keys: string[]): Promise<number[]> | number[];
  /** All ratings that entries have, by their numbers. */
  ratings(): Promise<ReadonlyMap<number, string>> | ReadonlyMap<number, string>;
  /** What the numbers stand for, these at least. */
  values(codes: number[]): Promise<ReadonlyMap<number, string>> | ReadonlyMap<number, string>;
  page(asked: SponsorSearchAsked, slice: Slice): Promise<SponsorIds> | SponsorIds;
  /** For each option of each facet how many entries have it, each facet without its own choice. */
  counts(asked: SponsorSearchAsked): Promise<SponsorCount[]> | SponsorCount[];
}

/** Searches the tables of the register. */
@Injectable()
export class SponsorTable implements SearchedRegister {
  constructor(private readonly dataSource: DataSource) {}

  async codes(facet: SponsorFacet, keys: string[]): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(
      'SELECT id FROM sponsor_options WHERE facet = $1 AND lower(value) = ANY ($2)',
      [facet, keys],
    );
    return rows.map(({ id }) => id);
  }

  async ratings(): Promise<Map<number, string>> {
    const { rows } = await this.pool.query<{ id: number; value: string }>(
      `SELECT id, value FROM sponsor_options WHERE facet = 'rating'`,
    );
    return new Map(rows.map(({ id, value }) => [id, value]));
  }

  async values(codes: number[]): Promise<Map<number, string>> {
    const { rows } = await this.pool.query<{ id: number; value: string }>(
      'SELECT id, value FROM sponsor_options WHERE id = ANY ($1)',
      [codes],
    );
    return new Map(rows.map(({ id, value }) => [id, value]));
  }

  async page(asked: SponsorSearchAsked, slice: Slice): Promise<SponsorIds> {
    const { rows } = await this.pool.query<SponsorIds>(pageStatement(asked, slice));
    return rows[0]!;
  }

  async counts(asked: SponsorSearchAsked): Promise<SponsorCount[]> {
    const { rows } = await this.pool.query<{ counts: SponsorCount[] | null }>(countsStatement(asked));
    return rows[0]?.counts ?? [];
  }

  private get pool() {
    return poolOf(this.dataSource);
  }
}
