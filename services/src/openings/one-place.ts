import { Unprocessable } from '../platform/refusals/refusals.js';

const MOST_NAMED = 4;

/**
 * Nothing groups across places, not even by an administrator's word: a job in another town is another decision for
 * whoever looks for work. `place` is what the key of an opening takes of the location; one without letters begins with "=".
 * @throws Unprocessable
 */
export function mustBeOnePlace(jobs: readonly { id: number; location: string; place: string }[]): void {
  const nowhere = jobs.find(({ place }) => place.startsWith('='));
  if (nowhere) throw refusal(`Job ${nowhere.id} does not say where it is, so it cannot be one opening with others.`);
  const places = [...new Map(jobs.map(({ place, location }) => [place, location])).values()];
  if (places.length === 1) return;
  const named = places.slice(0, MOST_NAMED).join('; ');
  const more = places.length > MOST_NAMED ? ` and ${places.length - MOST_NAMED} more` : '';
  throw refusal(`These jobs are in different places (${named}${more}). Only jobs in one place can be one opening.`);
}

const refusal = (message: string) => new Unprocessable(message, [{ field: 'merge', message }]);
