import { Hopeless } from '../tasks/task-failures.js';
import { TaskWork, type TaskCall } from '../tasks/task-work.js';
import type { TasksConfig } from '../tasks/tasks.config.js';
import type { CareerEngine, EngineCall, EngineKind } from './career-engine.js';

/** A reply, and whose it is: the setting may have changed by the time it is read. */
export interface Replied<Reply> {
  engine: EngineKind;
  reply: Reply;
}

/** A task that one call of the engine does: kept as it comes, within the deadline. */
export abstract class EngineWork<Input extends object, Reply, Result> extends TaskWork<Input, Replied<Reply>, Result> {
  constructor(
    protected readonly engine: CareerEngine,
    private readonly config: TasksConfig,
  ) {
    super();
  }

  protected abstract ask(input: Input, call: EngineCall & { userId: string }): Promise<Reply>;

  run(input: Input, call: TaskCall): Promise<Replied<Reply>> {
    return call.remember('reply', async () => {
      const { deadlineMs } = this.config;
      const deadline = AbortSignal.timeout(deadlineMs);
      const asked = this.ask(input, {
        userId: call.userId,
        signal: AbortSignal.any([call.signal, deadline]),
        step: (name, progress) => call.step(name, progress),
        remember: (name, question) => call.remember(name, question),
      });
      const reply = await Promise.race([asked, expiry(deadline, deadlineMs)]);
      return { engine: this.engine.kind, reply };
    });
  }
}

/** An engine that does not heed its signal is not waited for either; one that does says better what it waited for. */
const GRACE_MS = 500;

function expiry(deadline: AbortSignal, deadlineMs: number): Promise<never> {
  return new Promise((_resolve, reject) => {
    const late = () =>
      reject(new Hopeless(`There was no answer within ${Math.ceil(deadlineMs / 1_000)} seconds.`, 504));
    deadline.addEventListener('abort', () => setTimeout(late, GRACE_MS), { once: true });
  });
}
