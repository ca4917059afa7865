import { jest } from '@jest/globals';
import type { User } from '@landfall/contracts';
import { session } from '@landfall/sdk/shell';
import { aUser } from '@landfall/sdk/testing';
import { followReleases } from './follow';

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
