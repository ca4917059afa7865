/** Where jobs are counted by numbers: since these moments, and from these salaries on. */
export interface Marks {
  /** In microseconds since 2000. */
  posted: number[];
  salaries: number[];
  /** The currency of the salaries, as `currencyCode` has it. */
  currency: number;
}

export interface Spread {
  /** Since each of the moments. */
  posted: number[];
  /** From each of the salaries on, of jobs paid in that currency. */
  salaries: number[];
  /** How many jobs that state their pay are paid in each currency. */
  currencies: { codes: number[]; counts: number[] };
  unpaid: number;
}

export interface SpreadRow {
  postedAt: number;
  /** -1 where nothing is said of pay. */
  salary: number;
  currency: number;
}

/** Counts one job after the other; a job's own date or pay is left out of account where that is what is counted. */
export class SpreadCount {
  private readonly posted: number[];
  private readonly salaries: number[];
  private readonly currencies = new Map<number, number>();
  private unpaid = 0;

  constructor(private readonly marks: Marks) {
    this.posted = marks.posted.map(() => 0);
    this.salaries = marks.salaries.map(() => 0);
  }

  /** @param passes whether the job is among those asked for by its pay, and by its date */
  add({ postedAt, salary, currency }: SpreadRow, passes: { salary: boolean; posted: boolean }): void {
    const { marks } = this;
    if (passes.salary) {
      for (let at = 0; at < this.posted.length; at += 1) if (postedAt >= marks.posted[at]!) this.posted[at]! += 1;
    }
    if (!passes.posted) return;
    if (salary < 0) {
      this.unpaid += 1;
      return;
    }
    this.currencies.set(currency, (this.currencies.get(currency) ?? 0) + 1);
    if (currency !== marks.currency) return;
    for (let at = 0; at < this.salaries.length; at += 1) if (salary >= marks.salaries[at]!) this.salaries[at]! += 1;
  }

  sums(): Spread {
    const { posted, salaries, currencies, unpaid } = this;
    return {
      posted,
      salaries,
      currencies: { codes: [...currencies.keys()], counts: [...currencies.values()] },
      unpaid,
    };
  }
}
