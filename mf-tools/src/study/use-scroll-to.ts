import { useEffect, useRef } from 'react';

const DELAY_MS = 100;

/** Brings something into view once it has taken its place; what was there from the start stays where it is. */
export function useScrollTo(isThere: boolean) {
  const place = useRef<HTMLElement>(null);
  const wasThere = useRef(isThere);
  useEffect(() => {
    const isNew = isThere && !wasThere.current;
    wasThere.current = isThere;
    if (!isNew) return undefined;
    const timer = setTimeout(() => {
      const isStill = window.matchMedia?.('(prefers-reduced-motion: reduce)').matches;
      place.current?.scrollIntoView?.({ behavior: isStill ? 'auto' : 'smooth', block: 'start' });
    }, DELAY_MS);
    return () => clearTimeout(timer);
  }, [isThere]);
  return place;
}
