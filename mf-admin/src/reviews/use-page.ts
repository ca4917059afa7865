import { useSearchParams } from 'react-router-dom';
import type { Which } from './calls';

/** Which page of a tab is shown, and of which of its two lists, live in the address. */
export function usePage(tab: string) {
  const [address, setAddress] = useSearchParams();
  const which: Which = address.get('list') === 'decided' ? 'decided' : 'open';
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '', 10) || 1);
  const addressOf = (next: { which: Which; page: number }) => {
    const query = new URLSearchParams({ tab });
    if (next.which !== 'open') query.set('list', next.which);
    if (next.page > 1) query.set('page', String(next.page));
    return query;
  };
  return {
    which,
    page,
    choose: (next: Which) => setAddress(addressOf({ which: next, page: 1 })),
    turnTo: (to: number) => setAddress(addressOf({ which, page: to })),
    hrefFor: (to: number) => `?${addressOf({ which, page: to }).toString()}`,
  };
}
