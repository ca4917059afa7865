import type { EntityManager } from 'typeorm';
import type { Content, Speaker } from './file-content.js';
import type { JobSource } from './import.config.js';
import type { BrokenRow } from './job-file.js';
import type { LeftOut } from './left-out.js';

/** An advert that is held for review, and for what. */
export interface HeldLine {
  line: number;
  reasons: string[];
}

const MOST_REJECTS_KEPT = 10_000;
/** Of each source; a file that cannot be read is noted every hour. What was refused in a run goes with it. */
const MOST_RUNS_KEPT = 50;

export interface ImportResult {
  /** The file was the same as last time. */
  isUnchanged: boolean;
  added: number;
  changed: number;
  same: number;
  /** Of those that the file has, how many a file that came later speaks for. */
  leftToOthers: number;
  removed: number;
  /** Those of the file that wait for an administrator to look at them, in the order of the file. */
  held: HeldLine[];
  rejected: BrokenRow[];
  notes: LeftOut[];
}

/** Notes what a run did, and how the file was that it read. */
export async function noteRun(
  manager: EntityManager,
  { path }: { path: JobSource['path'] | null },
  { key, cameAt }: Speaker,
  content: Content,
  startedAt: Date,
  {
    added,
    changed,
    same,
    removed,
    rejected,
  }: Pick<ImportResult, 'added' | 'changed' | 'same' | 'removed' | 'rejected'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO job_sources (key, digest, checked_at, changed_at, path, content, came_at)
     VALUES ($1, $2, $3, $3, $4, $5, $6)
     ON CONFLICT (key) DO UPDATE
     SET digest = $2, checked_at = $3, changed_at = $3, path = $4, content = $5, came_at = $6`,
    [key, content.digest, startedAt, path, content.bytes, cameAt],
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
  manager: Pick<EntityManager, 'query'>,
  key: string,
  startedAt: Date,
  problem: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO import_runs (source_key, state, problem, started_at) VALUES ($1, 'failed', $2, $3)`,
    [key, problem, startedAt],
  );
  await forgetOldRuns(manager, key);
}

const forgetOldRuns = (manager: Pick<EntityManager, 'query'>, key: string): Promise<unknown> =>
  manager.query(
    `DELETE FROM import_runs WHERE source_key = $1 AND id NOT IN (
       SELECT id FROM import_runs WHERE source_key = $1 ORDER BY id DESC LIMIT ${MOST_RUNS_KEPT})`,
    [key],
  );

const storable = (text: string) => text.slice(0, 2_000).replace(/\0|\p{Cs}/gu, '\uFFFD');
