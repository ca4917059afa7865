import type { SearchPlan } from '../finding/search-plan.js';
import type { AdvancedSums, AdvancedWanted } from '../finding/advanced-counts.sql.js';
import type { Answer, Asked, Wanted } from '../job-search.sql.js';

/** What answers in place of the database. Undefined is said where the database has to be asked. */
export abstract class SearchMemory {
  /** What the statement of `searchStatement` would answer. */
  abstract answer(asked: Asked, wanted: Wanted): Promise<Answer | undefined>;
  /** What the statement of `advancedStatement` would answer. */
  abstract advanced(asked: Asked, wanted: AdvancedWanted): Promise<AdvancedSums | undefined>;
  /** How many jobs, open or not, have the words of each of the plans. */
  abstract count(plans: SearchPlan[]): Promise<number[] | undefined>;
  /** Names the state of the data that answers are made from. */
  abstract get knownVersion(): string | undefined;
}

/** For who wants to hear it from the database alone. */
export class NoMemory extends SearchMemory {
  override answer(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override advanced(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override count(): Promise<undefined> {
    return Promise.resolve(undefined);
  }

  override get knownVersion(): undefined {
    return undefined;
  }
}
