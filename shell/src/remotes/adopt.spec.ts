import { aRelease, aRemote } from '../testing/samples';
import { adopt, adoptHead, fits } from './adopt';
import { NEW_PAGE, releaseState, seqOf } from './release-state';

const newer = (more = {}) => aRelease({ 'mf-jobs': aRemote({ build: 'dddddddddddd', ...more }) }, 8);
const build = () => releaseState.getState().release?.remotes['mf-jobs']?.build;

describe('a newer release in an open tab', () => {
  beforeEach(() => releaseState.setState({ ...NEW_PAGE, release: aRelease() }, true));

  it('is taken for a remote that has not been loaded here', () => {
    adopt(newer(), () => false);
    expect(build()).toBe('dddddddddddd');
    expect(releaseState.getState().isOutdated).toBe(false);
  });

  it('waits for the next full load where the remote runs, and says so', () => {
    adopt(newer(), () => true);
    expect(build()).toBe('aaaaaaaaaaaa');
    expect(releaseState.getState()).toMatchObject({ isOutdated: true, mustReload: false });
  });

  it('asks for a reload when the operator wants tabs to leave', () => {
    adopt(newer({ urgency: 'reload' }), () => true);
    expect(releaseState.getState().mustReload).toBe(true);
  });

  it('is left when it asks for more than this shell offers', () => {
    adopt(newer({ sdk: '^9.0' }), () => false);
    expect(build()).toBe('aaaaaaaaaaaa');
  });

  it('is left when it is older, or of another channel', () => {
    adopt({ ...newer(), seq: 6 }, () => false);
    adopt({ ...newer(), channel: 'next' }, () => false);
    expect(build()).toBe('aaaaaaaaaaaa');
  });

  it('is kept in mind, and taken once the remote no longer runs', () => {
    adopt(newer(), () => true);
    adoptHead(() => false);
    expect(build()).toBe('dddddddddddd');
    expect(releaseState.getState().isOutdated).toBe(false);
  });

  it('is not undone by an older one that was read before and came after', () => {
    adopt({ ...newer({ build: 'eeeeeeeeeeee' }), seq: 9 }, () => false);
    adopt(newer(), () => false);
    expect(build()).toBe('eeeeeeeeeeee');
  });

  it('is what is counted for the builds that it brought, and for no other', () => {
    const calendar = aRemote({ build: 'ffffffffffff', fallback: undefined });
    releaseState.setState({ release: aRelease({ 'mf-jobs': aRemote(), 'mf-news': calendar }) });
    adopt({ ...newer(), remotes: { ...newer().remotes, 'mf-news': calendar } }, () => false);
    expect(['dddddddddddd', 'bbbbbbbbbbbb', 'aaaaaaaaaaaa', 'cccccccccccc', 'ffffffffffff'].map(seqOf)).toEqual([
      8, 7, 7, 7, 7,
    ]);
  });

  it.each([
    ['^1.0', true],
    ['^1.2.3', true],
    ['^1.3', false],
    ['^2.0', false],
  ])('that asks for %s fits SDK 1.2.4: %s', (range, isFit) => {
    expect(fits(range, '1.2.4')).toBe(isFit);
  });
});
