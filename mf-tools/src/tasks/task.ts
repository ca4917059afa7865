import type { Task as AnyTask, TaskSummary } from '@landfall/contracts';

/** A task whose result is known by its kind. */
export interface Task<Result = unknown> extends Omit<AnyTask, 'result'> {
  result?: Result;
}

export const isRunning = (task: Pick<TaskSummary, 'state'> | undefined): boolean =>
  task?.state === 'queued' || task?.state === 'active';
