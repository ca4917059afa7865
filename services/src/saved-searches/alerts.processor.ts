import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { JobChanges, type JobChange } from '../jobs/index/job-changes.js';
import { AlertsConfig } from './alerts.config.js';
import { AlertsService } from './alerts.service.js';

export const ALERTS_QUEUE = 'alerts';
const DAILY = 'daily';
const AT_ONCE = 'at-once';
/** Sources are imported one after the other: what comes within this time goes into one mail. */
const GATHER_MS = 2_000;
const NET_MS = 10 * 60_000;
/** The database may be away for some minutes. */
const RETRIES = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 3_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Daily alerts on a schedule, the others whenever jobs have come; and once at the start for what came before. */
@Processor(ALERTS_QUEUE)
export class AlertsProcessor extends WorkerHost implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Alerts');
  private stopFollowing: (() => void) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;

  constructor(
    private readonly config: AlertsConfig,
    private readonly alerts: AlertsService,
    private readonly changes: JobChanges,
    @InjectQueue(ALERTS_QUEUE) private readonly queue: Queue,
  ) {
    super();
  }

  /** Not waited for: the queue and the database may come up later than the worker. */
  onApplicationBootstrap(): void {
    this.begin().catch((error: unknown) => this.logger.error(`The alerts could not be scheduled: ${String(error)}`));
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    clearTimeout(this.timer);
    this.stopFollowing?.();
  }

  async process({ name }: Pick<Job, 'name'>): Promise<{ told: number }> {
    return this.alerts.run(name === DAILY ? 'daily' : 'at-once');
  }

  private async begin(): Promise<void> {
    this.stopFollowing = await this.changes.follow((change) => this.take(change));
    const { dailyCron } = this.config;
    if (dailyCron)
      await this.queue.upsertJobScheduler(DAILY, { pattern: dailyCron, tz: 'UTC' }, { name: DAILY, opts: RETRIES });
    else await this.queue.removeJobScheduler(DAILY);
    // for what no change told of, as when the queue was away just then
    await this.queue.upsertJobScheduler(AT_ONCE, { every: NET_MS }, { name: AT_ONCE, opts: RETRIES });
    await this.queue.add(AT_ONCE, {}, RETRIES);
  }

  private take({ added, isGap, version }: JobChange): void {
    if (added.length === 0 && !isGap) return;
    this.timer ??= setTimeout(() => {
      this.timer = undefined;
      if (this.isStopped) return;
      // each worker hears of it; those that gathered the same changes make one task of them
      this.queue
        .add(AT_ONCE, {}, { ...RETRIES, jobId: `${AT_ONCE}-${version}` })
        .catch((error: unknown) => this.logger.error(`An alert waits for the next jobs: ${String(error)}`));
    }, GATHER_MS);
  }
}
