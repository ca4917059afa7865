import type { Env } from '../../platform/config/env.js';

const STANDARD_HOURS = 24;
const MOST_HOURS = 24 * 365;

/** For how long premium members alone see a new advert. */
export class HeadStartConfig {
  /** @param hours 0: everybody sees every job at once */
  constructor(readonly hours: number) {}

  static parse(env: Env): HeadStartConfig {
    const name = 'PREMIUM_HEAD_START_HOURS';
    if (env.optional(name)?.toLowerCase() === 'off') return new HeadStartConfig(0);
    return new HeadStartConfig(env.integer(name, STANDARD_HOURS, { max: MOST_HOURS }));
  }
}
