import type { SearchPlan } from '../finding/search-plan.js';
import type { Facet } from './packed-rows.js';

/** A job has one option of each, and of routes any number. */
export type CountedFacet = Facet | 'route';

/** A search as numbers and words of the index, so that it can be sent to another thread. */
export interface Question extends Filters {
  /** Left out: nothing is asked of the words. Without groups: nothing matches. */
  plan?: SearchPlan;
  /** Open on this day, in days since 2000. */
  day: number;
  ranges: Ranges;
  /** Only these jobs. */
  among?: number[];
  page?: { offset: number; limit: number; byRelevance: boolean; grouped?: boolean };
}

export interface Filters {
  /** Narrow everything down, counts included. Joined by "and". */
  base: Choice[];
  /** Joined by "and"; the facets of each are counted without it. */
  choices: Choice[];
  /** The facets to count. */
  counts?: CountedFacet[];
  /** Jobs in their head start as well. */
  early?: boolean;
}

/** One filter: a job passes with any of these options. */
export type Choice = { facet: CountedFacet; codes: number[] }[];

/** Conditions on a job that are no options. */
export interface Ranges {
  /** At least so much in a year, in this currency (`currencyCode`). */
  salaryMin?: number;
  currency?: number;
  /** Not before this moment, in microseconds since 2000. */
  postedSince?: number;
}

export interface IndexAnswer {
  ids: number[] | null;
  /** Of a grouped page: the jobs of each opening, and how many openings there are. */
  openings?: number[][];
  groups?: number;
  total: number;
  /** Of these, those with a date. */
  dated: number;
  /** How many there are without the choices. */
  matching: number;
  hasRecords: boolean;
  counts: IndexCounts | null;
}

/** Of each facet the options that jobs are left for, and how many jobs each has. */
export type IndexCounts = Partial<Record<CountedFacet, { codes: Int32Array; counts: Int32Array }>>;
