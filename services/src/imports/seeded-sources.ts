import { existsSync } from 'node:fs';
import type { DataSource } from 'typeorm';
import { sourceFrom, type ImportConfig, type JobSource } from './import.config.js';

export const isThere = (path: string | null): path is string => path !== null && existsSync(path);

/** Files that were brought in by hand and are to be read again, as far as they are still where they were. */
export async function seededToReadAgain(
  dataSource: Pick<DataSource, 'query'>,
  { sources }: ImportConfig,
): Promise<JobSource[]> {
  const rows = await dataSource.query<{ path: string | null }[]>(
    `SELECT path FROM job_sources WHERE digest = '' AND NOT key = ANY ($1) ORDER BY key`,
    [sources.map(({ key }) => key)],
  );
  return rows.flatMap(({ path }) => (isThere(path) ? [sourceFrom(path)] : []));
}
