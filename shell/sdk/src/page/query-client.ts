import { QueryClient } from '@tanstack/react-query';

/** The page's cache: data is never stale by itself, nothing is asked again on focus, nothing is tried twice unless a query says so. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
      // Without a line a change fails and says so, rather than to look done and wait for one.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
