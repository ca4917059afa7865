import { useCallback, useState } from 'react';

/**
 * Where a popup is mounted: the remote's own root when it was opened inside one, so that its styles reach it and it
 * goes when the remote goes; else the body. Put `anchor` where the popup is used.
 */
export function usePortalHome() {
  const [home, setHome] = useState<HTMLElement | null>(null);
  const place = useCallback((element: HTMLElement | null) => {
    if (element) setHome(element.closest<HTMLElement>('[data-mf]') ?? element.ownerDocument.body);
  }, []);
  return { home, anchor: <span hidden ref={place} /> };
}
