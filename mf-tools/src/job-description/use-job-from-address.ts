import { useEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';

/** The job that an address asks to fill in (`?job=7`); once taken it leaves the address, so that a reload keeps edits. */
export function useJobFromAddress(take: (id: number) => void): void {
  const [address, setAddress] = useSearchParams();
  const asked = address.get('job');
  const latest = useRef(take);
  useEffect(() => {
    latest.current = take;
  });
  const taken = useRef<string>(undefined);
  useEffect(() => {
    if (!asked || taken.current === asked) return;
    taken.current = asked;
    if (/^\d{1,10}$/.test(asked)) latest.current(Number(asked));
    setAddress(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('job');
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [asked, setAddress]);
}
