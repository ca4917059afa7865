import type { Licence } from './register-entry.js';

/** The routes that a file speaks of; who is missing in it and held another may still hold that. */
export type Covers = 'all' | readonly string[];

/** As a list of routes in a table; null where it is to be told from the employers. No route is called "all". */
export const storedCovers = (covers: Covers | undefined): readonly string[] | null =>
  covers === 'all' ? ['all'] : (covers ?? null);

export const coversStored = (stored: string[] | null): Covers | undefined =>
  stored?.[0] === 'all' ? 'all' : (stored ?? undefined);

export const isCovered = (route: string, covers: Covers): boolean => covers === 'all' || covers.includes(route);

interface Employer {
  licences: Pick<Licence, 'route'>[];
}

/** Of a route that a file covers it has at least this share of the employers that had it before. */
const LEAST_SHARE = 0.5;

/**
 * A route of which a file suddenly has next to nobody is a route that it leaves out. So is one that next to nobody holds
 * alone any more: a file that starts from the holders of one route has others only beside it.
 */
export function coverageOf(known: Employer[], entries: Employer[]): string[] {
  const before = { all: counted(known), alone: counted(known.filter(isAlone)) };
  const after = { all: counted(entries), alone: counted(entries.filter(isAlone)) };
  const isEnough = (route: string, group: 'all' | 'alone') =>
    (after[group].get(route) ?? 0) >= (before[group].get(route) ?? 0) * LEAST_SHARE;
  const startsFrom = (route: string) => after.all.get(route) === entries.length;
  const routes = new Set([...before.all.keys(), ...after.all.keys()]);
  return [...routes].filter((route) => isEnough(route, 'all') && (isEnough(route, 'alone') || startsFrom(route)));
}

const isAlone = ({ licences }: Employer): boolean => licences.length === 1;

function counted(employers: Employer[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { licences } of employers)
    for (const { route } of licences) counts.set(route, (counts.get(route) ?? 0) + 1);
  return counts;
}
