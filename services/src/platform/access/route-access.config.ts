import type { Env } from '../config/env.js';
import { LEVELS, type RouteAccess } from './route-access.js';
import { leastAccess } from './screen-calls.js';

const whom: Record<RouteAccess, string> = {
  public: 'everybody',
  'signed-in': 'people who are signed in',
  admin: 'administrators',
};

/** Who may open a screen where the operator says otherwise than its remote, by the screen's path as declared: `/job/:id`. */
export class RouteAccessConfig {
  constructor(
    readonly routes: Readonly<Record<string, RouteAccess>>,
    /** What the operator says and does not get, each as a sentence: such a screen stays as its remote declares it. */
    readonly unheard: readonly string[] = [],
  ) {}

  /** Whether the operator has opened a screen to everybody. */
  isOpened(path: string): boolean {
    return this.routes[path] === 'public';
  }

  static parse(env: Env): RouteAccessConfig {
    const name = 'ROUTE_ACCESS';
    const routes: Record<string, RouteAccess> = {};
    const unheard: string[] = [];
    for (const pair of env.list(name)) {
      const [path, level] = pair.split('=').map((part) => part.trim());
      const access = LEVELS.find((one) => one === level);
      if (!path?.startsWith('/') || !access) {
        return env.refuse(name, `must be a list such as /jobs=public, with ${LEVELS.join(', ')}`);
      }
      const least = leastAccess[path];
      if (least && LEVELS.indexOf(access) < LEVELS.indexOf(least)) {
        unheard.push(`${name} cannot open ${path} to ${whom[access]}: the calls behind it are for ${whom[least]}`);
      } else {
        routes[path] = access;
      }
    }
    return new RouteAccessConfig(routes, unheard);
  }
}
