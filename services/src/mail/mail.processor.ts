import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { UnrecoverableError, type Job, type Queue } from 'bullmq';
import { MailTransport, Refused } from './mail-transport.js';
import { MAIL_QUEUE, taskOptions, type MailTask } from './mail.queue.js';
import { Outbox } from './outbox.js';

const LOOK_AFTER = 'look-after';
const MINUTE_MS = 60_000;

/** Sends what waits in the outbox. Delivered again once it is sent, a task does nothing. */
@Processor(MAIL_QUEUE, { concurrency: 3 })
export class MailProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger('Mail');

  constructor(
    private readonly outbox: Outbox,
    private readonly transport: MailTransport,
    @InjectQueue(MAIL_QUEUE) private readonly queue: Queue<Partial<MailTask>>,
  ) {
    super();
  }

  /** Not waited for: the queue may come up later than the worker. */
  onApplicationBootstrap(): void {
    this.queue
      .upsertJobScheduler(
        LOOK_AFTER,
        { every: MINUTE_MS },
        { name: LOOK_AFTER, opts: { removeOnComplete: true, removeOnFail: true } },
      )
      .catch((error: unknown) => this.logger.error(`The outbox is not looked after: ${String(error)}`));
  }

  async process(task: Pick<Job<Partial<MailTask>>, 'data' | 'attemptsMade' | 'opts'>): Promise<void> {
    const { id } = task.data;
    if (id === undefined) return this.lookAfter();
    const mail = await this.outbox.waiting(id);
    if (!mail) return;
    try {
      await this.transport.send(mail);
    } catch (error) {
      const isFinal = error instanceof Refused || task.attemptsMade + 1 >= (task.opts.attempts ?? 1);
      const problem = error instanceof Error ? error.message : String(error);
      await this.outbox.noteTrouble(id, problem, isFinal);
      throw isFinal ? new UnrecoverableError(problem) : error;
    }
    await this.outbox.noteSent(id);
  }

  /** A task can be lost with the queue; its row is still here. One that is in the queue already is not put there twice. */
  private async lookAfter(): Promise<void> {
    for (const id of await this.outbox.forgotten()) await this.queue.add('send', { id }, taskOptions(id));
    await this.outbox.forgetContent();
  }
}
