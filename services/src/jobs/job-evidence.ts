import type { EntityManager } from 'typeorm';
import type { Evidence } from './evidence.js';

/** A job as far as its employer is concerned. */
export interface JobEmployer {
  id: number;
  company: string;
  location: string;
  sponsorship: Evidence[];
}

/** All jobs of a country that their sources still have. */
export const jobsIn = (manager: Pick<EntityManager, 'query'>, country: string): Promise<JobEmployer[]> =>
  manager.query<JobEmployer[]>(
    `SELECT id, company, location, sponsorship FROM jobs WHERE country = $1 AND removed_at IS NULL ORDER BY id`,
    [country],
  );

/**
 * Writes what now speaks for these jobs. A job for which nothing speaks any more leaves the lists; its page keeps what
 * was known last.
 */
export async function replaceEvidence(
  manager: Pick<EntityManager, 'query'>,
  changed: { id: number; sponsorship: Evidence[] }[],
): Promise<void> {
  const left = changed.filter(({ sponsorship }) => sponsorship.length === 0).map(({ id }) => id);
  const kept = changed.filter(({ sponsorship }) => sponsorship.length > 0);
  if (left.length > 0) {
    await manager.query('UPDATE jobs SET removed_at = now(), updated_at = now() WHERE id = ANY ($1)', [left]);
  }
  if (kept.length > 0) {
    await manager.query(
      `UPDATE jobs SET sponsorship = given.sponsorship, updated_at = now()
       FROM jsonb_to_recordset($1::jsonb) AS given (id int, sponsorship jsonb) WHERE jobs.id = given.id`,
      [JSON.stringify(kept)],
    );
  }
}
