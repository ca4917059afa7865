import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdvertGuard } from '../adverts/advert-guard.js';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import type { JobRow } from '../jobs/job-writer.js';
import { AppConfig } from '../platform/config/app.config.js';
import { cameAt, type Speaker } from './file-content.js';
import { noteFailure, noteRun, type ImportResult } from './import-runs.js';
import type { JobSource } from './import.config.js';
import { readRows, UnreadableFile, type FileRows } from './job-file.js';
import { READING } from './job-line.js';
import { LineReader } from './line-reader.js';
import { writeLines } from './line-writer.js';
import { importAlone, settleSearch } from './one-at-a-time.js';

/** Brings a file of jobs into the table: what is new is added, what differs is changed, what has gone is marked. */
@Injectable()
export class JobImport {
  private readonly logger = new Logger('Import');

  constructor(
    private readonly dataSource: DataSource,
    private readonly headStart: HeadStartConfig,
    private readonly app: AppConfig,
  ) {}

  async run(source: JobSource): Promise<ImportResult> {
    const startedAt = new Date();
    try {
      return await this.bringIn(source, startedAt);
    } catch (error) {
      const problem = error instanceof UnreadableFile ? error.message : 'The import did not come to its end.';
      await noteFailure(this.dataSource, source.key, startedAt, problem).catch((failure: unknown) =>
        this.logger.error(`The failure could not be recorded: ${String(failure)}`),
      );
      throw error;
    }
  }

  private async bringIn(source: JobSource, startedAt: Date): Promise<ImportResult> {
    const bytes = await readFile(source.path);
    const digest = createHash('md5').update(`${READING} ${source.isSample}`).update(bytes).digest('hex');
    const nothing: ImportResult = {
      isUnchanged: true,
      added: 0,
      changed: 0,
      same: 0,
      leftToOthers: 0,
      removed: 0,
      held: [],
      rejected: [],
      notes: [],
    };
    if (await this.isKnown(source.key, digest, startedAt)) return nothing;
    const rows = readRows(bytes);
    const content = createHash('md5').update(bytes).digest('hex');
    const result = await this.dataSource.transaction(async (manager) => {
      await importAlone(manager);
      const speaker = { key: source.key, cameAt: await cameAt(manager, source.key, content, startedAt) };
      const done = await this.write(manager, source, speaker, rows);
      await noteRun(manager, source, speaker, { digest, bytes: content }, startedAt, done);
      return done;
    });
    await settleSearch(this.dataSource);
    return result;
  }

  private async isKnown(key: string, digest: string, now: Date): Promise<boolean> {
    const [, count] = await this.dataSource.query<[unknown, number]>(
      'UPDATE job_sources SET checked_at = $3 WHERE key = $1 AND digest = $2',
      [key, digest, now],
    );
    return count > 0;
  }

  private async write(
    manager: EntityManager,
    source: JobSource,
    speaker: Speaker,
    found: FileRows,
  ): Promise<ImportResult> {
    const read = await new LineReader(this.dataSource, this.app).read(manager, source, found);
    const { sponsored, rejected, notes } = read;
    // an empty file is a source that failed, not one whose jobs have all gone
    if (sponsored.length === 0 && rejected.length === 0) throw new UnreadableFile('The file holds no job.');
    const guard = new AdvertGuard(this.dataSource);
    const { rows, ...done } = await writeLines(manager, speaker, read, { guard, headStart: this.headStart.hours });
    // a broken line may be any job: what cannot be read is not taken for gone
    const removed = rejected.length > 0 ? 0 : await this.markGone(manager, guard, source.key, rows);
    return { isUnchanged: false, ...done, removed, rejected, notes };
  }

  private async markGone(manager: EntityManager, guard: AdvertGuard, key: string, rows: JobRow[]): Promise<number> {
    const ids = rows.map(({ sourceId }) => sourceId);
    await guard.noteGone(manager, key, ids);
    await manager.query(
      'UPDATE jobs SET is_unsponsored = false WHERE source_key = $1 AND is_unsponsored AND NOT source_id = ANY ($2)',
      [key, ids],
    );
    const [, count] = await manager.query<[unknown, number]>(
      `UPDATE jobs SET removed_at = now(), updated_at = now()
       WHERE source_key = $1 AND removed_at IS NULL AND NOT source_id = ANY ($2)`,
      [key, ids],
    );
    return count;
  }
}
