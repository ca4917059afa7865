import { useEffect, useRef } from 'react';

/** A place that begins in the lower part of the window, or above it, is not seen. */
const SEEN = 0.6;

/**
 * Brings the place of a result into view when it was asked for here: on a phone it stands screens below the button. What
 * was running or done before somebody came stays where it is, and what is in view already does not move.
 */
export function useBroughtIntoView(isStarting: boolean, isBusy: boolean) {
  const place = useRef<HTMLSpanElement>(null);
  const isAskedHere = useRef(false);
  const bring = () => {
    const top = place.current?.getBoundingClientRect().top ?? 0;
    if (top >= 0 && top <= window.innerHeight * SEEN) return;
    const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
    place.current?.scrollIntoView?.({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
  };
  useEffect(() => {
    if (!isStarting) return;
    isAskedHere.current = true;
    bring();
  }, [isStarting]);
  useEffect(() => {
    if (isBusy || !isAskedHere.current) return;
    isAskedHere.current = false;
    bring();
  }, [isBusy]);
  return place;
}
