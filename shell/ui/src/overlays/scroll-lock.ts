import { useEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind a dialog in place. A class on the root element does it: the usual package writes a `<style>`
 * element for that, which our content policy refuses.
 */
export function useScrollLock(isLocked: boolean) {
  useEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    if (locks === 0) {
      // The page keeps its width while its scrollbar is away.
      root.style.setProperty('--lf-scrollbar', `${window.innerWidth - root.clientWidth}px`);
    }
    locks += 1;
    root.classList.add('lf-locked');
    return () => {
      locks -= 1;
      if (locks === 0) root.classList.remove('lf-locked');
    };
  }, [isLocked]);
}
