import type { FunctionComponent } from 'react';
import type { RemoteDefinition } from '@landfall/sdk/remote';
import type { Release, ReleasedBuild, ReleasedRemote } from '@landfall/sdk/release';

const HASH = `sha384-${'A'.repeat(64)}`;

export const aBuild = (more: Partial<ReleasedBuild> = {}): ReleasedBuild => ({
  build: 'aaaaaaaaaaaa',
  version: '1.1.0',
  container: 'mf_jobs_aaaaaaaaaaaa',
  base: '/r/mf-jobs/aaaaaaaaaaaa/',
  entry: 'entry.js',
  integrity: HASH,
  sdk: '^1.0',
  routes: [{ path: '/jobs', title: 'Jobs', access: 'signed-in', preload: [] }],
  redirects: [],
  nav: [{ label: 'Jobs', to: '/jobs', icon: 'briefcase', order: 20 }],
  provides: [],
  fills: [{ slot: 'home.jobs', order: 10, access: 'public', preload: [] }],
  ...more,
});

export const earlier: ReleasedBuild = aBuild({
  build: 'bbbbbbbbbbbb',
  version: '1.0.0',
  container: 'mf_jobs_bbbbbbbbbbbb',
  base: '/r/mf-jobs/bbbbbbbbbbbb/',
});

export const aRemote = (more: Partial<ReleasedRemote> = {}): ReleasedRemote => ({
  ...aBuild(),
  urgency: 'normal',
  fallback: earlier,
  ...more,
});

export const aRelease = (remotes: Record<string, ReleasedRemote> = { 'mf-jobs': aRemote() }, seq = 7): Release => ({
  v: 1,
  channel: 'stable',
  seq,
  issuedAt: '2026-11-21T10:00:00.000Z',
  shell: {
    build: 'cccccccccccc',
    version: '1.0.0',
    sdk: '1.0.0',
    base: '/r/shell/cccccccccccc/',
    entry: 'shell.js',
    integrity: HASH,
    preload: [],
    contract: HASH,
  },
  remotes,
});

/** What a container holds: `screen` stands behind `/jobs` and in the slot `home.jobs`. */
export const aDefinition = (screen: FunctionComponent<object>): RemoteDefinition => {
  const component = () => Promise.resolve({ default: screen });
  return {
    name: 'mf-jobs',
    sdk: '^1.0',
    routes: [{ path: '/jobs', title: 'Jobs', access: 'signed-in', component }],
    fills: [{ slot: 'home.jobs', component }],
  };
};

export const saying = (words: string): FunctionComponent<object> => {
  const Words = () => <p>{words}</p>;
  return Words;
};

export const throwing = (message: string): FunctionComponent<object> => {
  const Broken = () => {
    throw new Error(message);
  };
  return Broken;
};
