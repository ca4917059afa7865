import type { Env } from '../config/env.js';

/** Queues live in Redis where there is one, else in PostgreSQL: the product's own, or a server of their own. */
export class QueueConfig {
  constructor(
    readonly backend: 'redis' | 'postgres',
    readonly url: string,
  ) {}

  static parse(env: Env): QueueConfig {
    const redis = env.optionalUrl('REDIS_URL', ['redis', 'rediss']);
    if (redis) return new QueueConfig('redis', redis);
    const database = env.url('DATABASE_URL', env.required('DATABASE_URL'), ['postgres', 'postgresql']);
    return new QueueConfig('postgres', env.url('QUEUE_DATABASE_URL', database, ['postgres', 'postgresql']));
  }
}
