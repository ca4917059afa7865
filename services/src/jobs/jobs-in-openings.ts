import type { EntityManager } from 'typeorm';
import { jobOpenings } from './job-openings.sql.js';

export interface JobInOpening {
  id: number;
  title: string;
  company: string;
  location: string;
  sourceKey: string;
  sourceId: string;
  /** What tells its opening from all others: of its own words, and of how often it was split off. */
  key: string;
  /** What the key takes of the place; without letters it begins with "=". */
  place: string;
  /** As the trigger keeps it. */
  opening: number;
  /** After all merges. */
  root: number;
  /** No other job is in it. */
  isAlone: boolean;
}

/** As the trigger has it. */
const PLACE = 'coalesce(whole_place, location)';

/** Those of the jobs that exist, in the order of the ids. */
export const jobsInOpenings = (manager: EntityManager, ids: number[]): Promise<JobInOpening[]> =>
  manager.query<JobInOpening[]>(
    `WITH sizes AS (SELECT root, count(*) AS jobs FROM ${jobOpenings} GROUP BY root)
     SELECT jobs.id, title, company, location, source_key AS "sourceKey", source_id AS "sourceId",
       opening_of(title, company, ${PLACE}, source_key, source_id) AS key, opening_words(${PLACE}) AS place,
       kept.opening, sizes.root, sizes.jobs = 1 AS "isAlone"
     FROM jobs JOIN job_openings AS kept ON kept.job_id = jobs.id LEFT JOIN opening_roots USING (opening)
       JOIN sizes ON sizes.root = coalesce(opening_roots.root, kept.opening)
     WHERE jobs.id = ANY ($1) ORDER BY array_position($1, jobs.id)`,
    [ids],
  );

/** By the numbers that the trigger keeps. */
export async function idsInOpenings(manager: EntityManager, openings: number[]): Promise<number[]> {
  if (openings.length === 0) return [];
  const rows = await manager.query<{ id: number }[]>(
    'SELECT job_id AS id FROM job_openings WHERE opening = ANY ($1) ORDER BY job_id',
    [openings],
  );
  return rows.map(({ id }) => id);
}

/** The trigger finds the opening of these jobs anew. One that is just being written is waited for. */
export async function findOpeningsAgain(
  manager: EntityManager,
  jobs: { sourceKey: string; sourceId: string }[],
): Promise<void> {
  await manager.query(
    `UPDATE jobs SET id = id FROM jsonb_to_recordset($1::jsonb) AS given ("sourceKey" varchar, "sourceId" varchar)
     WHERE source_key = "sourceKey" AND source_id = "sourceId"`,
    [JSON.stringify(jobs)],
  );
}
