import type { Lane, TaskState } from './task-kind.js';

/** Why a task ended without a result, as the person may read it. */
export interface TaskFailure {
  /** What the call that waits for it answers: 422, 503 or 504. */
  status: number;
  /** The kind's own text: what could not be done. */
  detail: string;
  /** Why, in plain words. */
  reason: string;
}

/** One row of `tasks`, as SQL gives it. */
export interface TaskRow {
  id: string;
  user_id: string;
  kind: string;
  lane: Lane;
  title: string;
  state: TaskState;
  input: object;
  progress: number;
  step: string;
  result: unknown;
  error: TaskFailure | null;
  /** How often a worker has begun with it. */
  run: number;
  created_at: Date;
  started_at: Date | null;
  finished_at: Date | null;
  /** From 1, while it waits. */
  position: number | null;
  /** When its person turned to something else. */
  put_away_at: Date | null;
  /** Where a series is one entry of a list: how many of it are done. */
  batches?: number | null;
}

export const isOver = (state: TaskState): boolean => state === 'done' || state === 'failed' || state === 'cancelled';
