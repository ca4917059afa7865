import { useSearchParams } from 'react-router-dom';

/** What is searched and which page is shown live in the address, so that both can be gone back to. `tab`: of which list. */
export function useListAddress(tab?: string) {
  const [address, setAddress] = useSearchParams();
  const search = address.get('search') ?? '';
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '', 10) || 1);
  const addressOf = (next: { search: string; page: number }) => {
    const query = new URLSearchParams(tab ? { tab } : {});
    if (next.search) query.set('search', next.search);
    if (next.page > 1) query.set('page', String(next.page));
    return query;
  };
  return {
    search,
    page,
    /** Typing replaces one entry of the history rather than adding one for each letter. */
    find: (text: string) => setAddress(addressOf({ search: text, page: 1 }), { replace: true }),
    turnTo: (to: number) => setAddress(addressOf({ search, page: to })),
    hrefFor: (to: number) => `?${addressOf({ search, page: to }).toString()}`,
  };
}
