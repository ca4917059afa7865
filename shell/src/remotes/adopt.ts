import type { Release, ReleasedRemote } from '@landfall/sdk/release';
import { SDK_VERSION } from '@landfall/sdk/shell';
import { releaseState } from './release-state';

/** Whether a remote that asks for `^1.3` may run on this shell's SDK. */
export function fits(range: string, version: string = SDK_VERSION): boolean {
  const [major, minor = 0, patch = 0] = range.replace(/^\^/, '').split('.').map(Number);
  const [ours, ourMinor = 0, ourPatch = 0] = version.split('.').map(Number);
  return major === ours && (ourMinor > minor || (ourMinor === minor && ourPatch >= patch));
}

const buildsOf = ({ remotes }: Release): string[] =>
  Object.values(remotes).flatMap(({ build, fallback }) => (fallback ? [build, fallback.build] : [build]));

/**
 * Takes from a newer release what this tab has not loaded yet. A remote that runs stays as it is; so does one whose
 * newer build asks for more than this shell offers.
 */
export function adopt(next: Release, isLoaded: (remote: string) => boolean): void {
  const { release, head, broughtBy, mustReload } = releaseState.getState();
  if (!release || next.channel !== release.channel || next.seq <= release.seq) return;
  if (head && next.seq < head.seq) return;
  const remotes: Record<string, ReleasedRemote> = {};
  const left: ReleasedRemote[] = [];
  for (const name of new Set([...Object.keys(release.remotes), ...Object.keys(next.remotes)])) {
    const now = release.remotes[name];
    const newer = next.remotes[name];
    if (now && isLoaded(name)) {
      remotes[name] = now;
      if (newer && newer.build !== now.build) left.push(newer);
    } else if (newer && fits(newer.sdk)) remotes[name] = newer;
    else if (now && newer) remotes[name] = now;
  }
  const here = new Set(buildsOf(release));
  const brought = buildsOf(next).filter((build) => !here.has(build) && !(build in broughtBy));
  releaseState.setState({
    release: { ...release, remotes },
    head: next,
    broughtBy: { ...broughtBy, ...Object.fromEntries(brought.map((build) => [build, next.seq])) },
    isOutdated: left.length > 0 || next.shell.build !== release.shell.build,
    mustReload: mustReload || left.some(({ urgency }) => urgency === 'reload'),
  });
}

/** The same with the newest release that is known, once something that ran or was on its way has failed. */
export function adoptHead(isLoaded: (remote: string) => boolean): void {
  const { head } = releaseState.getState();
  if (head) adopt(head, isLoaded);
}
