import { jest } from '@jest/globals';
import { aRelease, aRemote } from '../testing/samples';
import { remotes } from '.';
import { NEW_PAGE, releaseState } from './release-state';
import { warmSlot } from './warm';

describe('what fills a slot', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is loaded ahead of its place, and only what the person may see', () => {
    const fills = [
      { slot: 'home.jobs', order: 10, access: 'public' as const, preload: [] },
      { slot: 'home.news', order: 10, access: 'public' as const, preload: [] },
      { slot: 'home.jobs', order: 20, access: 'signed-in' as const, preload: [] },
      { slot: 'home.jobs', order: 30, access: 'public' as const, preload: [] },
    ];
    releaseState.setState({ ...NEW_PAGE, release: aRelease({ 'mf-jobs': aRemote({ fills }) }) }, true);
    const load = jest.spyOn(remotes, 'load').mockReturnValue(new Promise(() => undefined));
    warmSlot('home.jobs');
    expect(load.mock.calls.map(([part]) => part)).toEqual([
      { kind: 'filling', remote: 'mf-jobs', slot: 'home.jobs', nth: 0 },
      { kind: 'filling', remote: 'mf-jobs', slot: 'home.jobs', nth: 2 },
    ]);
  });
});
