import { useCallback, useMemo, useSyncExternalStore } from 'react';

function useMediaQuery(query: string): boolean {
  // Asked for once, and not with every rendering of each part that looks different on a phone.
  const list = useMemo(
    () => (typeof globalThis.matchMedia === 'function' ? globalThis.matchMedia(query) : undefined),
    [query],
  );
  const subscribe = useCallback(
    (changed: () => void) => {
      list?.addEventListener('change', changed);
      return () => list?.removeEventListener('change', changed);
    },
    [list],
  );
  return useSyncExternalStore(
    subscribe,
    () => list?.matches ?? false,
    () => false,
  );
}

/** Under 768 px: the tab bar instead of the rail, sheets instead of side panels. */
export const useIsPhone = () => useMediaQuery('(width < 48rem)');
