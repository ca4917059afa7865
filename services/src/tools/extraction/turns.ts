interface Waiting {
  person: string;
  start: () => void;
}

/** Thrown when so many are waiting that the answer would come too late to be of use. */
export class TooManyWaiting extends Error {
  constructor(
    /** Whether all of those who wait are this person's own works. */
    readonly areOwn: boolean,
  ) {
    super('Too many are waiting');
  }
}

export interface TurnLimits {
  places: number;
  perPerson: number;
  mostWaiting: number;
  /** Below `mostWaiting`, so that one person alone cannot turn others away. */
  mostWaitingPerPerson: number;
}

/**
 * Lets a few works run at a time. When a place is free, whoever has the fewest running goes first, so one person's
 * twenty heavy files never hold up somebody else's single one; nobody may hold every place.
 */
export class Turns {
  private readonly running = new Map<string, number>();
  private readonly waiting: Waiting[] = [];
  private total = 0;

  constructor(private readonly limits: TurnLimits) {}

  async take<T>(person: string, work: () => Promise<T>, signal?: AbortSignal): Promise<T> {
    await this.place(person, signal);
    try {
      return await work();
    } finally {
      this.total -= 1;
      const left = (this.running.get(person) ?? 1) - 1;
      if (left > 0) this.running.set(person, left);
      else this.running.delete(person);
      this.next();
    }
  }

  private place(person: string, signal?: AbortSignal): Promise<void> {
    const own = this.waiting.filter((entry) => entry.person === person).length;
    if (own >= this.limits.mostWaitingPerPerson) return Promise.reject(new TooManyWaiting(true));
    if (this.waiting.length >= this.limits.mostWaiting) return Promise.reject(new TooManyWaiting(false));
    return new Promise((resolve, reject) => {
      const entry: Waiting = {
        person,
        start: () => {
          signal?.removeEventListener('abort', leave);
          resolve();
        },
      };
      const leave = () => {
        const at = this.waiting.indexOf(entry);
        if (at >= 0) this.waiting.splice(at, 1);
        reject(new Error('The caller went away'));
      };
      if (signal?.aborted) return leave();
      signal?.addEventListener('abort', leave, { once: true });
      this.waiting.push(entry);
      this.next();
    });
  }

  private next(): void {
    while (this.total < this.limits.places) {
      const entry = this.fairest();
      if (!entry) return;
      this.waiting.splice(this.waiting.indexOf(entry), 1);
      this.total += 1;
      this.running.set(entry.person, this.held(entry) + 1);
      entry.start();
    }
  }

  private fairest(): Waiting | undefined {
    return this.waiting
      .filter((entry) => this.held(entry) < this.limits.perPerson)
      .reduce<Waiting | undefined>(
        (best, entry) => (best && this.held(best) <= this.held(entry) ? best : entry),
        undefined,
      );
  }

  private held = ({ person }: Waiting): number => this.running.get(person) ?? 0;
}
