import type { QueryClient, QueryKey } from '@tanstack/react-query';

/**
 * Asks anew for everything below a key, after it has changed on the server. A first answer that is still under way may
 * be from before the change, and invalidating alone would be content with that one: it is asked again after it.
 */
export async function askAgain(cache: QueryClient, queryKey: QueryKey): Promise<void> {
  const isFirst = ({ state }: { state: { data: unknown } }) => state.data === undefined;
  await cache.refetchQueries({ queryKey, fetchStatus: 'fetching', predicate: isFirst }, { cancelRefetch: false });
  await cache.invalidateQueries({ queryKey });
}
