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
