import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { RouteAccessConfig } from '../../platform/access/route-access.config.js';
import { STABLE } from '../release.js';
import { Heads, type Head } from '../releases/heads.js';
import { ScreenConfig } from './screen.config.js';

/** Routes that the operator speaks of and that no screen of this release declares. */
export function undeclaredRoutes(
  { signed, shell }: Pick<Head, 'signed' | 'shell'>,
  routeAccess: ScreenConfig['routeAccess'],
): string[] {
  const remotes = Object.values(signed.release.remotes);
  const declared = new Set([...shell.routes, ...remotes.flatMap(({ routes }) => routes)].map(({ path }) => path));
  return Object.keys(routeAccess).filter((path) => !declared.has(path));
}

/**
 * Tells the operator of a word in `ROUTE_ACCESS` that changes nothing: a typing error there leaves a screen closed, or open,
 * and so does one that would open a screen without its calls. Not refused at start: the release that declares a screen may
 * be still to come, and a new version of the program must not stand still for a word that an older one took.
 */
@Injectable()
export class UndeclaredRoutes implements OnApplicationBootstrap {
  private told = '';

  constructor(
    private readonly heads: Heads,
    private readonly config: ScreenConfig,
    private readonly access: RouteAccessConfig,
  ) {}

  onApplicationBootstrap(): void {
    for (const sentence of this.access.unheard) console.warn(`Note: ${sentence}`);
    this.look();
    this.heads.onNews(({ channel }) => channel === STABLE && this.look());
  }

  private look(): void {
    const head = this.heads.current(STABLE);
    if (head) this.tell(undeclaredRoutes(head, this.config.routeAccess).join(', '));
  }

  private tell(paths: string): void {
    if (paths && paths !== this.told) {
      console.warn(`Note: ROUTE_ACCESS names what no screen has, so it changes nothing: ${paths}`);
    }
    this.told = paths;
  }
}
