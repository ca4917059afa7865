import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdvertGuard } from '../adverts/advert-guard.js';
import { asFault } from '../imports/left-out.js';
import { LineReader, type Word } from '../imports/line-reader.js';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { insertJobs } from '../jobs/job-writer.js';
import { BUSY } from '../openings/decide-alone.js';
import { AppConfig } from '../platform/config/app.config.js';
import { inShortTries } from '../platform/database/in-short-tries.js';
import { Unprocessable } from '../platform/refusals/refusals.js';
import type { WrittenJob } from './job-input.dto.js';
import type { JobsSent } from './jobs-sent.js';
import { WrittenJobsReader } from './written-jobs.js';

/** No file can be called so: none ever speaks for these jobs, or finds that they are missing. */
export const BY_HAND = { key: 'administrators/by-hand', name: 'Added by an administrator', isSample: false };

/** Adds jobs that an administrator writes, by the rules of every import: all of them or none. */
@Injectable()
export class JobAdding {
  constructor(
    private readonly dataSource: DataSource,
    private readonly headStart: HeadStartConfig,
    private readonly app: AppConfig,
    private readonly written: WrittenJobsReader,
  ) {}

  async add(sent: JobsSent, by: string): Promise<WrittenJob[]> {
    const now = new Date().toISOString();
    // each has an id of its own: two that say the same are two jobs
    const lines = sent.jobs.map((job) => ({ ...job, id: randomUUID(), posted_at: now }));
    const word: Word = { by, on: now.slice(0, 10) };
    const ids = await this.dataSource.transaction((manager) => this.write(manager, lines, word, sent));
    return this.written.byIds(ids);
  }

  private async write(
    manager: EntityManager,
    lines: { id: string }[],
    word: Word,
    { fieldOf }: JobsSent,
  ): Promise<number[]> {
    // a thousand adverts take seconds to be read, and the database waits meanwhile
    await manager.query('SET LOCAL idle_in_transaction_session_timeout = 0');
    const rows = lines.map((value, at) => ({ line: at, value }));
    const { sponsored, rejected, notes } = await new LineReader(this.dataSource, this.app).read(
      manager,
      BY_HAND,
      { rows, broken: [] },
      word,
    );
    const faults = [...rejected, ...notes.map(({ line, note }) => ({ line, reason: asFault(note) }))];
    if (faults.length > 0) throw refused(faults, fieldOf);
    await new AdvertGuard(this.dataSource).judge(manager, BY_HAND.key, sponsored);
    await inShortTries(manager, BUSY, (part) => insertJobs(part, sponsored, this.headStart.hours));
    const added = await manager.query<{ id: number }[]>(
      'SELECT id FROM jobs WHERE source_key = $1 AND source_id = ANY ($2) ORDER BY array_position($2, source_id::text)',
      [BY_HAND.key, lines.map(({ id }) => id)],
    );
    return added.map(({ id }) => id);
  }
}

/** Well-formed, and no job that may be listed: mostly an advert that refuses sponsorship. */
const refused = (faults: { line: number; reason: string }[], fieldOf: JobsSent['fieldOf']): Unprocessable =>
  new Unprocessable(
    [...new Set(faults.map(({ reason }) => reason))].join(' '),
    faults.map(({ line, reason }) => ({ field: fieldOf(line, fieldNamedIn(reason)), message: reason })),
  );

/** A line's fault begins with its field, if it has one; else it is what the advert says. */
export const fieldNamedIn = (reason: string): string => /^"(\w+)"/.exec(reason)?.[1] ?? 'description';
