import { useCallback, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useMeant } from '../browse/use-meant';
import { NO_SPONSOR_SEARCH, readSponsorAddress, writeSponsorAddress, type SponsorSearch } from './sponsor-address';

/**
 * The search lives in the address, as on the job board.
 * @param write brings a changed address into the history
 */
export function useSponsorSearch(write: (address: URLSearchParams) => void) {
  const [params, setParams] = useSearchParams();
  const address = params.toString();
  const { search, page } = useMemo(() => readSponsorAddress(new URLSearchParams(address)), [address]);
  const meant = useMeant(search);
  const refine = useCallback(
    (change: Partial<SponsorSearch>) => {
      meant.current = { ...meant.current, ...change };
      write(writeSponsorAddress(meant.current, 1));
    },
    [meant, write],
  );
  const clearAll = useCallback(() => {
    meant.current = NO_SPONSOR_SEARCH;
    write(writeSponsorAddress(NO_SPONSOR_SEARCH, 1));
  }, [meant, write]);
  const goToPage = useCallback(
    (next: number, options?: { replace?: boolean }) => setParams(writeSponsorAddress(search, next), options),
    [search, setParams],
  );
  const hrefFor = useCallback((next: number) => `/sponsors?${writeSponsorAddress(search, next)}`, [search]);
  return { search, page, refine, clearAll, goToPage, hrefFor };
}
