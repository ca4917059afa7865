import type { Sponsor } from '@landfall/contracts';

type Licensed = Pick<Sponsor, 'rating' | 'routes' | 'ratings' | 'olderRoutes'>;

/**
 * "A rating (Skilled Worker)" beside "B rating (Scale-up)" where they differ, else the one rating and all routes.
 * Remotes share no code: `mf-jobs/src/sponsors/ratings.ts` shows people the same by the same rule.
 */
export function ratingsAndRoutes({ rating, routes, ratings = [], olderRoutes = [] }: Licensed): string[] {
  // the newest register says nothing of an older route: it has none of the ratings
  const stated = ratings.filter(({ route }) => !olderRoutes.some((older) => older.route === route));
  const others = routes.filter((route) => !stated.some((one) => one.route === route));
  if (stated.length === 0) return [nameOf(rating), ...others];
  const rated = [...new Set(stated.map((one) => one.rating))].map((each) => {
    const same = stated.filter((one) => one.rating === each).map(({ route }) => route);
    return `${nameOf(each)} (${series.format(same)})`;
  });
  return [...rated, ...others];
}

const series = new Intl.ListFormat('en-GB', { type: 'conjunction' });

const nameOf = (rating: string) => rating || 'rating not stated';
