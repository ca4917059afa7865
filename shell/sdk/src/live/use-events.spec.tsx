import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { aUser, provide } from '../testing';
import { lineOf } from './shared-line';
import { FakeStream, provideFakeBrowser, removeFakeBrowser } from './testing/fake-browser';
import { useEvents } from './use-events';
import { useIsLive } from './use-is-live';

function Unread() {
  const [unread, setUnread] = useState(0);
  const [gaps, setGaps] = useState('');
  useEvents(
    'notices',
    ({ unread: now }) => setUnread(now),
    (reason) => setGaps((before) => `${before} ${reason}`),
  );
  return (
    <p>
      {unread} unread{gaps}
    </p>
  );
}

const soon = () => act(() => new Promise((resolve) => setTimeout(resolve, 0)));

async function opened() {
  while (FakeStream.live.length === 0) await soon();
  return FakeStream.live[0]!;
}

describe('a part of a screen that listens', () => {
  beforeEach(() => provideFakeBrowser());
  afterEach(() => {
    lineOf('').stop();
    removeFakeBrowser();
  });

  it('shows what is told while somebody is signed in', async () => {
    provide({ user: aUser() });
    render(<Unread />);
    const stream = await opened();
    await act(async () => {
      stream.hello('1-1');
      stream.send('notices', { unread: 3 }, '2-1');
      stream.send('jobs', { added: [1] }, '2-2');
    });
    expect(screen.getByText('3 unread opened')).toBeVisible();
  });
  it('opens nothing while nobody is signed in, and ends with the session', async () => {
    provide({});
    render(<Unread />);
    await soon();
    expect(FakeStream.opened).toEqual([]);
    act(() => provide({ user: aUser() }));
    await opened();
    act(() => provide({ user: aUser({ id: 'sam' }) }));
    while (FakeStream.opened.length < 2) await soon();
    expect(FakeStream.live).toHaveLength(1);
  });
  it('is live until there has been no stream for some seconds, and again when there is one', async () => {
    const State = () => <p>{useIsLive() ? 'live' : 'not live'}</p>;
    provide({ user: aUser({ id: 'kim' }) });
    render(<State />);
    const stream = await opened();
    await act(async () => stream.hello('1-1'));
    expect(screen.getByText('live')).toBeVisible();
    jest.useFakeTimers();
    act(() => void window.dispatchEvent(new Event('offline')));
    act(() => jest.advanceTimersByTime(9_000));
    expect(screen.getByText('not live')).toBeVisible();
    act(() => void window.dispatchEvent(new Event('online')));
    jest.useRealTimers();
    await act(async () => FakeStream.live[0]!.hello('1-1'));
    expect(screen.getByText('live')).toBeVisible();
    act(() => provide({}));
    expect(screen.getByText('not live')).toBeVisible();
  });
});
