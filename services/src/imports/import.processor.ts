import { InjectQueue, Processor, WorkerHost } from '@nestjs/bullmq';
import { Logger, type OnApplicationBootstrap } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { LastImport } from '../jobs/live/last-import.js';
import { FIRST_IMPORT, type FirstImport } from '../platform/state/first-import.js';
import { StateService } from '../platform/state/state.service.js';
import { ImportConfig } from './import.config.js';
import { IMPORT_QUEUE } from './import-queue.js';
import { UnreadableFile } from './job-file.js';
import { JobImport } from './job-import.js';
import { seededToReadAgain } from './seeded-sources.js';

const SCHEDULE = 'job-sources';

interface Sum {
  added: number;
  changed: number;
  removed: number;
}

/** All sources on a schedule, and once when a worker starts. A source that cannot be read does not hold up the others. */
@Processor(IMPORT_QUEUE)
export class ImportProcessor extends WorkerHost implements OnApplicationBootstrap {
  private readonly logger = new Logger('Import');

  constructor(
    private readonly config: ImportConfig,
    private readonly imports: JobImport,
    private readonly state: StateService,
    private readonly lastImport: LastImport,
    private readonly dataSource: DataSource,
    @InjectQueue(IMPORT_QUEUE) private readonly queue: Queue,
  ) {
    super();
  }

  /** Not waited for: the queue may come up later than the worker. */
  onApplicationBootstrap(): void {
    this.schedule().catch((error: unknown) =>
      this.logger.error(`The imports could not be scheduled: ${String(error)}`),
    );
  }

  process(): Promise<Sum> {
    return this.lastImport.during(() => this.bringIn());
  }

  private async bringIn(): Promise<Sum> {
    const sum = { added: 0, changed: 0, removed: 0 };
    const isFirst = (await this.state.get<FirstImport>(FIRST_IMPORT))?.state !== 'done';
    if (isFirst) await this.tell('running');
    try {
      const seeded = await seededToReadAgain(this.dataSource, this.config);
      for (const source of [...this.config.sources, ...seeded]) {
        const { added, changed, removed } = await this.imports.run(source).catch((error: unknown) => {
          if (!(error instanceof UnreadableFile) && !isAboutFile(error)) throw error;
          this.logger.error(`${source.name}: ${error.message}`);
          return { added: 0, changed: 0, removed: 0 };
        });
        sum.added += added;
        sum.changed += changed;
        sum.removed += removed;
      }
    } catch (error) {
      if (isFirst) await this.tell('failed').catch(() => this.logger.error('The database does not answer'));
      throw error;
    }
    if (isFirst) await this.tell('done');
    return sum;
  }

  private async schedule(): Promise<void> {
    if (this.config.cron) {
      await this.queue.upsertJobScheduler(SCHEDULE, { pattern: this.config.cron }, { name: 'scheduled' });
    } else {
      await this.queue.removeJobScheduler(SCHEDULE);
    }
    await this.queue.add('at start', {});
  }

  private tell(state: FirstImport['state']): Promise<void> {
    return this.state.set(FIRST_IMPORT, { state } satisfies FirstImport);
  }
}

/** The disk says no: not there, or not to be read. */
const isAboutFile = (error: unknown): error is Error => error instanceof Error && 'syscall' in error && 'path' in error;
