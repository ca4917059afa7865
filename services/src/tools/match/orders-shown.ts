import type { Ranked } from '../../jobs/job-rankings.js';
import { Recent } from '../../platform/recent.js';

/** Each of some hundred kilobytes for a whole board. */
const MOST_KEPT = 20;

/**
 * The order that a person's first page was taken from. While an order is being made it changes with every answer: the
 * pages behind the first go on with what it showed, so that no job stands on two of them.
 */
export class OrdersShown {
  private readonly last = new Recent<string, { of: readonly number[]; order: Ranked }>(MOST_KEPT);

  keep(cv: string, of: readonly number[], order: Ranked): void {
    this.last.keep(cv, { of, order });
  }

  /** Undefined where the first page was of other jobs, or of none. */
  behind(cv: string, ids: readonly number[]): Ranked | undefined {
    const shown = this.last.get(cv);
    const isSame = shown?.of.length === ids.length && ids.every((id, at) => id === shown.of[at]);
    return isSame ? shown?.order : undefined;
  }
}
