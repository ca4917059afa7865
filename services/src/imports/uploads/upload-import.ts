import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdvertGuard } from '../../adverts/advert-guard.js';
import { HeadStartConfig } from '../../jobs/head-start/head-start.config.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { cameAt } from '../file-content.js';
import { noteRun } from '../import-runs.js';
import { readRows, UnreadableFile, type FileRows } from '../job-file.js';
import { LineReader, type ReadLines } from '../line-reader.js';
import { writeLines } from '../line-writer.js';
import { importAlone, settleSearch } from '../one-at-a-time.js';
import type { JobsImported } from './uploads.dto.js';
import { jobsConcerned, noteChanges } from './upload-changes.js';
import type { UploadTask } from './upload-kind.js';
import { sourceOfUpload } from './upload-source.js';

const MOST_TOLD = 1_000;

/** Nothing of what it did stays; what it would have done does. */
class TakenBack extends Error {
  constructor(readonly result: JobsImported) {
    super('Nothing is written');
  }
}

/** Brings in a file that an administrator sent, by the rules of every import. What it leaves out stays on the board. */
@Injectable()
export class UploadImport {
  constructor(
    private readonly dataSource: DataSource,
    private readonly headStart: HeadStartConfig,
    private readonly app: AppConfig,
  ) {}

  /** @param id what the import is called from now on; brought in again under it, a file is answered as before */
  async run(id: string, task: UploadTask, bytes: Buffer, signal?: AbortSignal): Promise<JobsImported> {
    const rows = readRows(bytes);
    mustBeJobs(rows);
    try {
      const result = await this.dataSource.transaction(async (manager) => {
        await importAlone(manager);
        const known = await resultOf(manager, id);
        if (known) return known;
        const done = await this.bringIn(manager, id, task, { bytes, rows });
        signal?.throwIfAborted();
        if (!done.isWritten) throw new TakenBack(done);
        return done;
      });
      await settleSearch(this.dataSource);
      return result;
    } catch (error) {
      if (error instanceof TakenBack) return error.result;
      throw error;
    }
  }

  private async bringIn(
    manager: EntityManager,
    id: string,
    { name, mode, by }: UploadTask,
    { bytes, rows }: { bytes: Buffer; rows: FileRows },
  ): Promise<JobsImported> {
    const startedAt = new Date();
    const content = createHash('md5').update(bytes).digest('hex');
    const source = await sourceOfUpload(manager, { name, content, rows: rows.rows });
    const speaker = { key: source.key, cameAt: await cameAt(manager, source.key, content, startedAt) };
    const word = { by, on: startedAt.toISOString().slice(0, 10) };
    const read = await new LineReader(this.dataSource, this.app).read(manager, source, rows, word);
    if (mode === 'all' && read.rejected.length > 0) return { ...nothing, ...toldOf(read) };
    const before = await jobsConcerned(manager, source.key, [...read.sponsored, ...read.unsponsored]);
    const guard = new AdvertGuard(this.dataSource);
    const written = await writeLines(manager, speaker, read, { guard, headStart: this.headStart.hours });
    const { added, changed, same, leftToOthers } = written;
    const counts = { added, changed, same, leftToOthers };
    const held = written.held.map(({ line, reasons }) => ({ row: line, reasons }));
    const told = { ...counts, ...toldOf(read), held };
    if (mode === 'preview') return { ...told, isWritten: false, importId: null };
    const result: JobsImported = { ...told, isWritten: true, importId: id };
    const digests = { digest: content, bytes: content };
    const run = { added, changed, same, removed: 0, rejected: read.rejected };
    await noteRun(manager, { path: null }, speaker, digests, startedAt, run);
    await manager.query('INSERT INTO job_uploads (id, name, result, uploaded_by) VALUES ($1, $2, $3, $4)', [
      id,
      name,
      JSON.stringify(result),
      by,
    ]);
    await noteChanges(manager, id, before, source.key, read);
    return result;
  }
}

const nothing = { added: 0, changed: 0, same: 0, leftToOthers: 0, held: [], isWritten: false, importId: null };

const toldOf = ({ rejected, notes, vouched }: Pick<ReadLines, 'rejected' | 'notes' | 'vouched'>) => ({
  rejected: rejected.slice(0, MOST_TOLD).map(({ line, reason }) => ({ row: line, reason })),
  rejectedCount: rejected.length,
  notes: [...notes, ...vouched]
    .sort((a, b) => a.line - b.line)
    .slice(0, MOST_TOLD)
    .map(({ line, note }) => ({ row: line, note })),
});

function mustBeJobs({ rows, broken }: FileRows): void {
  if (rows.length === 0 && broken.length === 0) throw new UnreadableFile('The file holds no job.');
  const isJobs = rows.length === 0 || rows.some(({ value }) => 'title' in value || 'company' in value);
  if (!isJobs) throw new UnreadableFile('The file is not a list of jobs: no row has "title" or "company".');
}

async function resultOf(manager: EntityManager, id: string): Promise<JobsImported | undefined> {
  const [known] = await manager.query<{ result: JobsImported }[]>('SELECT result FROM job_uploads WHERE id = $1', [id]);
  return known?.result;
}
