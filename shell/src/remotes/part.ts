import type { ComponentType } from 'react';
import type { RemoteDefinition } from '@landfall/sdk/remote';
import type { ReleasedBuild } from '@landfall/sdk/release';

/** One thing of a remote that can be put on screen. */
export type Part = { remote: string } & (
  | { kind: 'route'; path: string }
  /** `nth` among this remote's fillings of that slot. */
  | { kind: 'filling'; slot: string; nth: number }
);

export type PartComponent = ComponentType<{ context?: unknown }>;
type Load = () => Promise<{ default: PartComponent }>;

export const keyOf = (part: Part): string =>
  part.kind === 'route' ? `${part.remote} ${part.path}` : `${part.remote} ${part.slot} ${part.nth}`;

/** How the part's component is loaded. @throws when this build has no such part */
export function loaderOf(definition: RemoteDefinition | undefined, part: Part): Load {
  const found =
    part.kind === 'route'
      ? definition?.routes.find(({ path }) => path === part.path)
      : definition?.fills?.filter(({ slot }) => slot === part.slot)[part.nth];
  if (!found) throw new Error(`no ${part.kind} "${part.kind === 'route' ? part.path : part.slot}" in this build`);
  return found.component as Load;
}

/** What a build says it needs to show the part, beside its entry. */
export function preloadsOf({ routes, fills }: ReleasedBuild, part: Part): { href: string }[] {
  const found =
    part.kind === 'route'
      ? routes.find(({ path }) => path === part.path)
      : fills.filter(({ slot }) => slot === part.slot)[part.nth];
  return found?.preload ?? [];
}
