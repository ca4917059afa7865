import { NOT_STATED } from './job-options.js';

/** How an employer is rated for one of its routes; empty: not stated. */
export interface RouteRating {
  route: string;
  rating: string;
}

const BETWEEN = '; ';
const OF = ' for ';

/**
 * The few employers that are rated otherwise for one route than for another are of an option that says so, "A rating for
 * Skilled Worker; B rating for Scale-up": whoever chooses a rating and a route finds them where both hold for one route,
 * and a row of the search has one number all the same. Nobody is shown such an option: it counts for each rating it names.
 */
export const optionOf = (ratings: readonly RouteRating[]): string =>
  ratings.map(({ route, rating }) => (rating || NOT_STATED) + OF + route).join(BETWEEN);

/** What an option says of single routes; nothing where one rating is of all. */
function byRoute(option: string): RouteRating[] {
  const parts = option.split(BETWEEN).map((part) => ({ part, at: part.indexOf(OF) }));
  if (parts.length < 2 || parts.some(({ at }) => at < 0)) return [];
  return parts.map(({ part, at }) => ({ rating: part.slice(0, at), route: part.slice(at + OF.length) }));
}

const isOneOf = (values: readonly string[]) => {
  const keys = new Set(values.map((value) => value.trim().toLowerCase()));
  return (value: string) => keys.has(value.toLowerCase());
};

/** The ratings that an option counts for where one of these routes is asked for, or any where none is. */
export function ratingsIn(option: string, routes: readonly string[]): string[] {
  const ratings = byRoute(option);
  if (ratings.length === 0) return [option];
  const isAsked = isOneOf(routes);
  const held = ratings.filter(({ route }) => routes.length === 0 || isAsked(route));
  return [...new Set(held.map(({ rating }) => rating))];
}

/** Whether an option says of one of these routes, or of any where none is asked for, that it has one of these ratings. */
export const isRatedSo = (option: string, ratings: readonly string[], routes: readonly string[]): boolean =>
  byRoute(option).length > 0 && ratingsIn(option, routes).some(isOneOf(ratings));

/** How many have an option. */
interface Counted {
  value: string;
  count: number;
}

/** Options of ratings as people see them: those by route count for each rating that holds for a route asked for. */
export function countedByRating(counted: readonly Counted[], routes: readonly string[]): Counted[] {
  const sums = new Map<string, number>();
  for (const { value, count } of counted) {
    for (const rating of ratingsIn(value, routes)) sums.set(rating, (sums.get(rating) ?? 0) + count);
  }
  return Array.from(sums, ([value, count]) => ({ value, count }));
}

/**
 * How many hold each route with one of these ratings. `counted`: the routes of whoever holds any route so; `ratings`: of
 * the same search, how many there are of each option of ratings.
 */
export function countedSoRated(
  counted: readonly Counted[],
  ratings: readonly Counted[],
  chosen: readonly string[],
): Counted[] {
  const others = new Map<string, number>();
  for (const { value, count } of ratings) {
    if (!isRatedSo(value, chosen, [])) continue;
    for (const { route } of byRoute(value).filter((one) => !isRatedSo(value, chosen, [one.route]))) {
      others.set(route.toLowerCase(), (others.get(route.toLowerCase()) ?? 0) + count);
    }
  }
  return counted
    .map(({ value, count }) => ({ value, count: count - (others.get(value.toLowerCase()) ?? 0) }))
    .filter(({ count }) => count > 0);
}
