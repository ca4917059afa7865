import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { OWN, SAVED } from './api';
import { hearOtherTabs } from './other-tabs';

/** What is saved or tracked in another tab is asked for again in this one. */
export function useOtherTabs(): void {
  const cache = useQueryClient();
  useEffect(
    () =>
      hearOtherTabs(() => {
        void cache.invalidateQueries({ queryKey: OWN });
        void cache.invalidateQueries({ queryKey: SAVED });
      }),
    [cache],
  );
}
