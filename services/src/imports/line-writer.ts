import { createHash } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import type { AdvertGuard } from '../adverts/advert-guard.js';
import { insertJobs, updateJobs, type JobRow } from '../jobs/job-writer.js';
import type { Speaker } from './file-content.js';
import type { HeldLine } from './import-runs.js';
import type { ReadLines } from './line-reader.js';
import { takeOver, type Unsponsored } from './same-jobs.js';

export interface WrittenLines {
  /** The jobs that the file speaks for. */
  rows: JobRow[];
  added: number;
  changed: number;
  same: number;
  leftToOthers: number;
  held: HeldLine[];
}

/** Writes what a file says of its jobs: what is new is added, what differs is changed, what looks like a scam is held. */
export async function writeLines(
  manager: EntityManager,
  speaker: Speaker,
  { sponsored, unsponsored, lineOf }: ReadLines,
  { guard, headStart }: { guard: AdvertGuard; headStart: number },
): Promise<WrittenLines> {
  const leftToOthers = await takeOver(manager, speaker, [...sponsored, ...unsponsored]);
  const rows = sponsored.filter(({ sourceId }) => !leftToOthers.has(sourceId));
  const known = new Map<string, { digest: string; isGone: boolean }>();
  for (const { source_id: id, digest, is_gone: isGone } of await manager.query<Known[]>(
    'SELECT source_id, digest, removed_at IS NOT NULL AND held_at IS NULL AS is_gone FROM jobs WHERE source_key = $1',
    [speaker.key],
  )) {
    known.set(id, { digest, isGone });
  }
  const fresh = rows.filter(({ sourceId }) => !known.has(sourceId));
  const changed = rows.filter(({ sourceId, digest }) => {
    const before = known.get(sourceId);
    return before && (before.digest !== digest || before.isGone);
  });
  const written = new Set([...fresh, ...changed]);
  const same = rows.filter((row) => !written.has(row));
  const held = await guard.judge(manager, speaker.key, [
    ...written,
    ...(await asTheyStand(manager, speaker.key, same)),
  ]);
  await insertJobs(manager, fresh, headStart);
  await updateJobs(manager, changed, headStart);
  await unlist(manager, speaker.key, unsponsored);
  return {
    rows,
    added: fresh.length,
    changed: changed.length,
    same: same.length,
    leftToOthers: sponsored.length - rows.length,
    held: held
      .map(({ sourceId, reasons }) => ({
        line: lineOf.get(sourceId)!,
        reasons: reasons.map(({ summary }) => summary),
      }))
      .sort((a, b) => a.line - b.line),
  };
}

/** The words of a job that an administrator may have changed while its line stays what it was. */
const wordsOf = ({ title, company, location, description, salary, url }: JobRow): string =>
  createHash('md5')
    .update([title, company, location, description, salary ?? '', url ?? ''].join('\n'))
    .digest('hex');

/** Rows that are not written again: where the job has other words by now, it is these that people read. */
async function asTheyStand(manager: EntityManager, key: string, rows: JobRow[]): Promise<JobRow[]> {
  if (rows.length === 0) return rows;
  const changed = await manager.query<(Partial<JobRow> & { sourceId: string })[]>(
    `SELECT source_id AS "sourceId", title, company, location, country, description, visa_type AS "visaType", salary, url,
       sponsorship
     FROM jobs JOIN jsonb_to_recordset($2::jsonb) AS given ("sourceId" varchar, words text) ON source_id = "sourceId"
     WHERE source_key = $1
       AND md5(concat_ws(E'\\n', title, company, location, description, coalesce(salary, ''), coalesce(url, ''))) <> words`,
    [key, JSON.stringify(rows.map((row) => ({ sourceId: row.sourceId, words: wordsOf(row) })))],
  );
  const standing = new Map(changed.map((words) => [words.sourceId, words]));
  return rows.map((row) => ({ ...row, ...standing.get(row.sourceId) }));
}

/**
 * Jobs that are here from a time when something spoke for them: their lines are understood, and do not any more. One whose
 * advert refuses is not brought back by a licence of its employer.
 */
async function unlist(manager: EntityManager, key: string, jobs: Unsponsored[]): Promise<void> {
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

interface Known {
  source_id: string;
  digest: string;
  is_gone: boolean;
}
