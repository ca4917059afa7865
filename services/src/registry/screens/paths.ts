import { escaped } from '../../platform/escaped.js';
import type { Head } from '../releases/heads.js';
import { SHELL, type ReleasedBuild, type ReleasedRoute } from '../release.js';

/** A screen's address, matched to whoever owns it. */
export type Found =
  | { kind: 'route'; owner: string; remote?: ReleasedBuild; route: ReleasedRoute; params: Record<string, string> }
  | { kind: 'redirect'; to: string }
  | { kind: 'nothing' };

interface Pattern {
  expression: RegExp;
  names: string[];
  /** Larger is more exact: static parts count more than parameters, a rest least. */
  rank: number;
}

const patterns = new Map<string, Pattern>();

/** Reads a path pattern as the browser's router does: `/job/:id`, `/files/*`; letters' case does not count. */
function patternOf(path: string): Pattern {
  const known = patterns.get(path);
  if (known) return known;
  const names: string[] = [];
  let rank = 0;
  const parts = path
    .split('/')
    .filter(Boolean)
    .map((part) => {
      if (part === '*') {
        names.push('*');
        rank -= 2;
        return '(?:/(.*))?';
      }
      if (!part.startsWith(':')) {
        rank += 10;
        return `/${escaped(part)}`;
      }
      names.push(part.slice(1));
      rank += 3;
      return '/([^/]+)';
    });
  const pattern = { expression: new RegExp(`^${parts.join('')}/?$`, 'i'), names, rank };
  patterns.set(path, pattern);
  return pattern;
}

/** The parameters of `pathname` in a pattern, or undefined when it does not fit. */
export function paramsOf(pattern: string, pathname: string): Record<string, string> | undefined {
  const { expression, names } = patternOf(pattern);
  const match = expression.exec(pathname);
  if (!match) return undefined;
  return Object.fromEntries(names.map((name, index) => [name, match[index + 1] ?? '']));
}

/** The names of a pattern's parameters, `*` for its rest. */
export const parametersOf = (pattern: string): string[] => patternOf(pattern).names;

/** A rest that begins with a slash must not make `//host`, which browsers take for another site. */
export function fill(to: string, params: Record<string, string>): string {
  return to
    .split('/')
    .map((part) => (part === '*' ? params['*'] : part.startsWith(':') ? params[part.slice(1)] : part) ?? '')
    .join('/')
    .replace(/^\/{2,}/, '/');
}

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
    .sort((a, b) => patternOf(b.route.path).rank - patternOf(a.route.path).rank);
  if (routes[0]) return { kind: 'route', ...routes[0] };
  for (const { from, to } of owners.flatMap(({ redirects }) => redirects)) {
    const params = paramsOf(from, pathname);
    if (params) return { kind: 'redirect', to: fill(to, params) };
  }
  return { kind: 'nothing' };
}
