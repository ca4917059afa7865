import { jest } from '@jest/globals';
import type { User } from '@landfall/contracts';
import { session } from '@landfall/sdk/shell';
import { aUser, fakeApi } from '@landfall/sdk/testing';
import { aRelease, aRemote } from '../testing/samples';
import { followReleases } from './follow';
import { currentRelease, NEW_PAGE, releaseState } from './release-state';

class Stream extends EventTarget {
  static readonly CLOSED = 2;
  static readonly opened: Stream[] = [];
  readyState = 0;

  constructor(readonly address: string) {
    super();
    Stream.opened.push(this);
  }

  close() {
    this.readyState = Stream.CLOSED;
  }

  tell(release: object) {
    this.dispatchEvent(new MessageEvent('release', { data: JSON.stringify(release) }));
  }

  fail(readyState: number) {
    this.readyState = readyState;
    this.dispatchEvent(new Event('error'));
  }
}

describe('a tab of nobody that listens for newer releases', () => {
  let stop: () => void;
  beforeEach(() => {
    jest.useFakeTimers();
    Stream.opened.length = 0;
    Object.assign(globalThis, { EventSource: Stream });
    stop = followReleases();
  });
  afterEach(() => {
    stop();
    jest.useRealTimers();
  });

  it('listens again when its browser has given up', () => {
    Stream.opened[0]?.fail(Stream.CLOSED);
    jest.advanceTimersByTime(3_000);
    expect(Stream.opened.map(({ address }) => address)).toEqual(['/registry/events', '/registry/events']);
  });

  it('leaves a cut line to the browser, which mends it', () => {
    Stream.opened[0]?.fail(0);
    jest.advanceTimersByTime(60_000);
    expect(Stream.opened).toHaveLength(1);
  });

  it('reads what it may have missed when the browser has mended a cut line', async () => {
    releaseState.setState({ ...NEW_PAGE, release: aRelease() }, true);
    const repaired = aRelease({ 'mf-jobs': aRemote({ build: 'dddddddddddd' }) }, 8);
    const api = fakeApi({
      'GET /registry/channels/stable/release': () => ({ release: repaired, signature: '', publicKey: '' }),
    });
    globalThis.fetch = api.fetch;
    const open = () => Stream.opened[0]?.dispatchEvent(new Event('open'));
    open();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.calls).toHaveLength(0);
    Stream.opened[0]?.fail(0);
    open();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(api.calls).toHaveLength(1);
    expect(currentRelease()?.remotes['mf-jobs']?.build).toBe('dddddddddddd');
  });

  it('asks less and less often where it is refused, and as before once it was heard', () => {
    const refusedFor = (pause: number) => {
      const before = Stream.opened.length;
      Stream.opened.at(-1)?.fail(Stream.CLOSED);
      jest.advanceTimersByTime(pause - 1);
      expect(Stream.opened).toHaveLength(before);
      jest.advanceTimersByTime(1);
      expect(Stream.opened).toHaveLength(before + 1);
    };
    for (const pause of [3_000, 6_000, 12_000, 24_000, 30_000, 30_000]) refusedFor(pause);
    Stream.opened.at(-1)?.dispatchEvent(new Event('open'));
    refusedFor(3_000);
  });

  it('asks again where who is asked has not heard yet of the release that it was told of', async () => {
    releaseState.setState({ ...NEW_PAGE, release: aRelease() }, true);
    const repaired = aRelease({ 'mf-jobs': aRemote({ build: 'dddddddddddd' }) }, 8);
    const heads = [aRelease(), aRelease(), repaired];
    const api = fakeApi({
      'GET /registry/channels/stable/release': () => ({ release: heads.shift(), signature: '', publicKey: '' }),
    });
    globalThis.fetch = api.fetch;
    Stream.opened[0]?.tell({ channel: 'next', seq: 9 });
    Stream.opened[0]?.tell({ channel: 'stable', seq: 8 });
    await jest.advanceTimersByTimeAsync(60_000);
    expect(currentRelease()?.remotes['mf-jobs']?.build).toBe('dddddddddddd');
    expect(api.calls).toHaveLength(3);
  });

  it('listens no more once it has stopped', () => {
    Stream.opened[0]?.fail(Stream.CLOSED);
    stop();
    jest.advanceTimersByTime(60_000);
    expect(Stream.opened).toHaveLength(1);
  });
});

describe('a tab of somebody that listens for newer releases', () => {
  const signedIn = (user: User | null) =>
    session.setState({ state: user ? 'signed-in' : 'anonymous', user, checkedAt: Date.now() });
  const opened = () =>
    Stream.opened.filter(({ readyState }) => readyState !== Stream.CLOSED).map(({ address }) => address);
  const eventually = async (address: string) => {
    while (!opened().some((one) => one.startsWith(address))) await new Promise((resolve) => setTimeout(resolve, 5));
  };
  let stop: () => void;
  beforeEach(() => {
    Stream.opened.length = 0;
    Object.assign(globalThis, { EventSource: Stream });
    signedIn(aUser());
    stop = followReleases();
  });
  afterEach(() => {
    stop();
    signedIn(null);
  });

  it('does so over the stream that the tabs share, and alone once nobody is signed in', async () => {
    await eventually('/api/events');
    expect(opened()).toHaveLength(1);
    signedIn(null);
    await eventually('/registry/events');
    signedIn(aUser({ id: 'sam' }));
    expect(opened()).not.toContain('/registry/events');
  });
});
