import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdvertGuard } from '../adverts/advert-guard.js';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { insertJobs, updateJobs, type JobRow } from '../jobs/job-writer.js';
import { AppConfig } from '../platform/config/app.config.js';
import { cameAt, type Speaker } from './file-content.js';
import { noteFailure, noteRun, type ImportResult } from './import-runs.js';
import type { JobSource } from './import.config.js';
import { readRows, UnreadableFile, type FileRows } from './job-file.js';
import { READING } from './job-line.js';
import { LineReader } from './line-reader.js';
import { takeOver, type Unsponsored } from './same-jobs.js';

/** "jobs" as a number: one import at a time, however many workers there are. */
const LOCK = 0x6a6f6273;

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
      // a large file may take longer than any question may, and its lines are read between two of them
      await manager.query('SET LOCAL statement_timeout = 0; SET LOCAL idle_in_transaction_session_timeout = 0');
      await manager.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
      const speaker = { key: source.key, cameAt: await cameAt(manager, source.key, content, startedAt) };
      const done = await this.write(manager, source, speaker, rows);
      await noteRun(manager, source, speaker, { digest, bytes: content }, startedAt, done);
      return done;
    });
    // fresh statistics and a merged index, at once instead of some minutes later
    await this.dataSource.query(`SELECT gin_clean_pending_list('job_search_words')`);
    await this.dataSource.query('ANALYZE job_search');
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
    const { sponsored, unsponsored, rejected, notes, lineOf } = await new LineReader(this.dataSource, this.app).read(
      manager,
      source,
      found,
    );
    const leftToOthers = await takeOver(manager, speaker, [...sponsored, ...unsponsored]);
    const rows = sponsored.filter(({ sourceId }) => !leftToOthers.has(sourceId));
    // an empty file is a source that failed, not one whose jobs have all gone
    if (sponsored.length === 0 && rejected.length === 0) throw new UnreadableFile('The file holds no job.');
    const known = new Map<string, { digest: string; isGone: boolean }>();
    for (const { source_id: id, digest, is_gone: isGone } of await manager.query<Known[]>(
      'SELECT source_id, digest, removed_at IS NOT NULL AND held_at IS NULL AS is_gone FROM jobs WHERE source_key = $1',
      [source.key],
    )) {
      known.set(id, { digest, isGone });
    }
    const fresh = rows.filter(({ sourceId }) => !known.has(sourceId));
    const changed = rows.filter(({ sourceId, digest }) => {
      const before = known.get(sourceId);
      return before && (before.digest !== digest || before.isGone);
    });
    const guard = new AdvertGuard(this.dataSource);
    const held = await guard.judge(manager, source.key, rows);
    await insertJobs(manager, fresh, this.headStart.hours);
    await updateJobs(manager, changed, this.headStart.hours);
    await this.unlist(manager, source.key, unsponsored);
    // a broken line may be any job: what cannot be read is not taken for gone
    const removed = rejected.length > 0 ? 0 : await this.markGone(manager, guard, source.key, rows);
    return {
      isUnchanged: false,
      added: fresh.length,
      changed: changed.length,
      same: rows.length - fresh.length - changed.length,
      leftToOthers: sponsored.length - rows.length,
      removed,
      held: held
        .map(({ sourceId, reasons }) => ({
          line: lineOf.get(sourceId)!,
          reasons: reasons.map(({ summary }) => summary),
        }))
        .sort((a, b) => a.line - b.line),
      rejected,
      notes,
    };
  }

  /**
   * Jobs that are here from a time when something spoke for them: their lines are understood, and do not any more. One whose
   * advert refuses is not brought back by a licence of its employer.
   */
  private async unlist(manager: EntityManager, key: string, jobs: Unsponsored[]): Promise<void> {
    if (jobs.length === 0) return;
    await manager.query(
      `UPDATE jobs SET removed_at = coalesce(removed_at, now()), updated_at = now(), refusal = given.refusal,
         is_unsponsored = is_unsponsored AND given.refusal IS NULL
       FROM jsonb_to_recordset($2::jsonb) AS given ("sourceId" varchar, refusal text)
       WHERE source_key = $1 AND source_id = given."sourceId"
         AND (removed_at IS NULL OR jobs.refusal IS DISTINCT FROM given.refusal)`,
      [key, JSON.stringify(jobs.map(({ sourceId, refusal }) => ({ sourceId, refusal })))],
    );
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

interface Known {
  source_id: string;
  digest: string;
  is_gone: boolean;
}
