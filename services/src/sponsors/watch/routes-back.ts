import type { EntityManager } from 'typeorm';
import type { RegisterDiff } from '../difference/register-diff.js';
import { endedOf, type LicenceChange } from './licence-sentences.js';

interface Told {
  userId: string;
  sponsorId: number;
  kind: LicenceChange['kind'];
  before: string;
  after: string;
}

export interface RouteBack {
  userId: string;
  sponsorId: number;
  /** `not-covered`: that they had ended was a mistake, and this register does not speak of them. */
  kind: 'routes' | 'not-covered';
  routes: string;
}

/** A route more is no news; whoever was told that it had ended hears that it is there again. */
export async function routesBack(manager: EntityManager, kept: RegisterDiff['kept']): Promise<RouteBack[]> {
  const gained = new Map(
    kept.flatMap(({ before, events }) => {
      const more = events
        .filter(({ kind }) => kind === 'routes')
        .map((routes) => endedOf(routes.after, routes.before))
        .filter(Boolean);
      return more.length === 0 ? [] : [[before.id, more.flatMap((routes) => routes.split('; '))] as const];
    }),
  );
  if (gained.size === 0) return [];
  const after = new Map(kept.map(({ before, entry }) => [before.id, entry.licences]));
  const isUncovered = (sponsorId: number, route: string) =>
    after.get(sponsorId)!.some((licence) => licence.route === route && licence.asOf !== undefined);
  const told = await manager.query<Told[]>(
    `SELECT user_id AS "userId", sponsor_id AS "sponsorId", kind, before, after FROM sponsor_news
     WHERE sponsor_id = ANY ($1) ORDER BY register_id`,
    [[...gained.keys()]],
  );
  const ended = new Map<string, { userId: string; sponsorId: number; routes: Set<string> }>();
  for (const one of told) {
    const key = `${one.userId} ${one.sponsorId}`;
    ended.set(key, { ...one, routes: endedAfter(one, ended.get(key)?.routes ?? new Set()) });
  }
  return [...ended.values()].flatMap(({ userId, sponsorId, routes }) => {
    const back = gained.get(sponsorId)!.filter((route) => routes.has(route));
    const stated = back.filter((route) => !isUncovered(sponsorId, route));
    if (back.length === 0) return [];
    const kind = stated.length > 0 ? ('routes' as const) : ('not-covered' as const);
    return [{ userId, sponsorId, kind, routes: (stated.length > 0 ? stated : back).join('; ') }];
  });
}

/** Of which routes somebody was told last that they had ended. */
function endedAfter({ kind, before, after }: Told, routes: Set<string>): Set<string> {
  if (kind === 're-rated') return routes;
  if (kind !== 'routes' && kind !== 'not-covered') return new Set();
  const there = new Set(after.split('; '));
  return new Set([...routes, ...endedOf(before, after).split('; ')].filter((route) => route && !there.has(route)));
}
