import type { SearchPlan } from '../finding/search-plan.js';
import { MemoryIndex } from './memory-index.js';
import type { IndexAnswer, Question } from './question.js';
import type { Marks, Spread } from './spread.js';

/** Where an index lives: in this thread or in one of its own. Calls take effect in the order in which they are made. */
export interface IndexHome {
  /** For the first load, in the order of lists. The bytes are lent. Nothing may be asked before `loaded`. */
  load(row: Buffer): void;
  /** Answers the numbers of all options that jobs carry. */
  loaded(): Promise<number[]>;
  /** Takes in these rows in place of what was known of their jobs, and forgets jobs that have gone, at one stroke. Answers options not met before. */
  apply(rows: Buffer[], gone: number[]): Promise<number[]>;
  answer(question: Question): Promise<IndexAnswer>;
  spread(question: Question, marks: Marks): Promise<Spread>;
  /** How many jobs, open or not, each of the plans finds. */
  count(plans: SearchPlan[]): Promise<number[]>;
  /** Whether so much was left behind that a fresh index would be better. */
  isWorn(): boolean;
  close(): Promise<void>;
}

export class IndexHere implements IndexHome {
  private readonly index = new MemoryIndex();

  load(row: Buffer): void {
    this.index.put(row);
  }

  loaded(): Promise<number[]> {
    return Promise.resolve(this.index.settle());
  }

  apply(rows: Buffer[], gone: number[]): Promise<number[]> {
    for (const row of rows) this.index.put(row);
    this.index.remove(gone);
    return Promise.resolve(this.index.settle());
  }

  answer(question: Question): Promise<IndexAnswer> {
    return Promise.resolve(this.index.answer(question));
  }

  spread(question: Question, marks: Marks): Promise<Spread> {
    return Promise.resolve(this.index.spread(question, marks));
  }

  count(plans: SearchPlan[]): Promise<number[]> {
    return Promise.resolve(plans.map((plan) => this.index.count(plan)));
  }

  isWorn(): boolean {
    return this.index.isWorn;
  }

  close(): Promise<void> {
    return Promise.resolve();
  }
}
