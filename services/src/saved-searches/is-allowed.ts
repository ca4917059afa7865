import { mayAsk } from '../jobs/may-ask.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Refusal } from '../platform/refusals/refusals.js';
import { toJobFilter } from './filters.js';
import type { SavedSearchEntity } from './saved-search.entity.js';

/** Whether this person could make the search themselves now: one with advanced filters rests while Premium does. */
export function isAllowed(person: Pick<SignedInUser, 'plan'>, { filters }: SavedSearchEntity): boolean {
  try {
    mayAsk(person, toJobFilter(filters));
    return true;
  } catch (error) {
    if (error instanceof Refusal) return false;
    throw error;
  }
}
