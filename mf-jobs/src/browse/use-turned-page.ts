import { useEffect, useRef, type RefObject } from 'react';

type GoToPage = (page: number, options?: { replace?: boolean }) => void;

/**
 * Turning a page begins at its top, for the keyboard as well; back, forward and a corrected address keep the place, so
 * only a turn scrolls.
 */
export function useTurnedPage(results: RefObject<HTMLElement | null>, goToPage: GoToPage): GoToPage {
  const hasTurned = useRef(false);
  useEffect(() => {
    if (!hasTurned.current) return;
    hasTurned.current = false;
    window.scrollTo({ top: 0 });
    results.current?.focus({ preventScroll: true });
  });
  return (page, options) => {
    hasTurned.current = !options?.replace;
    goToPage(page, options);
  };
}
