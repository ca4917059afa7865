import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdvertGuard } from '../adverts/advert-guard.js';
import { asFault } from '../imports/left-out.js';
import { LineReader } from '../imports/line-reader.js';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import type { JobEntity } from '../jobs/job.entity.js';
import { lockJob } from '../jobs/job-listing.js';
import { JobReader } from '../jobs/job-reader.js';
import { updateJobs } from '../jobs/job-writer.js';
import { decideAlone } from '../openings/decide-alone.js';
import { AppConfig } from '../platform/config/app.config.js';
import { Conflict, Invalid, NotFound, Unprocessable } from '../platform/refusals/refusals.js';
import { changesIn, needed } from './changed-fields.js';
import { changedRow, lineWith } from './changed-row.js';
import { fieldNamedIn } from './job-adding.js';
import type { JobChange, WrittenJob } from './job-input.dto.js';
import { WrittenJobsReader } from './written-jobs.js';

/**
 * Changes a job on the board, whoever brought it. What an administrator writes stands until the source of the job says
 * something else of it.
 */
@Injectable()
export class JobChanging {
  constructor(
    private readonly dataSource: DataSource,
    private readonly headStart: HeadStartConfig,
    private readonly app: AppConfig,
    private readonly jobs: JobReader,
    private readonly written: WrittenJobsReader,
  ) {}

  async change(id: number, change: JobChange, by: string): Promise<WrittenJob> {
    await decideAlone(this.dataSource, (manager) => this.write(manager, id, change, by));
    return (await this.written.byIds([id]))[0]!;
  }

  private async write(manager: EntityManager, id: number, change: JobChange, by: string): Promise<void> {
    await lockJob(manager, id);
    const before = await this.jobs.row(id);
    if (!before) throw new NotFound('Job');
    await mustBeThere(manager, before);
    const changes = changesIn(before, change);
    if (Object.keys(changes).length === 0) return;
    const emptied = needed.filter((field) => changes[field] === '');
    if (emptied.length > 0) {
      throw new Invalid(emptied.map((field) => ({ field, message: `${field} should not be empty` })));
    }
    const source = { key: before.sourceKey, name: before.source, isSample: before.isSample };
    const { sponsored, rejected, notes } = await new LineReader(this.dataSource, this.app).read(manager, source, {
      rows: [{ line: 1, value: lineWith(before, changes) }],
      broken: [],
    });
    const faults = [...rejected.map(({ reason }) => reason), ...notes.map(({ note }) => asFault(note))];
    const [read] = sponsored;
    if (!read || faults.length > 0) {
      throw new Unprocessable(
        faults.join(' '),
        faults.map((message) => ({ field: fieldNamedIn(message), message })),
      );
    }
    const row = changedRow(before, changes, read, { by, on: new Date().toISOString().slice(0, 10) });
    await new AdvertGuard(this.dataSource).judge(manager, row.sourceKey, [row]);
    await updateJobs(manager, [row], this.headStart.hours);
  }
}

/** What its source has taken back is no longer on the board, and does not come back by being written. */
async function mustBeThere(manager: EntityManager, job: JobEntity): Promise<void> {
  const [hold] = await manager.query<{ isGone: boolean }[]>(
    'SELECT is_gone AS "isGone" FROM advert_holds WHERE source_key = $1 AND source_id = $2',
    [job.sourceKey, job.sourceId],
  );
  const isAway = job.removedAt !== null && !job.isUnsponsored && !job.refusal;
  if (isAway && (job.heldAt === null || hold?.isGone)) throw new Conflict('Its source no longer has this job.');
}
