import type { Env } from '../../platform/config/env.js';

export class JobIndexConfig {
  constructor(
    /** Whether searches are answered from memory; else PostgreSQL answers them. */
    readonly isOn: boolean,
    /** From so many jobs on the index lives in a thread of its own. */
    readonly threadFrom: number,
  ) {}

  static parse(env: Env): JobIndexConfig {
    return new JobIndexConfig(env.flag('SEARCH_INDEX', true), env.integer('SEARCH_INDEX_THREAD_FROM', 300_000));
  }
}
