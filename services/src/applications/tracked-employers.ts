import type { EntityManager } from 'typeorm';

/** An employer as people wrote it into their trackers, and whose trackers those are. */
export interface TrackedEmployer {
  company: string;
  location: string;
  userIds: string[];
}

/** All employers of jobs that people track. Of one that states no place, the place of the job on the board that it is about. */
export const trackedEmployers = (manager: Pick<EntityManager, 'query'>): Promise<TrackedEmployer[]> =>
  manager.query<TrackedEmployer[]>(
    `SELECT company_name AS company, coalesce(nullif(job_location, ''), jobs.location, '') AS location,
       array_agg(DISTINCT user_id::text) AS "userIds"
     FROM job_applications LEFT JOIN jobs ON jobs.id = job_id AND lower(company) = lower(company_name) GROUP BY 1, 2`,
  );
