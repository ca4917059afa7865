import type { Release, SignedRelease } from '@landfall/sdk/release';
import { inlined, providePrefetch, slots } from '@landfall/sdk/shell';
import { fillingsOf } from './fillings';
import { startFederation } from './federation';
import { followReleases } from './follow';
import { startHealth } from './health';
import { releaseState } from './release-state';
import { countUncaughtErrors } from './uncaught';
import { trusted } from './verify';
import { warmOthers, warmRoute } from './warm';

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: 5_000 }) : setTimeout(work, 1_000);

/** Reads the page's release and makes its remotes ready to be loaded. Undefined when the page carries none to trust. */
export async function startRemotes(): Promise<Release | undefined> {
  countUncaughtErrors();
  const release = await trusted(inlined<SignedRelease>('release'));
  if (!release) return undefined;
  startHealth(release.channel);
  startFederation();
  releaseState.subscribe(({ release: now }) => now && slots.setState(fillingsOf(now), true));
  releaseState.setState({ release });
  providePrefetch(warmRoute);
  return release;
}

/** What can wait until the page stands. */
export function settleRemotes(): void {
  const begin = () =>
    whenIdle(() => {
      followReleases();
      void warmOthers();
    });
  if (document.readyState === 'complete') begin();
  else window.addEventListener('load', begin, { once: true });
}
