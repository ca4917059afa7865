import type { EntityManager } from 'typeorm';
import { bringJobsBack } from '../jobs/job-listing.js';

/**
 * Lets go of adverts that were held for a word that nobody signed, and for nothing else: something else speaks for these
 * jobs now. What was decided about an advert stands, and what its source has lost stays away.
 */
export async function letGoSpokenFor(manager: Pick<EntityManager, 'query'>, jobIds: number[]): Promise<void> {
  if (jobIds.length === 0) return;
  const [jobs] = await manager.query<[{ id: number }[], number]>(
    `DELETE FROM advert_holds USING jobs
     WHERE jobs.id = ANY ($1) AND jobs.source_key = advert_holds.source_key AND jobs.source_id = advert_holds.source_id
       AND state = 'held' AND NOT is_gone
       AND NOT EXISTS (SELECT FROM jsonb_array_elements(reasons) AS reason WHERE reason ->> 'kind' <> 'unsigned-word')
     RETURNING jobs.id`,
    [jobIds],
  );
  await bringJobsBack(
    manager,
    jobs.map(({ id }) => id),
  );
}
