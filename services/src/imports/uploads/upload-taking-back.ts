import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { AdvertGuard } from '../../adverts/advert-guard.js';
import { fromRecord, restoreJobs, type JobRecord, type JobRow } from '../../jobs/job-writer.js';
import { inShortTries } from '../../platform/database/in-short-tries.js';
import { Conflict, NotFound } from '../../platform/refusals/refusals.js';
import { JobSponsors } from '../../sponsors/job-sponsors.js';
import { importAlone } from '../one-at-a-time.js';
import { hand } from '../same-jobs.js';
import type { ImportTakenBack } from './uploads.dto.js';

const BUSY = 'Jobs are just being imported. Try again in a moment.';
const BATCH = 1_000;

interface Change {
  id: number;
  sourceKey: string;
  sourceId: string;
  before: JobRecord | null;
}

/** Takes an upload back: what it added goes, what it changed is what it was. What others have changed since stays. */
@Injectable()
export class UploadTakingBack {
  constructor(private readonly dataSource: DataSource) {}

  takeBack(id: string, by: string): Promise<ImportTakenBack> {
    return inShortTries(this.dataSource, BUSY, async (manager) => {
      await importAlone(manager);
      await claim(manager, id, by);
      const [counted] = await manager.query<{ all: number }[]>(
        'SELECT count(*)::int AS all FROM job_upload_changes WHERE upload_id = $1',
        [id],
      );
      const changes = await manager.query<Change[]>(
        `SELECT jobs.id, source_key AS "sourceKey", source_id AS "sourceId", before
         FROM job_upload_changes JOIN jobs ON jobs.id = job_id
         WHERE upload_id = $1 AND words = job_words(jobs) ORDER BY jobs.id FOR UPDATE OF jobs`,
        [id],
      );
      const added = changes.filter(({ before }) => before === null);
      const changed = changes.filter(({ before }) => before !== null);
      await remove(manager, added);
      await this.restore(manager, changed);
      return { importId: id, removed: added.length, restored: changed.length, left: counted!.all - changes.length };
    });
  }

  /** Judged as any import is: since then a register may have come, or a rule. */
  private async restore(manager: EntityManager, changes: Change[]): Promise<void> {
    const records = changes.map(({ before }) => before!);
    const rows = records.map(fromRecord);
    for (const [key, ofFile] of grouped(changes, ({ before }) => String(before!.source_key))) {
      const elsewhere = ofFile.filter(({ sourceKey }) => sourceKey !== key);
      await hand(
        manager,
        key,
        elsewhere.map(({ id, sourceKey, sourceId }) => ({ id, key: sourceKey, sourceId })),
      );
    }
    await new JobSponsors(this.dataSource).addTo(rows, manager);
    const guard = new AdvertGuard(this.dataSource);
    const spokenFor = rows.filter(({ sponsorship }) => sponsorship.length > 0);
    for (const [key, ofFile] of grouped(spokenFor, ({ sourceKey }) => sourceKey)) {
      await guard.judge(manager, key, ofFile);
    }
    await restoreJobs(
      manager,
      records.map((record, at) => asRestored(record, rows[at]!)),
    );
  }
}

function grouped<T>(all: T[], keyOf: (one: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const one of all) {
    const group = groups.get(keyOf(one));
    if (group) group.push(one);
    else groups.set(keyOf(one), [one]);
  }
  return groups;
}

/** Where nothing speaks for it any more it is in no list, and its page keeps what was known last. */
function asRestored(record: JobRecord, { sponsorship, country, placeWords }: JobRow): JobRecord {
  if (sponsorship.length > 0) return { ...record, sponsorship, country, place_words: placeWords };
  return { ...record, removed_at: record.removed_at ?? new Date().toISOString(), is_unsponsored: true };
}

/** Of two who ask at once one waits, and hears that it has been done. */
async function claim(manager: EntityManager, id: string, by: string): Promise<void> {
  const [known] = await manager.query<{ isTakenBack: boolean }[]>(
    'SELECT taken_back_at IS NOT NULL AS "isTakenBack" FROM job_uploads WHERE id = $1 FOR UPDATE',
    [id],
  );
  if (!known) throw new NotFound('Import');
  if (known.isTakenBack) throw new Conflict('This import has been taken back already.');
  await manager.query('UPDATE job_uploads SET taken_back_by = $2, taken_back_at = now() WHERE id = $1', [id, by]);
}

async function remove(manager: EntityManager, added: Change[]): Promise<void> {
  for (let start = 0; start < added.length; start += BATCH) {
    const ids = added.slice(start, start + BATCH).map(({ id }) => id);
    await manager.query(
      `DELETE FROM advert_holds USING jobs WHERE jobs.id = ANY ($1)
         AND jobs.source_key = advert_holds.source_key AND jobs.source_id = advert_holds.source_id`,
      [ids],
    );
    await manager.query('DELETE FROM jobs WHERE id = ANY ($1)', [ids]);
  }
}
