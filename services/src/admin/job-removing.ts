import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { textDigest } from '../adverts/advert-guard.js';
import { lockJob } from '../jobs/job-listing.js';
import { JobReader } from '../jobs/job-reader.js';
import { decideAlone } from '../openings/decide-alone.js';
import { Conflict, NotFound } from '../platform/refusals/refusals.js';
import type { JobRemoval, RemovedJob } from './job-input.dto.js';

/** Removes jobs for good, one by one. What a file brings stays away while its text is the same: it counts as refused. */
@Injectable()
export class JobRemoving {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobReader,
  ) {}

  remove(removal: JobRemoval, by: string): Promise<RemovedJob> {
    return decideAlone(this.dataSource, async (manager) => {
      const id = removal.id ?? (await theOneCalled(manager, removal));
      await lockJob(manager, id);
      const job = await this.jobs.row(id);
      if (!job) throw new NotFound('Job');
      if (job.title !== removal.title || job.company !== removal.company) {
        throw new Conflict('This job has another title or company. Load the list again.');
      }
      await manager.query('DELETE FROM advert_holds WHERE source_key = $1 AND source_id = $2', [
        job.sourceKey,
        job.sourceId,
      ]);
      await manager.query(
        `INSERT INTO advert_holds (source_key, source_id, text_digest, reasons, state, is_gone, decided_by, decided_at,
           decision_reason)
         SELECT $1::varchar, $2, $3, $4::jsonb, 'refused', true, $5, now(), 'Removed from the board'
         WHERE EXISTS (SELECT FROM job_sources WHERE key = $1 AND path IS NOT NULL)`,
        [job.sourceKey, job.sourceId, textDigest(job), JSON.stringify([removed]), by],
      );
      await manager.query('DELETE FROM jobs WHERE id = $1', [id]);
      return { id, title: job.title, company: job.company };
    });
  }
}

const removed = { kind: 'refused-before', summary: 'An administrator removed it from the board' };

/** Of those on the board, and those held for review. */
async function theOneCalled(manager: EntityManager, { title, company }: JobRemoval): Promise<number> {
  const rows = await manager.query<{ id: number }[]>(
    `SELECT id FROM jobs WHERE title = $1 AND company = $2 AND (removed_at IS NULL OR held_at IS NOT NULL) ORDER BY id`,
    [title, company],
  );
  if (rows.length === 0) throw new NotFound('Job');
  if (rows.length > 1) {
    const ids = rows.map(({ id }) => id);
    throw new Conflict(`${ids.length} jobs have this title and company. Say which one by its id.`, { ids });
  }
  return rows[0]!.id;
}
