import type { Release, ReleasedRemote } from '@landfall/sdk/release';
import { SDK_VERSION } from '@landfall/sdk/shell';
import { releaseState } from './release-state';

/** Whether a remote that asks for `^1.3` may run on this shell's SDK. */
export function fits(range: string, version: string = SDK_VERSION): boolean {
  const [major, minor = 0, patch = 0] = range.replace(/^\^/, '').split('.').map(Number);
  const [ours, ourMinor = 0, ourPatch = 0] = version.split('.').map(Number);
  return major === ours && (ourMinor > minor || (ourMinor === minor && ourPatch >= patch));
}

/**
 * Takes from a newer release what this tab has not loaded yet. A remote that runs stays as it is; so does one whose
 * newer build asks for more than this shell offers.
 */
export function adopt(next: Release, isLoaded: (remote: string) => boolean): void {
  const { release, mustReload } = releaseState.getState();
  if (!release || next.channel !== release.channel || next.seq <= release.seq) return;
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
  releaseState.setState({
    release: { ...release, remotes },
    isOutdated: left.length > 0 || next.shell.build !== release.shell.build,
    mustReload: mustReload || left.some(({ urgency }) => urgency === 'reload'),
  });
}
