import { useCallback, useMemo } from 'react';
import { useSearchParams, type NavigateOptions } from 'react-router-dom';
import { NO_SPONSOR_SEARCH, readSponsorAddress, writeSponsorAddress, type SponsorSearch } from './sponsor-address';

/**
 * The search lives in the address, as on the job board.
 * @param choosing how a change of what is asked enters the history; as a step of its own without it
 */
export function useSponsorSearch(choosing?: NavigateOptions) {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const { search, page } = useMemo(() => readSponsorAddress(new URLSearchParams(address)), [address]);
  const refine = useCallback(
    (change: Partial<SponsorSearch>) => setParams(writeSponsorAddress({ ...search, ...change }, 1), choosing),
    [search, setParams, choosing],
  );
  const clearAll = useCallback(
    () => setParams(writeSponsorAddress(NO_SPONSOR_SEARCH, 1), choosing),
    [setParams, choosing],
  );
  const goToPage = useCallback(
    (next: number, options?: { replace?: boolean }) => setParams(writeSponsorAddress(search, next), options),
    [search, setParams],
  );
  const hrefFor = useCallback((next: number) => `/sponsors?${writeSponsorAddress(search, next)}`, [search]);
  return { search, page, refine, clearAll, goToPage, hrefFor };
}
