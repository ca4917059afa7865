import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { JobsOptions, Queue } from 'bullmq';
import type { Lane } from './task-kind.js';

export const TOOLS_QUEUE = 'tasks';
export const BULK_QUEUE = 'tasks-bulk';

/** How often a task is tried that may go well later. */
export const TRIES = 3;

/** What stands in a queue: never the person's text, only where it is found. */
export interface QueuedTask {
  id: string;
}

const options = (id: string): JobsOptions => ({
  jobId: id, // put in twice, it stands there once
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

  constructor(@InjectQueue(TOOLS_QUEUE) tools: Queue<QueuedTask>, @InjectQueue(BULK_QUEUE) bulk: Queue<QueuedTask>) {
    this.queues = { tools, bulk };
  }

  /** A queue that is away loses nothing: the worker puts in again whatever has a row and has waited for long. */
  async put(lane: Lane, id: string, kind: string): Promise<void> {
    try {
      await this.queues[lane].add(kind, { id }, options(id));
    } catch (error) {
      this.logger.warn(`A task waits in its table for the queue to return: ${String(error)}`);
    }
  }

  async putAll(tasks: { id: string; kind: string; lane: Lane }[]): Promise<void> {
    for (const lane of Object.keys(this.queues) as Lane[]) {
      const jobs = tasks
        .filter((task) => task.lane === lane)
        .map(({ id, kind }) => ({ name: kind, data: { id }, opts: options(id) }));
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
