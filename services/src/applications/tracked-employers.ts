import type { EntityManager } from 'typeorm';

/** An employer as people wrote it into their trackers, and whose trackers those are. */
export interface TrackedEmployer {
  company: string;
  location: string;
  userIds: string[];
}

/** All employers of jobs that people track. */
export const trackedEmployers = (manager: Pick<EntityManager, 'query'>): Promise<TrackedEmployer[]> =>
  manager.query<TrackedEmployer[]>(
    `SELECT company_name AS company, coalesce(job_location, '') AS location, array_agg(DISTINCT user_id::text) AS "userIds"
     FROM job_applications GROUP BY 1, 2`,
  );
