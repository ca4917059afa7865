import { useEffect } from 'react';

/** Names the page in the browser's tab, e.g. `Jobs`. */
export function useTitle(title: string): void {
  useEffect(() => {
    document.title = title === 'Landfall' ? title : `${title} | Landfall`;
  }, [title]);
}
