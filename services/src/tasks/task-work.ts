import type { EntityManager } from 'typeorm';
import type { TaskKind } from './task-kind.js';

/** What a task may use while it is being done. */
export interface TaskCall {
  readonly taskId: string;
  readonly userId: string;
  /** Cancelled by the person, past its deadline, or the worker stops. */
  readonly signal: AbortSignal;
  /** Tells whoever waits what is being done, and how much is done: 0 to 100, never backwards. */
  step(name: string, progress: number): void;
  /** What `ask` answers, kept under the task before anything else; asked once, however often the task is begun again. */
  remember<T>(name: string, ask: () => Promise<T>): Promise<T>;
}

/**
 * The worker's side of a kind: `@Injectable() class ImportWork extends TaskWork<Input, Reply>`, provided by a module of
 * the worker program. It may be begun more than once, so whatever costs or changes something goes through
 * `call.remember`, or into `keep`.
 */
export abstract class TaskWork<Input extends object, Reply = unknown, Result = unknown> {
  abstract readonly kind: TaskKind<Input>;

  /** Throws `TryAgain` for what may pass by itself, `Hopeless` for what will not; anything else is tried again. */
  abstract run(input: Input, call: TaskCall): Promise<Reply>;

  /**
   * Stores what is to stay, in the transaction that ends the task, and answers what the person gets as its result:
   * any JSON. Called exactly once for a task that ends well.
   */
  keep(reply: Reply, _task: { id: string; userId: string; input: Input }, _manager: EntityManager): Promise<Result> {
    return Promise.resolve(reply as unknown as Result);
  }

  /** A result that brings its person nothing new is theirs all the same, and not charged. */
  isWorthNothing(_result: Result): boolean {
    return false;
  }
}
