import type { EntityManager } from 'typeorm';
import type { TrackedEmployer } from '../applications/tracked-employers.js';

/** The employers of all saved jobs, as named when they were saved, and who saved one. */
export const savedEmployers = (manager: Pick<EntityManager, 'query'>): Promise<TrackedEmployer[]> =>
  manager.query<TrackedEmployer[]>(
    `SELECT company, location, array_agg(DISTINCT user_id::text) AS "userIds" FROM saved_jobs GROUP BY 1, 2`,
  );
