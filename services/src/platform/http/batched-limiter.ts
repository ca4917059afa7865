import { RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

const REPORT_EVERY_MS = 250;

/** Somebody's minute as it was last heard of, and what this process has let through since. */
interface Tally {
  remaining: number;
  /** When the minute ends, on the clock of `performance.now()`. */
  until: number;
  unreported: number;
}

/**
 * A limit that processes share, asked for rarely: whoever has used less than half of it is let through at once, and
 * what they ask is reported four times a second. Beyond half, every call is counted before it is let through. So no
 * process lets anybody do more than half the limit that others do not know of, and that for a quarter of a second.
 */
export class BatchedLimiter {
  private readonly tallies = new Map<string, Tally>();
  private readonly timer: NodeJS.Timeout;

  constructor(private readonly shared: RateLimiterAbstract) {
    this.timer = setInterval(() => this.report(), REPORT_EVERY_MS).unref();
  }

  /** Whether it can be said at once that this call is within the limit; it is counted then. */
  isSurelyWithin(key: string): boolean {
    const tally = this.tallies.get(key);
    if (!tally || tally.until <= performance.now()) return false;
    if (tally.remaining - tally.unreported <= this.shared.points / 2) return false;
    tally.unreported += 1;
    return true;
  }

  /** Counts a call, and all that have not been reported. Rejects with a `RateLimiterRes` when it is beyond the limit. */
  async consume(key: string): Promise<void> {
    const tally = this.tallies.get(key);
    const calls = 1 + (tally?.unreported ?? 0);
    if (tally) tally.unreported = 0;
    await this.count(key, calls);
  }

  close(): void {
    clearInterval(this.timer);
  }

  private async count(key: string, calls: number): Promise<void> {
    try {
      this.note(key, await this.shared.consume(key, calls));
    } catch (refused) {
      if (refused instanceof RateLimiterRes) this.note(key, refused);
      throw refused;
    }
  }

  private note(key: string, { remainingPoints, msBeforeNext }: RateLimiterRes): void {
    const unreported = this.tallies.get(key)?.unreported ?? 0;
    this.tallies.set(key, { remaining: remainingPoints, until: performance.now() + msBeforeNext, unreported });
  }

  private report(): void {
    for (const [key, tally] of this.tallies) {
      const calls = tally.unreported;
      tally.unreported = 0;
      // refused: it was let through, and the next one is counted before
      if (calls > 0) this.count(key, calls).catch(() => this.tallies.delete(key));
      else if (tally.until <= performance.now()) this.tallies.delete(key);
    }
  }
}
