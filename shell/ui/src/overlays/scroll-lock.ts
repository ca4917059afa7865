import { useEffect, useId, useLayoutEffect } from 'react';

/** Who keeps the page in place. */
const locks = new Set<string>();

function lock(by: string): void {
  const root = document.documentElement;
  // The page keeps its width while its scrollbar is away. No custom property says so: every element would inherit it.
  const scrollbar = window.innerWidth - root.clientWidth;
  if (locks.size === 0 && scrollbar > 0) document.body.style.paddingRight = `${scrollbar}px`;
  locks.add(by);
  root.classList.add('lf-locked');
}

function unlock(by: string): void {
  locks.delete(by);
  if (locks.size > 0) return;
  document.documentElement.classList.remove('lf-locked');
  document.body.style.paddingRight = '';
}

/**
 * Keeps the page behind a dialog in place. A class on the root element does it: the usual package writes a `<style>`
 * element for that, which our content policy refuses.
 * It is there before the overlay takes the presses from the body and goes after they are given back, because it also
 * spares the page to inherit that (frame.css of the shell).
 */
export function useScrollLock(isLocked: boolean) {
  const by = useId();
  useLayoutEffect(() => {
    if (isLocked) lock(by);
  }, [isLocked, by]);
  useEffect(() => (isLocked ? () => unlock(by) : undefined), [isLocked, by]);
}
