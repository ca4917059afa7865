import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import { DataSource } from 'typeorm';
import { Round } from '../platform/rounds/round.js';
import { ImportConfig } from './import.config.js';
import { IMPORT_QUEUE } from './import-queue.js';
import { isThere } from './seeded-sources.js';

/** Sources that are marked to be read again do not wait for the schedule: what a person decided holds within a minute. */
@Injectable()
export class AgainRound extends Round {
  /** A source that cannot be read keeps its mark: it is asked for once, and then waits for the schedule. */
  private asked = new Set<string>();

  constructor(
    private readonly config: ImportConfig,
    private readonly dataSource: DataSource,
    @InjectQueue(IMPORT_QUEUE) private readonly queue: Queue,
  ) {
    super({ name: 'Import', everyMs: 5_000, failure: 'Sources to be read again could not be looked for' });
  }

  /** Asks for one import when a source was marked since the last look. */
  async look(): Promise<void> {
    const rows = await this.dataSource.query<{ key: string; path: string | null; mark: string }[]>(
      `SELECT key, path, key || ' ' || checked_at AS mark FROM job_sources WHERE digest = ''`,
    );
    const own = new Set(this.config.sources.map(({ key }) => key));
    const marked = rows.filter(({ key, path }) => own.has(key) || isThere(path)).map(({ mark }) => mark);
    const isNew = marked.some((mark) => !this.asked.has(mark));
    if (isNew) await this.queue.add('read again', {});
    this.asked = new Set(marked);
  }
}
