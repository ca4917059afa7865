import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { TaskQueues } from './task-queues.js';
import { TaskRows } from './task-rows.js';
import { TasksConfig } from './tasks.config.js';

const EVERY_MS = 10_000;
/** By then a task that was put into a queue is known to it. */
const OLDER_THAN_MS = 10_000;
const MOST_AT_ONCE = 1_000;
const REMOVE_OLD_EVERY_MS = 3_600_000;

/**
 * Puts what has a row and has not ended into its queue: a task whose api died before it could, and all of them after
 * the queue was lost. One that is there already, or is being done, is left alone by the queue.
 */
@Injectable()
export class TaskSweep implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Tasks');
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  private removedAt = 0;

  constructor(
    private readonly rows: TaskRows,
    private readonly queues: TaskQueues,
    private readonly config: TasksConfig,
  ) {}

  onApplicationBootstrap(): void {
    this.later(0);
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
  }

  private later(ms: number): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.sweep()
        .catch((error: unknown) => this.logger.warn(`Waiting tasks could not be looked through: ${String(error)}`))
        .finally(() => this.later(EVERY_MS));
    }, ms);
    this.timer.unref();
  }

  private async sweep(): Promise<void> {
    await this.queues.putAll(await this.rows.unfinished(OLDER_THAN_MS, MOST_AT_ONCE));
    if (Date.now() - this.removedAt < REMOVE_OLD_EVERY_MS) return;
    this.removedAt = Date.now();
    await this.rows.removeOld(this.config.keptDays);
  }
}
