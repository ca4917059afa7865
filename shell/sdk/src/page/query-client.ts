import { QueryClient } from '@tanstack/react-query';

/**
 * The page's cache: data is never stale by itself, nothing is asked again on focus, nothing is tried twice unless a query says
 * so. Without a line a question or a change fails and says so, rather than to wait for one without a word; what failed so
 * is asked again when the line is back.
 */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: ({ state }) => state.status === 'error',
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
