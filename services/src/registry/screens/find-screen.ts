import type { Head } from '../releases/heads.js';
import { SHELL, type ReleasedBuild, type ReleasedRoute } from '../release.js';
import { fill, paramsOf, rankOf } from './paths.js';

/** A screen's address, matched to whoever owns it. */
export type Found =
  | { kind: 'route'; owner: string; remote?: ReleasedBuild; route: ReleasedRoute; params: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'nothing' };

/** Who owns an address in a release. */
export function findScreen({ signed, shell }: Pick<Head, 'signed' | 'shell'>, pathname: string): Found {
  const owners = [
    { owner: SHELL, remote: undefined, routes: shell.routes, redirects: shell.redirects },
    ...Object.entries(signed.release.remotes).map(([owner, remote]) => ({ owner, remote, ...remote })),
  ];
  const routes = owners
    .flatMap(({ owner, remote, routes: own }) =>
      own.map((route) => ({ owner, remote, route, params: paramsOf(route.path, pathname) })),
    )
    .flatMap(({ params, ...found }) => (params ? [{ ...found, params }] : []))
    .sort((a, b) => rankOf(b.route.path) - rankOf(a.route.path));
  if (routes[0]) return { kind: 'route', ...routes[0] };
  for (const { from, to } of owners.flatMap(({ redirects }) => redirects)) {
    const params = paramsOf(from, pathname);
    if (params) return { kind: 'redirect', to: fill(to, params) };
  }
  return { kind: 'nothing' };
}
