import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';

interface SheetEntry {
  /** What the address asked when the sheet was opened. */
  openedAt: string;
}

function sheetEntry(state: unknown): SheetEntry | null {
  if (typeof state !== 'object' || state === null || !('openedAt' in state)) return null;
  return typeof state.openedAt === 'string' ? { openedAt: state.openedAt } : null;
}

/**
 * The open sheet is an entry of the history, so that Back closes it instead of leaving the page. What is chosen in it
 * changes that entry alone; closed, in whichever way, the choice is one step after what was before.
 */
export function useFilterSheet() {
  const { search, state } = useLocation();
  const way = useNavigationType();
  const navigate = useNavigate();
  const entry = sheetEntry(state);
  const isOpen = entry !== null;
  const openedAt = entry?.openedAt;
  const lastChoice = useRef<string | null>(null);
  const isLeavingField = useRef(false);
  /** What is typed in a field is asked when the field is left: before the sheet goes, with no step of its own. */
  const leaveField = useCallback(() => {
    isLeavingField.current = true;
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    isLeavingField.current = false;
  }, []);
  useEffect(() => {
    if (!isOpen) return;
    // before the router hears of it
    window.addEventListener('popstate', leaveField, { capture: true });
    return () => window.removeEventListener('popstate', leaveField, { capture: true });
  }, [isOpen, leaveField]);

  useLayoutEffect(() => {
    const choice = lastChoice.current;
    lastChoice.current = isOpen ? search : null;
    // Gone back to what was before: the choice is kept as the step after it.
    if (!isOpen && choice !== null && way === 'POP' && choice !== search) void navigate({ search: choice });
  }, [isOpen, search, way, navigate]);

  const setOpen = useCallback(
    (open: boolean) => {
      if (!open) leaveField();
      const choice = lastChoice.current ?? search;
      if (open) void navigate({ search }, { state: { openedAt: search } satisfies SheetEntry });
      else if (choice === openedAt) void navigate(-1);
      else void navigate({ search: choice }, { replace: true });
    },
    [leaveField, navigate, search, openedAt],
  );
  /** Writes what is asked into the address: a step of its own, or a change of the open sheet's. */
  const choose = useCallback(
    (address: URLSearchParams) => {
      const choice = `?${address.toString()}`.replace(/^\?$/, '');
      if (openedAt === undefined) return void navigate({ search: choice });
      lastChoice.current = choice; // the sheet may be closed before the choice is drawn
      if (isLeavingField.current) return;
      void navigate({ search: choice }, { replace: true, state: { openedAt } satisfies SheetEntry });
    },
    [navigate, openedAt],
  );
  return { isOpen, setOpen, choose };
}
