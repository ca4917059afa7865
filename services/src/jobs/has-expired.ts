import type { JobEntity } from './job.entity.js';

/** Past its closing date on this day (YYYY-MM-DD), or no longer at its source. */
export const hasExpired = (
  { removedAt, expiresOn }: Pick<JobEntity, 'removedAt' | 'expiresOn'>,
  today: string,
): boolean => removedAt !== null || (expiresOn !== null && expiresOn < today);
