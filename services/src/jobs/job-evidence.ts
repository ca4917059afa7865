import type { EntityManager } from 'typeorm';
import type { Evidence } from './evidence.js';

/** A job as far as its employer is concerned. */
interface JobEmployer {
  id: number;
  company: string;
  location: string;
  /** Of an unsponsored one, what was known last. */
  sponsorship: Evidence[];
  /** It is in no list, because nothing says that it is sponsored. */
  isUnsponsored: boolean;
}

/**
 * All jobs of a country that their sources still have, those held for review or without evidence included. `companies`:
 * only those of employers that are written so.
 */
export const jobsIn = (
  manager: Pick<EntityManager, 'query'>,
  country: string,
  companies?: readonly string[],
): Promise<JobEmployer[]> =>
  manager.query<JobEmployer[]>(
    `SELECT id, company, location, sponsorship, is_unsponsored AS "isUnsponsored" FROM jobs
     WHERE country = $1 AND (removed_at IS NULL OR is_unsponsored OR held_at IS NOT NULL)
       AND ($2::text[] IS NULL OR company = ANY ($2)) ORDER BY id`,
    [country, companies ?? null],
  );

/**
 * Writes what now speaks for these jobs. A job for which nothing speaks any more leaves the lists, and its page keeps what
 * was known last; it comes back when something speaks for it again.
 */
export async function replaceEvidence(
  manager: Pick<EntityManager, 'query'>,
  changed: { id: number; sponsorship: Evidence[] }[],
): Promise<void> {
  const left = changed.filter(({ sponsorship }) => sponsorship.length === 0).map(({ id }) => id);
  const kept = changed.filter(({ sponsorship }) => sponsorship.length > 0);
  if (left.length > 0) {
    await manager.query(
      `UPDATE jobs SET removed_at = coalesce(removed_at, now()), is_unsponsored = true, updated_at = now()
       WHERE id = ANY ($1) AND NOT is_unsponsored`,
      [left],
    );
  }
  if (kept.length > 0) {
    await manager.query(
      `UPDATE jobs SET sponsorship = given.sponsorship, updated_at = now(), is_unsponsored = false,
         removed_at = CASE WHEN is_unsponsored THEN NULL ELSE removed_at END
       FROM jsonb_to_recordset($1::jsonb) AS given (id int, sponsorship jsonb) WHERE jobs.id = given.id`,
      [JSON.stringify(kept)],
    );
  }
}
