import type { Env } from '../platform/config/env.js';

/** When reports of people hold an advert, and how many one person may write. */
export class AdvertsConfig {
  constructor(
    /** So many people, each counted once, hold a job for review; Infinity: reports never do. */
    readonly reportsToHold: number,
    /** Of one person in an hour. */
    readonly reportsAnHour: number,
  ) {}

  static parse(env: Env): AdvertsConfig {
    return new AdvertsConfig(env.limit('REPORTS_TO_HOLD', 3), env.limit('RATE_LIMIT_REPORTS', 10));
  }
}
