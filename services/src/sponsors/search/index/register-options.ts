import type { SponsorFacet } from '../sponsor-options.js';

export interface Option {
  id: number;
  facet: SponsorFacet;
  value: string;
  /** The value in small letters, as the database makes them. */
  key: string;
}

/** What the numbers of the search table stand for. */
export class RegisterOptions {
  private constructor(
    private readonly ids: Map<string, number>,
    readonly values: ReadonlyMap<number, string>,
    readonly ratings: ReadonlyMap<number, string>,
  ) {}

  static of(options: Option[]): RegisterOptions {
    return new RegisterOptions(
      new Map(options.map(({ id, facet, key }) => [`${facet} ${key}`, id])),
      new Map(options.map(({ id, value }) => [id, value])),
      new Map(options.filter(({ facet }) => facet === 'rating').map(({ id, value }) => [id, value])),
    );
  }

  codes(facet: SponsorFacet, keys: string[]): number[] {
    return [...new Set(keys)].flatMap((key) => this.ids.get(`${facet} ${key}`) ?? []);
  }
}
