import { useEffect, useRef } from 'react';

/** A place that begins in the lower part of the window, or above it, is not seen. */
const SEEN = 0.6;

/** What is in view already does not move. */
export function bringIntoView(place: Element | null, block: ScrollLogicalPosition = 'start'): void {
  const top = place?.getBoundingClientRect().top ?? 0;
  if (top >= 0 && top <= window.innerHeight * SEEN) return;
  const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
  place?.scrollIntoView?.({ behavior: isStill ? 'auto' : 'smooth', block });
}

/**
 * Brings the place of a result into view when it was asked for here: on a phone it stands screens below the button. What
 * was running or done before somebody came stays where it is. A call that was refused has no result: its note is gone to.
 */
export function useBroughtIntoView(isStarting: boolean, isBusy: boolean, isRefused: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const isAskedHere = useRef(false);
  useEffect(() => {
    if (!isStarting) return;
    isAskedHere.current = true;
    bringIntoView(place.current);
  }, [isStarting]);
  useEffect(() => {
    if (isBusy || !isAskedHere.current) return;
    isAskedHere.current = false;
    if (!isRefused) bringIntoView(place.current);
  }, [isBusy, isRefused]);
  return place;
}
