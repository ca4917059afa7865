import type { DataSource, EntityManager } from 'typeorm';

/**
 * Gives new jobs their head start, in the transaction that adds them: so many hours from the date that their source
 * states, and no longer than that from now, where a date lies ahead. Records, and what has no date of its own, have none.
 */
export async function giveHeadStarts(manager: EntityManager, ids: number[], hours: number): Promise<void> {
  if (ids.length === 0 || hours === 0) return;
  await manager.query(
    `UPDATE job_search SET premium_until = least(posted_at, now()) + make_interval(hours => $2)
     WHERE job_id = ANY ($1) AND NOT is_record AND posted_at > now() - make_interval(hours => $2)`,
    [ids, hours],
  );
}

/** Ends head starts sooner where the source has set the date back since, or states none any more. */
export async function shortenHeadStarts(manager: EntityManager, ids: number[], hours: number): Promise<void> {
  await manager.query(
    `UPDATE job_search SET premium_until = coalesce(posted_at + make_interval(hours => $2), now())
     WHERE job_id = ANY ($1) AND premium_until > coalesce(posted_at + make_interval(hours => $2), now())`,
    [ids, hours],
  );
}

/** Those that premium members alone see now. */
export async function jobsInHeadStart(dataSource: DataSource): Promise<number[]> {
  const rows = await dataSource.query<{ id: number }[]>(
    'SELECT job_id AS id FROM job_search WHERE premium_until IS NOT NULL',
  );
  return rows.map(({ id }) => id);
}

/** Opens to everybody what is due, or everything where head starts are switched off. Answers how many jobs. */
export async function openDue(dataSource: DataSource, hours: number): Promise<number> {
  const [, count] = await dataSource.query<[unknown, number]>(
    `UPDATE job_search SET premium_until = NULL, opened_at = now()
     WHERE premium_until <= CASE WHEN $1 THEN 'infinity' ELSE now() END`,
    [hours === 0],
  );
  return count;
}
