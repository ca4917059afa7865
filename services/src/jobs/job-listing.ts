import type { EntityManager } from 'typeorm';

/** Whoever else decides about this job waits until the transaction has ended. */
export async function lockJob(manager: EntityManager, id: number): Promise<void> {
  await manager.query('SELECT FROM jobs WHERE id = $1 FOR UPDATE', [id]);
}

/** For who decides about jobs in tables of their own: the triggers of the table see anew what is held and what is listed. */
export async function judgeJobsAgain(manager: EntityManager, ids: number[]): Promise<void> {
  await manager.query('UPDATE jobs SET updated_at = now() WHERE id = ANY ($1)', [ids]);
}

/** The same, and what was taken out of the lists comes back into them, unless nothing speaks for its sponsorship or its advert refuses it. */
export async function bringJobsBack(manager: Pick<EntityManager, 'query'>, ids: number[]): Promise<void> {
  await manager.query(
    `UPDATE jobs SET removed_at = CASE WHEN is_unsponsored OR refusal IS NOT NULL THEN removed_at END, updated_at = now()
     WHERE id = ANY ($1)`,
    [ids],
  );
}
