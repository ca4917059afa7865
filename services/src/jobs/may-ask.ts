import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Invalid } from '../platform/refusals/refusals.js';
import { isAsked } from './finding/next-steps.js';
import { advancedFields, type JobCountsQuery, type JobFilter } from './jobs.dto.js';

/** As the filters are called on screen. */
const called: Record<(typeof advancedFields)[number], string> = {
  salaryMin: 'Salary',
  postedWithin: 'Posted within',
  remote: 'Remote',
  rating: 'Sponsor Rating',
  route: 'Sponsor Route',
  occupation: 'Occupation',
};

/** The advanced filters are part of Premium; the answer names each that was asked. */
export function mayAsk(user: Pick<SignedInUser, 'plan'> | undefined, query: JobFilter | JobCountsQuery): void {
  if (user?.plan === 'premium') return;
  const asked = advancedFields.filter((field) => isAsked(query, field));
  if (asked.length === 0) return;
  throw new Invalid(
    asked.map((field) => ({ field, message: `The filter “${called[field]}” comes with Premium` })),
    403,
  );
}
