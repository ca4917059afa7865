import type { Env } from '../config/env.js';

/** Requests a minute. 600 ordinary ones per person are never refused, so no standard lies below that. */
export class RateLimitConfig {
  constructor(
    readonly perPerson: number,
    /** For visitors who are not signed in: many people may share one address. */
    readonly perAddress: number,
    /** Where the counts are shared between processes; without Redis each process counts for itself. */
    readonly redisUrl: string | undefined,
  ) {}

  static parse(env: Env): RateLimitConfig {
    return new RateLimitConfig(
      env.limit('RATE_LIMIT_PER_PERSON', 1_200),
      env.limit('RATE_LIMIT_PER_ADDRESS', 6_000),
      env.optionalUrl('REDIS_URL', ['redis', 'rediss']),
    );
  }
}
