import { useEffect, useRef } from 'react';

type GoToPage = (page: number) => void;

/** Turning a page begins at its top; back, forward and a corrected address keep the place, so only a turn scrolls. */
export function useTurnedPage(goToPage: GoToPage): GoToPage {
  const hasTurned = useRef(false);
  useEffect(() => {
    if (!hasTurned.current) return;
    hasTurned.current = false;
    window.scrollTo({ top: 0 });
  });
  return (page) => {
    hasTurned.current = true;
    goToPage(page);
  };
}
