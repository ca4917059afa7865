import type { EntityManager } from 'typeorm';
import { placedOnBoard } from './placed-on-board.sql.js';

/** An employer as people wrote it into their trackers, and whose trackers those are. */
export interface TrackedEmployer {
  company: string;
  location: string;
  userIds: string[];
}

/** All employers of jobs that people track, each where the application says, or its job. */
export const trackedEmployers = (manager: Pick<EntityManager, 'query'>): Promise<TrackedEmployer[]> =>
  manager.query<TrackedEmployer[]>(
    `SELECT company_name AS company, coalesce(nullif(job_location, ''), jobs.location, '') AS location,
       array_agg(DISTINCT user_id::text) AS "userIds"
     FROM ${placedOnBoard} GROUP BY 1, 2`,
  );
