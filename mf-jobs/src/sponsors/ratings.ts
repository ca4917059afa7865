import type { OlderRoute, RatedRoute } from '@landfall/contracts';

interface Rated {
  rating?: string;
  ratings?: RatedRoute[];
  olderRoutes?: OlderRoute[];
}

/** One rating and, where another holds for other routes, the routes that it is of. */
export interface ShownRating {
  /** Empty: not stated. */
  rating: string;
  text: string;
  /** Empty: it is that of all. */
  routes: string[];
}

/**
 * "A rating (Skilled Worker)" beside "B rating (Scale-up)" where they differ; else the one rating of all routes.
 * Remotes share no code: `mf-admin/src/reviews/ratings-and-routes.ts` has the same rule.
 */
export function shownRatings({ rating = '', ratings = [], olderRoutes = [] }: Rated): ShownRating[] {
  // beside a route that the newest register does not cover stands its day
  const stated = ratings.filter(({ route }) => !olderRoutes.some((older) => older.route === route));
  if (stated.length === 0) return [{ rating, text: nameOf(rating), routes: [] }];
  return [...new Set(stated.map((one) => one.rating))].map((each) => {
    const routes = stated.filter((one) => one.rating === each).map(({ route }) => route);
    return { rating: each, text: `${nameOf(each)} (${inSeries(routes)})`, routes };
  });
}

const series = new Intl.ListFormat('en-GB', { type: 'conjunction' });
/** "Skilled Worker, Scale-up and Creative Worker". */
export const inSeries = (all: readonly string[]): string => series.format(all);

const nameOf = (rating: string) => rating || 'Rating not stated';
