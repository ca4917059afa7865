import type { Env } from '../config/env.js';

/** Queues live in Redis where there is one, else in PostgreSQL. */
export class QueueConfig {
  constructor(
    readonly backend: 'redis' | 'postgres',
    readonly url: string,
  ) {}

  static parse(env: Env): QueueConfig {
    const redis = env.optionalUrl('REDIS_URL', ['redis', 'rediss']);
    if (redis) return new QueueConfig('redis', redis);
    env.required('DATABASE_URL');
    return new QueueConfig('postgres', env.url('DATABASE_URL', '', ['postgres', 'postgresql']));
  }
}
