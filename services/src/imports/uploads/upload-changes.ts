import type { EntityManager } from 'typeorm';
import type { JobRecord } from '../../jobs/job-writer.js';
import type { ReadLines } from '../line-reader.js';
import type { OwnId } from '../same-jobs.js';

/** The jobs that lines of these ids may change, as they are now. */
export async function jobsConcerned(
  manager: EntityManager,
  key: string,
  lines: Pick<OwnId, 'sourceId' | 'source'>[],
): Promise<Map<number, JobRecord>> {
  const rows = await manager.query<{ row: JobRecord }[]>(
    `SELECT to_jsonb(jobs) AS row FROM jobs WHERE source_id = ANY ($2) AND (source_key = $1 OR source = ANY ($3))`,
    [key, lines.map(({ sourceId }) => sourceId), [...new Set(lines.map(({ source }) => source))]],
  );
  return new Map(rows.map(({ row }) => [row.id, row]));
}

/** Keeps what differs from before under the upload. */
export async function noteChanges(
  manager: EntityManager,
  uploadId: string,
  before: Map<number, JobRecord>,
  key: string,
  { sponsored }: Pick<ReadLines, 'sponsored'>,
): Promise<void> {
  await manager.query(
    `INSERT INTO job_upload_changes (upload_id, job_id, before, words)
     SELECT $1, jobs.id, was.row, job_words(jobs)
     FROM jobs LEFT JOIN unnest($2::jsonb[]) AS was (row) ON (was.row ->> 'id')::int = jobs.id
     WHERE (jobs.id = ANY ($3) OR jobs.source_key = $4 AND jobs.source_id = ANY ($5))
       AND to_jsonb(jobs) - 'updated_at' IS DISTINCT FROM was.row - 'updated_at'`,
    [
      uploadId,
      [...before.values()].map((row) => JSON.stringify(row)),
      [...before.keys()],
      key,
      sponsored.map(({ sourceId }) => sourceId),
    ],
  );
}
