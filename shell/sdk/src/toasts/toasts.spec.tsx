import { jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { dismissToast, toast } from './toasts';
import { ToastViewport } from './toast-viewport';

const show = (title: string) => act(() => toast({ title, description: 'What happened' }));
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('a toast', () => {
  beforeEach(() => {
    jest.useFakeTimers();
    act(dismissToast);
    render(<ToastViewport />);
  });
  afterEach(() => jest.useRealTimers());

  it('goes by itself after five seconds', () => {
    show('Application created');
    wait(4999);
    expect(screen.getByText('Application created')).toBeVisible();
    wait(1);
    expect(screen.queryByText('Application created')).toBeNull();
  });

  it('stays fifteen where it can be taken back', () => {
    act(() => toast({ title: 'Deleted', action: { label: 'Undo', onPress: () => {} } }));
    wait(14_999);
    expect(screen.getByRole('button', { name: 'Undo' })).toBeVisible();
    wait(1);
    expect(screen.queryByText('Deleted')).toBeNull();
  });

  it('is alone: a newer one takes its place and has its own five seconds', () => {
    show('First');
    wait(4000);
    show('Second');
    wait(4000);
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).toBeVisible();
  });

  it('waits while the pointer rests on it', () => {
    show('Read me');
    const place = screen.getByText('Read me');
    wait(3000);
    fireEvent.pointerEnter(place.closest('.toasts > div')!);
    wait(60_000);
    expect(place).toBeVisible();
    fireEvent.pointerLeave(place.closest('.toasts > div')!);
    wait(1999);
    expect(place).toBeVisible();
    wait(1);
    expect(screen.queryByText('Read me')).toBeNull();
  });

  it.each([
    [49, true],
    [50, false],
  ])('swiped %i px to the right stays: %s', (distance, stays) => {
    show('Swipe me');
    const place = screen.getByText('Swipe me');
    fireEvent(place, new MouseEvent('pointerdown', { bubbles: true, clientX: 10 }));
    fireEvent(place, new MouseEvent('pointerup', { bubbles: true, clientX: 10 + distance }));
    expect(screen.queryByText('Swipe me') !== null).toBe(stays);
  });

  it('is closed by its button', () => {
    show('Close me');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    expect(screen.queryByText('Close me')).toBeNull();
  });
});
