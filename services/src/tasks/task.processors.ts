import { Processor, WorkerHost } from '@nestjs/bullmq';
import {
  Injectable,
  type BeforeApplicationShutdown,
  type OnApplicationBootstrap,
  type OnModuleDestroy,
} from '@nestjs/common';
import type { Job } from 'bullmq';
import { AppConfig } from '../platform/config/app.config.js';
import { TryAgain } from './task-failures.js';
import { BULK_QUEUE, LONG_QUEUE, TOOLS_QUEUE, type QueuedTask } from './task-queues.js';
import { TaskRunner } from './task-runner.js';
import { TasksConfig } from './tasks.config.js';

const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 300_000;

/** Twice as long each time, half of it by chance, so that those who failed together do not return together. */
function pauseBefore(attempt: number, error: unknown): number {
  const longest = FIRST_PAUSE_MS * 2 ** (attempt - 1);
  const pause = longest / 2 + (Math.random() * longest) / 2;
  const asked = error instanceof TryAgain ? error.retryAfterMs : 0;
  return Math.round(Math.min(LONGEST_PAUSE_MS, Math.max(pause, asked)));
}

/** A worker that was killed is missed after ten seconds at most; its tasks are then begun anew, as often as it takes. */
const options = {
  lockDuration: 10_000,
  stalledInterval: 5_000,
  maxStalledCount: 1_000,
  runRetryDelay: 1_000,
  settings: { backoffStrategy: (attempt: number, _type?: string, error?: Error) => pauseBefore(attempt, error) },
};

@Injectable()
abstract class TasksProcessor
  extends WorkerHost
  implements OnApplicationBootstrap, OnModuleDestroy, BeforeApplicationShutdown
{
  constructor(
    private readonly runner: TaskRunner,
    protected readonly config: TasksConfig,
    private readonly app: AppConfig,
  ) {
    super();
  }

  protected abstract get concurrency(): number;

  onApplicationBootstrap(): void {
    this.worker.concurrency = this.concurrency;
  }

  /** What is under way may end while the program drains; what has not by then is given back. */
  async onModuleDestroy(): Promise<void> {
    setTimeout(() => this.runner.stop(), this.app.drainMs * 0.75).unref();
    await this.worker.pause(true);
  }

  /** While the database is still there to be written to. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  process(job: Job<QueuedTask>, token?: string): Promise<void> {
    return this.runner.process(job, token);
  }
}

@Injectable()
@Processor(TOOLS_QUEUE, options)
export class ToolTasksProcessor extends TasksProcessor {
  protected get concurrency(): number {
    return this.config.concurrency;
  }
}

@Injectable()
@Processor(LONG_QUEUE, options)
export class LongTasksProcessor extends TasksProcessor {
  protected get concurrency(): number {
    return Math.ceil(this.config.concurrency / 2);
  }
}

@Injectable()
@Processor(BULK_QUEUE, options)
export class BulkTasksProcessor extends WorkerHost implements BeforeApplicationShutdown {
  constructor(private readonly runner: TaskRunner) {
    super();
  }

  async beforeApplicationShutdown(): Promise<void> {
    await this.worker.close();
  }

  process(job: Job<QueuedTask>, token?: string): Promise<void> {
    return this.runner.process(job, token);
  }
}
