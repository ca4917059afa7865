import type { Env } from '../config/env.js';
import { DatabaseConfig, PATIENCE_MS } from '../database/database.config.js';

/** Queues live in Redis where there is one, else in PostgreSQL: the product's own, or a server of their own. */
export class QueueConfig {
  constructor(
    readonly backend: 'redis' | 'postgres',
    readonly url: string,
    /** How long a new connection to PostgreSQL is waited for. */
    readonly connectTimeoutMs: number = PATIENCE_MS,
  ) {}

  static parse(env: Env): QueueConfig {
    const redis = env.optionalUrl('REDIS_URL', ['redis', 'rediss']);
    if (redis) return new QueueConfig('redis', redis);
    const database = env.url('DATABASE_URL', env.required('DATABASE_URL'), ['postgres', 'postgresql']);
    const { connectTimeoutMs } = DatabaseConfig.parse(env);
    const url = env.url('QUEUE_DATABASE_URL', database, ['postgres', 'postgresql']);
    return new QueueConfig('postgres', url, connectTimeoutMs);
  }
}
