import type { Env } from '../platform/config/env.js';

/** How many streams one api process keeps open. */
export class LiveConfig {
  constructor(
    /** A browser needs one. */
    readonly perPerson: number,
    readonly most: number,
  ) {}

  static parse(env: Env): LiveConfig {
    return new LiveConfig(env.limit('LIVE_STREAMS_PER_PERSON', 20), env.limit('LIVE_STREAMS_MOST', 10_000));
  }
}
