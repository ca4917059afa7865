import { createHash } from 'node:crypto';
import { canonicalJson } from '../../platform/canonical-json.js';
import type { BuildRow } from '../builds/builds.rows.js';
import type { Contract } from '../builds/contract.js';
import { SHELL, type Release, type ReleasedBuild, type ReleasedRemote, type ReleasedShell } from '../release.js';
import type { BuildName, Change } from './releases.rows.js';

const baseOf = (remote: string, build: string) => `/r/${remote}/${build}/`;

/** What a release says of its shell's contract. */
export const hashOfContract = (contract: Contract): string =>
  `sha384-${createHash('sha384').update(canonicalJson(contract)).digest('base64')}`;

function releasedShell({ contract, integrity }: BuildRow): ReleasedShell {
  const { build, version, sdk, entry, preload } = contract;
  return {
    build,
    version,
    sdk,
    base: baseOf(SHELL, build),
    entry,
    integrity,
    preload,
    contract: hashOfContract(contract),
  };
}

function releasedBuild({ contract, integrity }: BuildRow): ReleasedBuild {
  const { remote, build, version, container, entry, sdk, routes, redirects, nav, slots } = contract;
  return {
    build,
    version,
    container,
    base: baseOf(remote, build),
    entry,
    integrity,
    sdk,
    routes,
    redirects,
    nav,
    provides: slots.provides,
    fills: slots.fills,
  };
}

const alone = ({ fallback: _fallback, urgency: _urgency, ...build }: ReleasedRemote): ReleasedBuild => build;

/** The release's parts without its number and time. */
export interface Parts {
  shell: ReleasedShell | undefined;
  remotes: Record<string, ReleasedRemote>;
}

export const partsOf = (release: Release | undefined): Parts => ({
  shell: release?.shell,
  remotes: { ...release?.remotes },
});

/**
 * Puts builds into the parts. Each remote keeps the build that was current before as its fallback; when that one was
 * never on anybody's screen and failed for several, the fallback that it had itself.
 */
export function withBuilds(parts: Parts, builds: BuildRow[], onlyFailed: (build: BuildName) => boolean): Parts {
  const next: Parts = { shell: parts.shell, remotes: { ...parts.remotes } };
  for (const row of builds) {
    if (row.remote === SHELL) {
      next.shell = releasedShell(row);
      continue;
    }
    const before = parts.remotes[row.remote];
    if (before?.build === row.build) continue;
    next.remotes[row.remote] = {
      ...releasedBuild(row),
      urgency: 'normal',
      ...fallbackTo(before, before !== undefined && onlyFailed({ remote: row.remote, build: before.build })),
    };
  }
  return next;
}

function fallbackTo(before: ReleasedRemote | undefined, isBroken: boolean): Pick<ReleasedRemote, 'fallback'> {
  if (!before) return {};
  return { fallback: (isBroken && before.fallback) || alone(before) };
}

/** Takes one application's part from an older release, with the fallback that it had there; none where it had none. */
export function withRestored(parts: Parts, remote: string, from: Release): Parts {
  if (remote === SHELL) return { ...parts, shell: from.shell };
  const { [remote]: _now, ...others } = parts.remotes;
  const restored = from.remotes[remote];
  return { ...parts, remotes: restored ? { ...others, [remote]: restored } : others };
}

export function changesBetween(before: Parts, after: Parts): Change[] {
  const [old, now] = [buildsOf(before), buildsOf(after)];
  return [...new Set([...now.keys(), ...old.keys()])]
    .map((remote) => ({ remote, from: old.get(remote) ?? null, to: now.get(remote) ?? null }))
    .filter(({ from, to }) => from !== to);
}

const buildsOf = ({ shell, remotes }: Parts) =>
  new Map([
    ...(shell ? [[SHELL, shell.build] as const] : []),
    ...Object.entries(remotes).map(([name, { build }]) => [name, build] as const),
  ]);
