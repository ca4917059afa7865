import { Subscription } from 'rxjs';
import type { TaskRow } from './task-row.js';
import type { TaskRows } from './task-rows.js';
import type { TaskSignals } from './task-signals.js';
import type { TaskCall } from './task-work.js';

/** The task is no longer this run's: the person cancelled it, or another worker has begun it anew. */
export class Taken extends Error {}

/** The worker is being stopped. */
export class Stopping extends Error {}

/** What is done within it is not written down step by step: each is a commit, and everybody who follows looks again. */
const STEP_EVERY_MS = 100;

/** One run of one task: what its work may use, and how it is told to stop. */
export class TaskRun implements TaskCall {
  readonly taskId: string;
  readonly userId: string;
  private readonly aborting = new AbortController();
  private readonly listening: Subscription;
  private newest: { step: string; progress: number } | undefined;
  private soon: NodeJS.Timeout | undefined;
  private writing: Promise<void> | undefined;

  constructor(
    private readonly row: TaskRow,
    private readonly rows: TaskRows,
    signals: TaskSignals,
  ) {
    this.taskId = row.id;
    this.userId = row.user_id;
    this.listening = signals.of(row.id).subscribe(({ state }) => {
      if (state === 'cancelled') this.abort(new Taken());
    });
  }

  get signal(): AbortSignal {
    return this.aborting.signal;
  }

  abort(reason: Taken | Stopping): void {
    if (!this.signal.aborted) this.aborting.abort(reason);
  }

  /** Written one after the other and after a moment; of several that come meanwhile only the last. */
  step(step: string, progress: number): void {
    this.newest = { step, progress };
    this.soon ??= this.writeSoon();
  }

  /** Nothing can have been kept before the first run. */
  async remember<T>(name: string, ask: () => Promise<T>): Promise<T> {
    const known = this.row.run > 1 ? await this.rows.reply(this.taskId, name) : undefined;
    if (known) return known.reply as T;
    const reply = await ask();
    await this.rows.keepReply(this.taskId, name, reply);
    return reply;
  }

  /** Work that does not heed its signal is left to itself. */
  async untilAborted<T>(work: Promise<T>): Promise<T> {
    let leave: () => void = () => undefined;
    const aborted = new Promise<never>((_resolve, reject) => {
      leave = () => reject(this.signal.reason as Error);
      this.signal.addEventListener('abort', leave, { once: true });
      if (this.signal.aborted) leave();
    });
    try {
      return await Promise.race([work, aborted]);
    } catch (error) {
      // Whatever an aborted call throws, the reason is why it was aborted.
      throw this.signal.aborted ? this.signal.reason : error;
    } finally {
      this.signal.removeEventListener('abort', leave);
    }
  }

  /** Once no step is being written, so that none comes after the end; one that waits is outrun by it. */
  async settled(): Promise<void> {
    this.stepNoMore();
    await this.writing;
  }

  close(): void {
    this.listening.unsubscribe();
    this.stepNoMore();
  }

  private stepNoMore(): void {
    clearTimeout(this.soon);
    this.newest = undefined;
  }

  private writeSoon(): NodeJS.Timeout {
    return setTimeout(() => (this.writing = this.write()), STEP_EVERY_MS);
  }

  private async write(): Promise<void> {
    const { step, progress } = this.newest!;
    this.newest = undefined;
    // A step that cannot be written costs no result; an update that finds nothing says whose the task is.
    const isMine = await this.rows.progress(this.row, step, progress).catch(() => true);
    if (!isMine) this.abort(new Taken());
    this.soon = this.newest && this.writeSoon();
  }
}
