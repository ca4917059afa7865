import type { Licence } from '../register/register-entry.js';

/** The routes that a file speaks of; who is missing in it and held another may still hold that. */
export type Covers = 'all' | readonly string[];

/** As a list of routes in a table; null where it is to be told from the employers. No route is called "all". */
export const storedCovers = (covers: Covers | undefined): readonly string[] | null =>
  covers === 'all' ? ['all'] : (covers ?? null);

export const coversStored = (stored: string[] | null): Covers | undefined =>
  stored?.[0] === 'all' ? 'all' : (stored ?? undefined);

export const isCovered = (route: string, covers: Covers): boolean => covers === 'all' || covers.includes(route);

interface Employer {
  key: string;
  /** Its name has come at second hand: in small letters, without its legal form. */
  isNormalised?: boolean;
  licences: Pick<Licence, 'route' | 'asOf'>[];
}

/** One that the registers before have, with the day of the one that stated it last. */
interface KnownEmployer extends Employer {
  state: string;
  asOf: string;
}

/** Of a route that a file covers it has at least this share of the employers that had it before. */
const LEAST_SHARE = 0.5;

/**
 * Of those that earlier files left out a file has at least this share back where it covers their route. Years may have
 * passed, and most of them may really be gone; a file that leaves the route out as those did has next to nobody back.
 */
const LEAST_SHARE_BACK = 0.1;

/**
 * A route of which a file suddenly has next to nobody is a route that it leaves out. So is one that next to nobody holds
 * alone any more: a file that starts from the holders of one route has others only beside it. What earlier
 * files left out, by whatever they told that, is left out until those are back who have been missing the longest.
 * Names at second hand prove nothing here: they were put to a file that starts from others, as far as somebody had them.
 */
export function coverageOf(known: KnownEmployer[], entries: Employer[]): string[] {
  const before = { all: counted(known), alone: counted(known.filter(isAlone)) };
  const alone = entries.filter(isAlone);
  const after = { all: counted(entries), alone: counted(alone.filter(({ isNormalised }) => !isNormalised)) };
  const atSecondHand = counted(alone.filter(({ isNormalised }) => isNormalised));
  const isEnough = (route: string, group: 'all' | 'alone') =>
    (after[group].get(route) ?? 0) >= (before[group].get(route) ?? 0) * LEAST_SHARE;
  const hasAlone = (route: string) => isEnough(route, 'alone') && (after.alone.has(route) || !atSecondHand.has(route));
  const startsFrom = (route: string) => after.all.get(route) === entries.length;
  const routes = new Set([...before.all.keys(), ...after.all.keys()]);
  const missed = stillMissed(known, entries);
  return [...routes].filter(
    (route) => isEnough(route, 'all') && (hasAlone(route) || startsFrom(route)) && !missed.has(route),
  );
}

/** The routes of which those who have been left out the longest are still not there. */
function stillMissed(known: KnownEmployer[], entries: Employer[]): Set<string> {
  const longest = new Map<string, { asOf: string; keys: string[] }>();
  for (const { key, state, asOf: statedOn, licences } of known) {
    for (const { route, asOf = state === 'not-covered' ? statedOn : undefined } of licences) {
      const first = longest.get(route);
      if (asOf === undefined || (first && first.asOf < asOf)) continue;
      if (first?.asOf === asOf) first.keys.push(key);
      else longest.set(route, { asOf, keys: [key] });
    }
  }
  const there = new Set(entries.flatMap(({ key, licences }) => licences.map(({ route }) => `${route}|${key}`)));
  const missed = [...longest].filter(([route, { keys }]) => {
    const back = keys.filter((key) => there.has(`${route}|${key}`));
    return back.length < keys.length * LEAST_SHARE_BACK;
  });
  return new Set(missed.map(([route]) => route));
}

const isAlone = ({ licences }: Employer): boolean => licences.length === 1;

function counted(employers: Employer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { licences } of employers)
    for (const { route } of licences) counts.set(route, (counts.get(route) ?? 0) + 1);
  return counts;
}
