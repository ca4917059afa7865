import { useEffect, type RefObject } from 'react';

const CAN_BE_REACHED = 'a[href], button, input, select, textarea, [tabindex]';

/**
 * Whoever was on something that went away (a retried card, the last page's "Next", a row that moved) goes on from the
 * place where it was: the nearest part of the page that is still there gets the focus, not the document's beginning.
 */
export function useKeptFocus(main: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const within = main.current!;
    let path: Element[] = [];
    const remember = ({ target }: FocusEvent) => {
      if ((target as Element).closest('[role="dialog"], [role="alertdialog"]')) return; // whoever leaves it goes on where it was opened
      path = [];
      for (let one = target as Element | null; one && one !== within.parentElement; one = one.parentElement)
        path.push(one);
    };
    const keep = () => {
      if (path.length === 0 || path[0]!.isConnected || document.activeElement !== document.body) return;
      const left = path.find((one): one is HTMLElement => one instanceof HTMLElement && one.isConnected);
      path = [];
      if (!left) return;
      if (!left.matches(CAN_BE_REACHED)) left.tabIndex = -1;
      left.focus({ preventScroll: true });
    };
    const observer = new MutationObserver(keep);
    observer.observe(within, { childList: true, subtree: true });
    within.addEventListener('focusin', remember);
    return () => {
      observer.disconnect();
      within.removeEventListener('focusin', remember);
    };
  }, [main]);
}
