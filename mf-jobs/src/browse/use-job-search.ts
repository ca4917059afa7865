import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Search } from '../api';
import { NO_SEARCH, readAddress, usualSort, writeAddress } from './search-address';

/** Other words are a new question, so they come in the order that is usual for them. */
const refined = (search: Search, change: Partial<Search>): Search => ({
  ...search,
  ...(change.searchQuery === undefined ? {} : { sort: usualSort(change.searchQuery) }),
  ...change,
});

/** The search lives in the address: it can be shared, and back and forward go through it. */
export function useJobSearch() {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const { search, page } = useMemo(() => readAddress(new URLSearchParams(address)), [address]);

  /** Any change of what is asked begins at its first page. */
  const refine = useCallback(
    (change: Partial<Search>) => setParams(writeAddress(refined(search, change), 1)),
    [search, setParams],
  );
  const clearAll = useCallback(() => setParams(writeAddress(NO_SEARCH, 1)), [setParams]);
  const goToPage = useCallback(
    (next: number, options?: { replace?: boolean }) => setParams(writeAddress(search, next), options),
    [search, setParams],
  );
  const hrefFor = useCallback((next: number) => `/jobs?${writeAddress(search, next)}`, [search]);
  return { search, page, refine, clearAll, goToPage, hrefFor };
}
