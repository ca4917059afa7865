import type { DataSource, EntityManager } from 'typeorm';
import type { JobSource } from './import.config.js';
import type { ImportResult } from './job-import.js';

const MOST_REJECTS_KEPT = 10_000;
/** Of each source; a file that cannot be read is noted every hour. What was refused in a run goes with it. */
const MOST_RUNS_KEPT = 50;

/** A file as it is about to be read. */
export interface Content {
  /** Of the bytes, and of how they are read: the same again need not be read. */
  digest: string;
  /** Of the bytes alone. */
  bytes: string;
  /** Since when the file has them. */
  cameAt: Date;
}

interface Before {
  digest: string;
  content: string | null;
  cameAt: Date;
}

/** A file that is read again, for another way of reading or a new register, has come when it came first. */
export async function cameAt(runs: Pick<DataSource, 'query'>, key: string, bytes: string, now: Date): Promise<Date> {
  const [before] = await runs.query<Before[]>(
    'SELECT digest, content, came_at AS "cameAt" FROM job_sources WHERE key = $1',
    [key],
  );
  if (!before) return now;
  // of files from before their content was noted: what is marked to be read again has not changed
  const isTheSame = before.content === null ? before.digest.trim() === '' : before.content === bytes;
  return isTheSame ? before.cameAt : now;
}

/** Notes what a run did, and how the file was that it read. */
export async function noteRun(
  manager: EntityManager,
  { key, path }: JobSource,
  content: Content,
  startedAt: Date,
  { added, changed, same, removed, rejected }: ImportResult,
): Promise<void> {
  await manager.query(
    `INSERT INTO job_sources (key, digest, checked_at, changed_at, path, content, came_at)
     VALUES ($1, $2, $3, $3, $4, $5, $6)
     ON CONFLICT (key) DO UPDATE
     SET digest = $2, checked_at = $3, changed_at = $3, path = $4, content = $5, came_at = $6`,
    [key, content.digest, startedAt, path, content.bytes, content.cameAt],
  );
  const [run] = await manager.query<{ id: number }[]>(
    `INSERT INTO import_runs (source_key, state, added, changed, same, removed, rejected, started_at)
     VALUES ($1, 'done', $2, $3, $4, $5, $6, $7) RETURNING id`,
    [key, added, changed, same, removed, rejected.length, startedAt],
  );
  const kept = rejected.slice(0, MOST_REJECTS_KEPT);
  await manager.query(
    `INSERT INTO import_rejects (run_id, line, reason, content)
     SELECT $1, * FROM unnest($2::int[], $3::text[], $4::text[]) ON CONFLICT DO NOTHING`,
    [
      run!.id,
      kept.map(({ line }) => line),
      kept.map(({ reason }) => storable(reason)),
      kept.map(({ content: said }) => storable(said)),
    ],
  );
  await forgetOldRuns(manager, key);
}

export async function noteFailure(
  runs: Pick<DataSource, 'query'>,
  key: string,
  startedAt: Date,
  problem: string,
): Promise<void> {
  await runs.query(`INSERT INTO import_runs (source_key, state, problem, started_at) VALUES ($1, 'failed', $2, $3)`, [
    key,
    problem,
    startedAt,
  ]);
  await forgetOldRuns(runs, key);
}

const forgetOldRuns = (runs: Pick<DataSource, 'query'>, key: string): Promise<unknown> =>
  runs.query(
    `DELETE FROM import_runs WHERE source_key = $1 AND id NOT IN (
       SELECT id FROM import_runs WHERE source_key = $1 ORDER BY id DESC LIMIT ${MOST_RUNS_KEPT})`,
    [key],
  );

const storable = (text: string) => text.slice(0, 2_000).replace(/\0|\p{Cs}/gu, '\uFFFD');
