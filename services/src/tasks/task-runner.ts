import { Injectable, Logger } from '@nestjs/common';
import { DelayedError, type Job } from 'bullmq';
import { isDependencyFailure } from '../platform/refusals/failures.js';
import { Hopeless, TryAgain } from './task-failures.js';
import { TRIES, type QueuedTask } from './task-queues.js';
import type { TaskRow } from './task-row.js';
import { TaskRows } from './task-rows.js';
import { Stopping, TaskRun, Taken } from './task-run.js';
import { TaskSignals } from './task-signals.js';
import type { TaskWork } from './task-work.js';
import { TaskWorks } from './task-works.js';

/** A task that ends its worker each time it is begun would be begun for ever. */
const MOST_RUNS = 25;
const SOON_MS = 250;

/** Does one task, from the queue's call to the row's end. Delivered again, it goes on where it was, or does nothing. */
@Injectable()
export class TaskRunner {
  private readonly logger = new Logger('Tasks');
  private readonly running = new Set<TaskRun>();

  constructor(
    private readonly rows: TaskRows,
    private readonly works: TaskWorks,
    private readonly signals: TaskSignals,
  ) {}

  async process(job: Job<QueuedTask>, token: string | undefined): Promise<void> {
    const row = await this.rows.begin(job.data.id);
    if (!row) return; // done, cancelled or deleted meanwhile
    const work = this.works.of(row.kind);
    if (!work)
      return this.end(row, 'This cannot be done.', new Hopeless('The worker does not know this kind of task.'));
    if (row.run > MOST_RUNS) {
      return this.end(row, work.kind.failure, new Hopeless('It was begun many times and never came to an end.'));
    }
    const run = new TaskRun(row, this.rows, this.signals);
    this.running.add(run);
    try {
      await this.do(row, work, run);
    } catch (error) {
      await this.handle(error, { row, work, job, token });
    } finally {
      run.close();
      this.running.delete(run);
    }
  }

  /** What is under way goes back into the queue, for the next worker. */
  stop(): void {
    for (const run of this.running) run.abort(new Stopping());
  }

  private async do(row: TaskRow, work: TaskWork<object>, run: TaskRun): Promise<void> {
    const reply = await run.untilAborted(work.run(row.input, run));
    await run.settled();
    const { id, user_id: userId, input } = row;
    await this.rows.finish(
      row,
      (manager) => work.keep(reply, { id, userId, input }, manager),
      (result) => work.isWorthNothing(result),
    );
  }

  private async handle(
    error: unknown,
    { row, work, job, token }: { row: TaskRow; work: TaskWork<object>; job: Job<QueuedTask>; token?: string },
  ): Promise<void> {
    if (error instanceof Taken) return;
    if (error instanceof Stopping) {
      await this.rows.waitAgain(row, 'Waiting');
      await job.moveToDelayed(Date.now() + SOON_MS, token);
      throw new DelayedError();
    }
    if (error instanceof Hopeless) return this.end(row, work.kind.failure, error);
    const isExpected = error instanceof TryAgain;
    if (!isExpected) this.logger.error(`${row.kind} ${row.id}: ${String(error)}`, stackOf(error));
    // A database that was away for a while is no fault of the task: it stays in its table, and is put in again.
    if (job.attemptsMade + 1 >= TRIES && !isDependencyFailure(error)) {
      return this.end(row, work.kind.failure, new Hopeless(reasonOf(error)));
    }
    await this.rows.waitAgain(row, 'Waiting to try again');
    throw isExpected ? error : new TryAgain('Something went wrong on our side.');
  }

  private async end(row: TaskRow, detail: string, { status, reason }: Hopeless): Promise<void> {
    await this.rows.fail(row, { status, detail, reason });
  }
}

function reasonOf(error: unknown): string {
  if (error instanceof TryAgain) return error.reason;
  return 'Something went wrong on our side. It has been recorded.';
}

const stackOf = (error: unknown): string | undefined => (error instanceof Error ? error.stack : undefined);
