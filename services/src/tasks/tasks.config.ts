import type { Env } from '../platform/config/env.js';

export class TasksConfig {
  constructor(
    /** Charged tasks a day for a person without premium. */
    readonly freeDaily: number,
    /** How long one call of an engine may take, and how long a call without `Prefer: respond-async` waits. */
    readonly deadlineMs: number,
    /** Tasks of one lane that may wait; past that, new ones are refused. */
    readonly mostWaiting: number,
    /** Tasks of the tools that one worker does at a time; of those with long texts half as many beside them. */
    readonly concurrency: number,
    /** How long a finished task and its result are kept. */
    readonly keptDays: number,
  ) {}

  static parse(env: Env): TasksConfig {
    return new TasksConfig(
      env.limit('AI_FREE_DAILY', 40),
      env.integer('AI_DEADLINE_MS', 90_000, { min: 100, max: 600_000 }),
      env.limit('AI_QUEUE_MAX', 1_000),
      env.integer('AI_CONCURRENCY', 4, { min: 1, max: 100 }),
      env.integer('TASK_KEPT_DAYS', 90, { min: 1, max: 3_650 }),
    );
  }
}
