import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';

export type OptionFacet = 'country' | 'place' | 'level' | 'type' | 'category' | 'occupation' | 'rating' | 'route';

export const NOT_STATED = 'not-stated';
/** The number of what an advert leaves out. */
export const NO_OPTION = 0;

interface Option {
  id: number;
  facet: OptionFacet;
  value: string;
}

/** What the numbers in the search table stand for. Options are only ever added, so they are kept in memory. */
@Injectable()
export class JobOptions {
  private readonly byId: (Option | undefined)[] = [];
  private readonly byValue = new Map<string, Option>();
  /** Few among the many: each search with a rating looks at all of them. */
  private readonly ratingsMet = new Map<number, string>();

  private isComplete = () => false;

  constructor(private readonly dataSource: DataSource) {}

  /** While every option that a job carries has been learnt, a value that is not known is carried by none. */
  trustWhile(isComplete: () => boolean): void {
    this.isComplete = isComplete;
  }

  /** The numbers of these values in a facet, whatever their case. A value that no job carries has none. */
  async codes(facet: OptionFacet, values: string[]): Promise<number[]> {
    const stated = values.filter((value) => value !== NOT_STATED);
    if (!this.isComplete() && stated.some((value) => !this.byValue.has(keyOf(facet, value))))
      await this.learn(facet, stated);
    const known = stated.flatMap((value) => this.byValue.get(keyOf(facet, value))?.id ?? []);
    return stated.length < values.length ? [NO_OPTION, ...known] : known;
  }

  /** All ratings that jobs have, by their numbers; while not every one has been learnt, the database may know another. */
  async ratings(): Promise<ReadonlyMap<number, string>> {
    if (!this.isComplete()) await this.load(`facet = 'rating'`, []);
    return this.ratingsMet;
  }

  /** Afterwards `value` knows all of these; asks the database only for those not met before. */
  async learnAll(lists: ArrayLike<number>[]): Promise<void> {
    const missing: number[] = [];
    for (const ids of lists) {
      for (let at = 0; at < ids.length; at += 1) {
        const id = ids[at]!;
        if (id !== NO_OPTION && !this.byId[id]) missing.push(id);
      }
    }
    if (missing.length > 0) await this.load('id = ANY ($1)', [missing]);
  }

  /** What a number stands for. */
  value(id: number): string {
    return this.byId[id]!.value;
  }

  /** Its number, if one of this name has been met. */
  code(facet: OptionFacet, value: string): number | undefined {
    return this.byValue.get(keyOf(facet, value))?.id;
  }

  /** How an option is spelled, if one of this name has been met. */
  spelling(facet: OptionFacet, value: string): string | undefined {
    return this.byValue.get(keyOf(facet, value))?.value;
  }

  private learn(facet: OptionFacet, values: string[]): Promise<void> {
    return this.load('facet = $1 AND lower(value) = ANY (SELECT lower(one) FROM unnest($2::text[]) AS one)', [
      facet,
      values,
    ]);
  }

  private async load(which: string, parameters: unknown[]): Promise<void> {
    const { rows } = await poolOf(this.dataSource).query<Option>(
      `SELECT id, facet, value FROM job_options WHERE ${which}`,
      parameters,
    );
    for (const option of rows) {
      this.byId[option.id] = option;
      this.byValue.set(keyOf(option.facet, option.value), option);
      if (option.facet === 'rating') this.ratingsMet.set(option.id, option.value);
    }
  }
}

const keyOf = (facet: OptionFacet, value: string) => `${facet} ${value.toLowerCase()}`;
