import { seesEarly, type Viewer } from '../../platform/access/viewer.js';
import { Refusal } from '../../platform/refusals/refusals.js';
import type { JobEntity } from '../job.entity.js';

/** The search as this person may make it. Without `early` it means open jobs only, whoever forgets to ask. */
export const seenBy = <T extends object>(viewer: Viewer, search: T): T & { early?: true } =>
  seesEarly(viewer) ? { ...search, early: true } : search;

type Dated = Pick<JobEntity, 'premiumUntil'>;

export const maySee = (viewer: Viewer, { premiumUntil }: Dated): boolean => !premiumUntil || seesEarly(viewer);

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
