import type { RouteAccess } from '../release.js';
import type { Head } from '../releases/heads.js';

/** The same page under another address, and the parts of the design system: of no use in a search engine. */
const NOT_LISTED = new Set(['/home', '/design']);

/** What a route asks for in this place: the operator's word goes before the remote's. */
export const accessOf = (
  { path, access }: { path: string; access: RouteAccess },
  routeAccess: Readonly<Record<string, RouteAccess>>,
): RouteAccess => routeAccess[path] ?? access;

/** Screens that everybody may see, by their paths as declared: `/job/:id`. */
export function publicScreens(
  { signed, shell }: Pick<Head, 'signed' | 'shell'>,
  routeAccess: Readonly<Record<string, RouteAccess>>,
): string[] {
  const routes = [...shell.routes, ...Object.values(signed.release.remotes).flatMap((remote) => remote.routes)];
  const open = routes.filter((route) => accessOf(route, routeAccess) === 'public').map(({ path }) => path);
  return [...new Set(open)].sort();
}

/** Addresses of screens that everybody may see, without those that stand for many. */
export const publicAddresses = (...place: Parameters<typeof publicScreens>): string[] =>
  publicScreens(...place).filter((path) => !/[:*]/.test(path) && !NOT_LISTED.has(path));
