import type { TaskRow } from './task-row.js';
import type { Task, TaskSummary } from './tasks.dto.js';

type Shown = Record<string, unknown>;

export const toSummary = (row: TaskRow): TaskSummary => ({
  id: row.id,
  kind: row.kind,
  state: row.state,
  progress: row.progress,
  step: row.step || 'Waiting',
  title: row.title,
  createdAt: row.created_at.toISOString(),
  finishedAt: row.finished_at?.toISOString() ?? null,
  ...(row.error ? { error: row.error } : {}),
  ...(row.position === null ? {} : { position: row.position }),
  ...(row.put_away_at ? { isPutAway: true } : {}),
  ...(row.batches ? { batches: row.batches } : {}),
});

export const toTask = (row: TaskRow): Task => ({
  ...toSummary(row),
  ...(row.state === 'done' ? { result: row.result as Shown } : {}),
  input: row.input as Shown,
});
