import { matchPath } from 'react-router-dom';
import type { Release, ReleasedBuild } from '@landfall/sdk/release';
import { maySee, session } from '@landfall/sdk/shell';
import { remotes } from '.';
import { addressOf, isIntegrity } from './addresses';
import type { Part } from './part';
import { currentRelease } from './release-state';

/** The part behind an address, when a remote has one. */
export function partAt(release: Release | undefined, path: string): Part | undefined {
  const found = Object.entries(release?.remotes ?? {})
    .flatMap(([remote, { routes }]) => routes.map((route) => ({ remote, path: route.path })))
    .filter((route) => matchPath(route.path, path))
    // `/applications/demo` before `/applications/:id`
    .sort((a, b) => Number(a.path.includes(':')) - Number(b.path.includes(':')));
  return found[0] && { kind: 'route', ...found[0] };
}

/** Loads and evaluates what stands behind a path, ahead of the click. A failure shows where the part would stand. */
export function warmRoute(path: string): void {
  const part = partAt(currentRelease(), new URL(path, window.location.origin).pathname);
  if (part) remotes.load(part).catch(() => undefined);
}

/** The same for what fills a slot, as far as the person may see it. */
export function warmSlot(slot: string): void {
  const { user } = session.getState();
  for (const [remote, { fills }] of Object.entries(currentRelease()?.remotes ?? {})) {
    const own = fills.filter((fill) => fill.slot === slot);
    for (const [nth, { access }] of own.entries()) {
      if (maySee(access, user)) remotes.load({ kind: 'filling', remote, slot, nth }).catch(() => undefined);
    }
  }
}

async function fetchFiles(build: ReleasedBuild): Promise<void> {
  const first = build.routes[0]?.preload ?? [];
  for (const { href, integrity } of [{ href: build.entry, integrity: build.integrity }, ...first]) {
    if (isIntegrity(integrity))
      await (await fetch(addressOf(build, href), { integrity, priority: 'low' })).arrayBuffer();
  }
}

/** Brings the files of the other remotes into the browser's cache, one after the other, unless data is to be saved. */
export async function warmOthers(): Promise<void> {
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  if (connection?.saveData) return;
  const { user } = session.getState();
  for (const [name, build] of Object.entries(currentRelease()?.remotes ?? {})) {
    // What only administrators open is not brought to everybody; a visitor may sign in at any moment.
    const isForThem = build.routes.some(({ access }) => access !== 'admin' || maySee(access, user));
    if (isForThem && !remotes.isLoaded(name)) await fetchFiles(build).catch(() => undefined);
  }
}
