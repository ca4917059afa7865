import { seesEarly, type Viewer } from '../../platform/access/viewer.js';
import { Refusal } from '../../platform/refusals/refusals.js';
import { hasExpired } from '../has-expired.js';
import type { JobEntity } from '../job.entity.js';

/** The search as this person may make it. Without `early` it means open jobs only, whoever forgets to ask. */
export const seenBy = <T extends object>(viewer: Viewer, search: T): T & { early?: true } =>
  seesEarly(viewer) ? { ...search, early: true } : search;

type Dated = Pick<JobEntity, 'premiumUntil' | 'removedAt' | 'expiresOn'>;

/** Nobody is first any more to what has expired: its page says so to everybody. */
export const maySee = (viewer: Viewer, job: Dated): boolean =>
  !job.premiumUntil || hasExpired(job, new Date().toISOString().slice(0, 10)) || seesEarly(viewer);

/** @throws PremiumFirst */
export function mustSee(viewer: Viewer, job: Dated): void {
  if (!maySee(viewer, job)) throw new PremiumFirst(job.premiumUntil!);
}

/** The job is there, and not for this person yet. */
export class PremiumFirst extends Refusal {
  constructor(opensAt: Date) {
    super(403, 'Premium members see this job first. It opens to everyone soon.', {
      extra: { code: 'premium-first', opensAt: opensAt.toISOString() },
    });
  }
}
