import { ratingsOf, type Licence } from '../register/register-entry.js';
import type { SponsorEvent } from './register-diff.js';

/** How the rating for a route has changed; no route where one rating was, and is, that of all. */
interface ReRating {
  route: string;
  was: string;
  is: string;
}

type Texts = Pick<SponsorEvent, 'before' | 'after'>;

const BETWEEN = '; ';
const OF = ': ';

/** All that one register rated otherwise for an employer, as it is kept for those who are told. */
export function reRatingsOf(events: readonly SponsorEvent[], before: Licence[], after: Licence[]): Texts | undefined {
  const all = events.filter(({ kind }) => kind === 're-rated').map(reRatingIn);
  if (all.length === 0) return undefined;
  const isByRoute = ratingsOf(before).length > 0 || ratingsOf(after).length > 0;
  const told = isByRoute ? all : [{ ...all[0]!, route: '' }];
  const asText = (rating: 'was' | 'is') =>
    told.map((one) => (one.route === '' ? one[rating] : one.route + OF + one[rating])).join(BETWEEN);
  return { before: asText('was'), after: asText('is') };
}

/** The same, read again. */
export function reRatingsIn({ before, after }: Texts): ReRating[] {
  const were = before.split(BETWEEN);
  return after.split(BETWEEN).map((is, at) => reRatingIn({ before: were[at] ?? '', after: is }));
}

/** Routes and ratings may have a colon themselves: what both texts begin with is the route. */
function reRatingIn({ before, after }: Texts): ReRating {
  let same = 0;
  while (same < before.length && before[same] === after[same]) same++;
  const end = before.slice(0, same).lastIndexOf(OF);
  const start = end < 0 ? 0 : end + OF.length;
  return { route: before.slice(0, Math.max(end, 0)), was: before.slice(start), is: after.slice(start) };
}
