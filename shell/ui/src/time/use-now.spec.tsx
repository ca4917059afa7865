import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { timeAgo } from './time';
import { useNow } from './use-now';

const Age = ({ of }: { of: string }) => <p>{timeAgo(of, useNow())}</p>;

describe('the time of a page that stays open', () => {
  beforeEach(() => void jest.useFakeTimers({ now: new Date('2026-11-22T20:00:10Z') }));
  afterEach(() => void jest.useRealTimers());

  it('goes on, minute by minute, for all parts with one timer', () => {
    const timers = jest.getTimerCount();
    const { unmount } = render(
      <>
        <Age of="2026-11-22T19:24:00Z" />
        <Age of="2026-11-22T19:59:00Z" />
      </>,
    );
    expect(screen.getByText('36 minutes ago')).toBeVisible();
    expect(jest.getTimerCount()).toBe(timers + 1);
    act(() => jest.advanceTimersByTime(5 * 60_000));
    expect(screen.getByText('41 minutes ago')).toBeVisible();
    expect(screen.getByText('6 minutes ago')).toBeVisible();
    unmount();
    expect(jest.getTimerCount()).toBe(timers);
  });
});
