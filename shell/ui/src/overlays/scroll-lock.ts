import { useLayoutEffect } from 'react';

let locks = 0;

/**
 * Keeps the page behind a dialog in place. A class on the root element does it: the usual package writes a `<style>`
 * element for that, which our content policy refuses. It is there before the overlay's own effects, which would make the
 * whole page inherit that it takes no presses (the shell's frame.css keeps it from that).
 */
export function useScrollLock(isLocked: boolean) {
  useLayoutEffect(() => {
    if (!isLocked) return;
    const root = document.documentElement;
    const { style } = document.body;
    if (locks === 0) {
      // The page keeps its width while its scrollbar is away. No custom property says so: every element would inherit it.
      const scrollbar = window.innerWidth - root.clientWidth;
      if (scrollbar > 0) style.paddingRight = `${scrollbar}px`;
    }
    locks += 1;
    root.classList.add('lf-locked');
    return () => {
      locks -= 1;
      if (locks > 0) return;
      root.classList.remove('lf-locked');
      style.paddingRight = '';
    };
  }, [isLocked]);
}
