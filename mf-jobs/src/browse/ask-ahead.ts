import type { QueryClient } from '@tanstack/react-query';
import { countsFor, jobsMatching, newestJobs, type Search } from '../api';
import { isNarrowed } from './search-address';
import { unsearchable } from './unsearchable';

/** Whether the filtered search answers; the unfiltered list otherwise. Only the search knows the order that is a person's own. */
export const isSearch = (search: Search): boolean => isNarrowed(search) || search.sort === 'match';

/**
 * Asks for what a search is about to show, in the moment of the press: the answer is on its way while the page is drawn
 * anew. The page then asks for the same and finds it under way.
 */
export function askAhead(client: QueryClient, search: Search): void {
  if (unsearchable(search.searchQuery)) return;
  if (isSearch(search)) void client.prefetchQuery(jobsMatching(search, 1));
  else void client.prefetchQuery(newestJobs(1));
  void client.prefetchQuery(countsFor(search, ''));
}
