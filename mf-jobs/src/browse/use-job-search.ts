import { useCallback, useEffect, useMemo } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import { useToast } from '@landfall/sdk';
import type { Search } from '../api';
import { askAhead } from './ask-ahead';
import { useMeant } from './use-meant';
import { NO_SEARCH, readAddress, usualSort, writeAddress } from './search-address';

/** Other words come in the order that is usual for them, unless the person has chosen one. */
function refined(search: Search, change: Partial<Search>): Search {
  const isChosen = search.sort !== usualSort(search.searchQuery);
  const sort = change.searchQuery === undefined || isChosen ? search.sort : usualSort(change.searchQuery);
  return { ...search, sort, ...change };
}

/**
 * The search lives in the address: it can be shared, and back and forward go through it.
 * @param write brings a changed address into the history
 */
export function useJobSearch(write: (address: URLSearchParams) => void) {
  const client = useQueryClient();
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const { search, page, isNoPage, unknown } = useMemo(() => readAddress(new URLSearchParams(address)), [address]);

  const meant = useMeant(search);
  /** Any change of what is asked begins at its first page. */
  const refine = useCallback(
    (change: Partial<Search>) => {
      meant.current = refined(meant.current, change);
      const address = writeAddress(meant.current, 1);
      askAhead(client, readAddress(address).search);
      write(address);
    },
    [client, meant, write],
  );
  const clearAll = useCallback(() => {
    meant.current = NO_SEARCH;
    write(writeAddress(NO_SEARCH, 1));
  }, [meant, write]);
  const goToPage = useCallback(
    (next: number, options?: { replace?: boolean }) => setParams(writeAddress(search, next), options),
    [search, setParams],
  );
  const hrefFor = useCallback((next: number) => `/jobs?${writeAddress(search, next)}`, [search]);
  const { toast } = useToast();
  useEffect(() => {
    if (isNoPage || unknown.length > 0) goToPage(page, { replace: true });
    if (unknown.length === 0) return;
    const title = 'Part of the address means nothing here';
    toast({ title, description: unknown.join(', '), variant: 'destructive' });
  }, [isNoPage, unknown, page, goToPage, toast]);
  return { search, page, refine, clearAll, goToPage, hrefFor };
}
