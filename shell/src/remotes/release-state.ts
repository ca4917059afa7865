import { create } from 'zustand';
import type { Release } from '@landfall/sdk/release';

interface ReleaseState {
  /** What this page runs; undefined when the page carried none that can be trusted. */
  release?: Release;
  /** The newest that this tab has heard of, whose builds it may not all have taken. */
  head?: Release;
  /** By build: the release that brought it to this page, where it came after the page. */
  broughtBy: Record<string, number>;
  /** A newer build exists of something that runs here; a reload takes it. */
  isOutdated: boolean;
  /** The operator wants running tabs to leave their build at the next route change. */
  mustReload: boolean;
}

export const NEW_PAGE: ReleaseState = { broughtBy: {}, isOutdated: false, mustReload: false };

export const releaseState = create<ReleaseState>(() => NEW_PAGE);

export const currentRelease = (): Release | undefined => releaseState.getState().release;

/** The release that a build of this page came from: what becomes of the build counts there. */
export const seqOf = (build: string): number | undefined =>
  releaseState.getState().broughtBy[build] ?? currentRelease()?.seq;
