import type { Env } from '../config/env.js';

export const PATIENCE_MS = 5_000;

export type DatabaseSettings = Pick<DatabaseConfig, 'url' | 'poolSize' | 'statementTimeoutMs'> &
  Partial<Pick<DatabaseConfig, 'connectTimeoutMs' | 'answerTimeoutMs'>>;

export class DatabaseConfig {
  constructor(
    readonly url: string,
    /** Connections of this process at most. */
    readonly poolSize: number,
    readonly statementTimeoutMs: number,
    /** How often a starting program knocks, a second apart, before it gives up. */
    readonly connectTries: number,
    /** How long a new connection is waited for: short where a person waits as well, long where only work does. */
    readonly connectTimeoutMs: number = PATIENCE_MS,
    /** How long an answer is waited for; 0 is for ever, as it must be where statements lift their own limit. */
    readonly answerTimeoutMs: number = 0,
  ) {}

  static parse(env: Env): DatabaseConfig {
    env.required('DATABASE_URL');
    return new DatabaseConfig(
      env.url('DATABASE_URL', '', ['postgres', 'postgresql']),
      env.integer('DATABASE_POOL_SIZE', 10, { min: 1, max: 200 }),
      env.integer('DATABASE_STATEMENT_TIMEOUT_MS', 15_000, { min: 100, max: 600_000 }),
      env.integer('DATABASE_CONNECT_TRIES', 30, { min: 1, max: 1_000 }),
      env.integer('DATABASE_CONNECT_TIMEOUT_MS', PATIENCE_MS, { min: 100, max: 600_000 }),
      env.integer('DATABASE_ANSWER_TIMEOUT_MS', 0, { min: 0, max: 600_000 }),
    );
  }
}
