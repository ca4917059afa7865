import type { Task, TaskAccepted } from '@landfall/contracts';
import { http } from '@landfall/sdk';

/** How often a task that runs is asked about, in milliseconds. */
const ASK_EVERY_MS = 1_500;

/** What was asked for of a register could not be done, with what is wrong. */
export class RegisterTaskFailed extends Error {
  constructor(failure: string, { detail, reason }: Partial<NonNullable<Task['error']>> = {}) {
    super([detail ?? failure, reason].filter(Boolean).join(' '));
    this.name = 'RegisterTaskFailed';
  }
}

const isTask = (started: object): started is TaskAccepted => 'id' in started;

/**
 * What comes of it, once it has. `failure`: what is said where the task ends without words of its own.
 * @throws ApiError, RegisterTaskFailed
 */
export async function registerTask<Result extends object>(
  started: Result | TaskAccepted,
  failure: string,
): Promise<Result> {
  if (!isTask(started)) return started;
  for (;;) {
    const task = await http.get<Task>(`/api/tasks/${started.id}`);
    if (task.state === 'done') return task.result as unknown as Result;
    if (task.state === 'failed' || task.state === 'cancelled') throw new RegisterTaskFailed(failure, task.error);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
