import { create } from 'zustand';
import type { Release } from '@landfall/sdk/release';

interface ReleaseState {
  /** What this page runs; undefined when the page carried none that can be trusted. */
  release?: Release;
  /** A newer build exists of something that runs here; a reload takes it. */
  isOutdated: boolean;
  /** The operator wants running tabs to leave their build at the next route change. */
  mustReload: boolean;
}

export const releaseState = create<ReleaseState>(() => ({ isOutdated: false, mustReload: false }));

export const currentRelease = (): Release | undefined => releaseState.getState().release;
