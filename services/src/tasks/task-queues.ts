import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import type { Lane } from './task-kind.js';

export const TOOLS_QUEUE = 'tasks';
export const LONG_QUEUE = 'tasks-long';
export const BULK_QUEUE = 'tasks-bulk';

/** How often a task is tried that may go well later. */
export const TRIES = 3;

/** What stands in a queue: never the person's text, only where it is found. */
export interface QueuedTask {
  id: string;
}

/** What is put into a queue: a lower turn is taken first, and of one turn what was put in first. */
interface PutTask extends QueuedTask {
  kind: string;
  turn: number;
}

const options = ({ id, turn }: PutTask): JobsOptions => ({
  jobId: id, // put in twice, it stands there once
  priority: turn,
  attempts: TRIES,
  backoff: { type: 'custom' },
  // The row is the truth; a job that has ended would only keep its task from being put in again.
  removeOnComplete: true,
  removeOnFail: true,
});

@Injectable()
export class TaskQueues {
  private readonly logger = new Logger('Tasks');
  private readonly queues: Record<Lane, Queue<QueuedTask>>;

  constructor(
    @InjectQueue(TOOLS_QUEUE) tools: Queue<QueuedTask>,
    @InjectQueue(LONG_QUEUE) long: Queue<QueuedTask>,
    @InjectQueue(BULK_QUEUE) bulk: Queue<QueuedTask>,
  ) {
    this.queues = { tools, long, bulk };
  }

  /** A queue that is away loses nothing: the worker puts in again whatever has a row and has waited for long. */
  async put(lane: Lane, task: PutTask): Promise<void> {
    try {
      await this.queues[lane].add(task.kind, { id: task.id }, options(task));
    } catch (error) {
      this.logger.warn(`A task waits in its table for the queue to return: ${String(error)}`);
    }
  }

  async putAll(tasks: (PutTask & { lane: Lane })[]): Promise<void> {
    for (const lane of Object.keys(this.queues) as Lane[]) {
      const jobs = tasks
        .filter((task) => task.lane === lane)
        .map((task) => ({ name: task.kind, data: { id: task.id }, opts: options(task) }));
      if (jobs.length > 0) await this.queues[lane].addBulk(jobs);
    }
  }

  /** One that is being done cannot be taken out; it finds its row cancelled. */
  async takeOut(lane: Lane, id: string): Promise<void> {
    try {
      await this.queues[lane].remove(id);
    } catch (error) {
      this.logger.debug(`A cancelled task stays in its queue until its turn: ${String(error)}`);
    }
  }
}
