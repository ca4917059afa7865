import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Invalid } from '../platform/refusals/refusals.js';
import { isAsked } from './finding/next-steps.js';
import { advancedFields, type JobCountsQuery, type JobFilter } from './jobs.dto.js';

/** The advanced filters are part of Premium; the answer names each that was asked. */
export function mayAsk(user: Pick<SignedInUser, 'plan'> | undefined, query: JobFilter | JobCountsQuery): void {
  if (user?.plan === 'premium') return;
  const asked = advancedFields.filter((field) => isAsked(query, field));
  if (asked.length === 0) return;
  throw new Invalid(
    asked.map((field) => ({ field, message: `${field} is an advanced filter, which comes with Premium` })),
    403,
  );
}
