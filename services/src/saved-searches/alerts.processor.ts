import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import { JobChanges, type JobChange } from '../jobs/index/job-changes.js';
import { LastImport } from '../jobs/live/last-import.js';
import { AlertsConfig } from './alerts.config.js';
import { AlertsService } from './alerts.service.js';

export const ALERTS_QUEUE = 'alerts';
const DAILY = 'daily';
const AT_ONCE = 'at-once';
const NET = 'net';
/** What comes with so little between goes into one mail, and so does all of an import, but nobody waits for longer. */
const QUIET_MS = 2_000;
const LONGEST_MS = 60_000;
const NET_MS = 10 * 60_000;
/** The database may be away for some minutes. */
const RETRIES = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 3_000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/** Daily alerts on a schedule, the others whenever jobs have come or changed; and once at the start for what came before. */
@Processor(ALERTS_QUEUE)
export class AlertsProcessor extends WorkerHost implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Alerts');
  private stopFollowing: (() => void) | undefined;
  private timer: NodeJS.Timeout | undefined;
  private isStopped = false;
  /** Since when jobs that came or changed wait to be told. */
  private waitingSince: number | undefined;
  private lastChange = '';

  constructor(
    private readonly config: AlertsConfig,
    private readonly alerts: AlertsService,
    private readonly changes: JobChanges,
    private readonly imports: LastImport,
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
    // an import that is under way is told as a whole, by whoever gathers what it brings
    if (name === NET && (await this.imports.isUnderWay())) return { told: 0 };
    return this.alerts.run(name === DAILY ? 'daily' : 'at-once');
  }

  private async begin(): Promise<void> {
    this.stopFollowing = await this.changes.follow((change) => this.take(change));
    const { dailyCron } = this.config;
    if (dailyCron)
      await this.queue.upsertJobScheduler(DAILY, { pattern: dailyCron, tz: 'UTC' }, { name: DAILY, opts: RETRIES });
    else await this.queue.removeJobScheduler(DAILY);
    // for what no change told of, as when the queue was away just then
    await this.queue.upsertJobScheduler(AT_ONCE, { every: NET_MS }, { name: NET, opts: RETRIES });
    this.wait(this.changes.version ?? '');
  }

  private take({ added, early, opened, changed, isGap, version }: JobChange): void {
    if (added.length + early.length + opened.length + changed.length > 0 || isGap) this.wait(version);
  }

  /** Begins to gather, or goes on for a while. */
  private wait(version: string): void {
    if (this.isStopped) return;
    this.lastChange = version;
    this.waitingSince ??= Date.now();
    clearTimeout(this.timer);
    const left = this.waitingSince + LONGEST_MS - Date.now();
    this.timer = setTimeout(() => void this.tellUnlessUnderWay(), Math.max(0, Math.min(QUIET_MS, left)));
  }

  private async tellUnlessUnderWay(): Promise<void> {
    const version = this.lastChange;
    try {
      const isLong = Date.now() - this.waitingSince! >= LONGEST_MS;
      if (!isLong && (await this.imports.isUnderWay())) return this.wait(this.lastChange);
      if (this.isStopped || version !== this.lastChange) return; // more has come meanwhile and is waited for
      this.waitingSince = undefined;
      // each worker hears of it; those that gathered the same changes make one task of them
      await this.queue.add(AT_ONCE, {}, { ...RETRIES, jobId: `${AT_ONCE}-${version}` });
    } catch (error) {
      this.waitingSince = undefined;
      if (!this.isStopped) this.logger.error(`An alert waits for the next jobs: ${String(error)}`);
    }
  }
}
