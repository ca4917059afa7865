import type { EntityManager } from 'typeorm';

/** Why a line is refused of which only the register could say that it is sponsored. */
export const NOT_SPONSORED = 'Nothing says that this job is sponsored.';
/** The same, where all that it says is a visa that does not hold where the job is: "H-1B (US)" of a job in Leeds. */
export const VISA_ELSEWHERE = `"visa_type" is of another country than the job. ${NOT_SPONSORED}`;

/** And where all that the advert offers is a visa of another country: "H-1B sponsorship" in Leeds, a Skilled Worker visa on Jersey. */
export const OFFER_ELSEWHERE = `The sponsorship in the advert is of another country than the job. ${NOT_SPONSORED}`;

/**
 * After a new register, or a decision about a name: sources of which lines were refused for want of sponsorship are read
 * again although they have not changed. A worker looks for them all the time, see `AgainRound`.
 */
export async function readAgain(manager: Pick<EntityManager, 'query'>): Promise<void> {
  await manager.query(
    `UPDATE job_sources SET digest = '' WHERE key IN (
       SELECT source_key FROM import_runs JOIN import_rejects ON run_id = import_runs.id WHERE reason = ANY ($1)
     )`,
    [[NOT_SPONSORED, VISA_ELSEWHERE, OFFER_ELSEWHERE]],
  );
}
