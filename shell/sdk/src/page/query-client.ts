import { QueryClient } from '@tanstack/react-query';

/** The page's cache: data is never stale by itself, nothing is asked again on focus, nothing is tried twice unless a query says so. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false },
      mutations: { retry: false },
    },
  });
