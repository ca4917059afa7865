import { useSearchParams } from 'react-router-dom';

/** `open`: what waits. `decided`: what was decided, to look it up or to decide otherwise. */
export type Which = 'open' | 'decided';

interface Shown {
  search: string;
  which: Which;
  /** From 1. */
  page: number;
}

export type ListAddress = ReturnType<typeof useListAddress>;

/** What of a tab's list is shown lives in the address, so that it can be gone back to. The first tab has no name there. */
export function useListAddress(tab?: string) {
  const [address, setAddress] = useSearchParams();
  const shown: Shown = {
    search: address.get('search') ?? '',
    which: address.get('list') === 'decided' ? 'decided' : 'open',
    page: Math.max(1, Number.parseInt(address.get('page') ?? '', 10) || 1),
  };
  const addressOf = (next: Partial<Shown>) => {
    const { search, which, page } = { ...shown, page: 1, ...next };
    const query = new URLSearchParams(tab ? { tab } : {});
    if (search) query.set('search', search);
    if (which !== 'open') query.set('list', which);
    if (page > 1) query.set('page', String(page));
    return query;
  };
  return {
    ...shown,
    /** Typing replaces one entry of the history rather than adding one for each letter. */
    find: (search: string) => setAddress(addressOf({ search }), { replace: true }),
    choose: (which: Which) => setAddress(addressOf({ which })),
    turnTo: (page: number) => setAddress(addressOf({ page })),
    /** For when the page of the address is no more: it is not to be gone back to. */
    fallBackTo: (page: number) => setAddress(addressOf({ page }), { replace: true }),
    hrefFor: (page: number) => `?${addressOf({ page }).toString()}`,
  };
}
