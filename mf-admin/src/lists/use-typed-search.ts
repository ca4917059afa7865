import { useEffect, useRef, useState } from 'react';
import type { ListAddress } from './use-list-address';

const PAUSE_MS = 300;

/**
 * What is typed is looked for after a pause; Enter does not wait for it. What somebody else writes into the address, such
 * as Back or a link to the whole list, stands in the field too.
 */
export function useTypedSearch({ search, find }: ListAddress) {
  const [text, setText] = useState(search);
  const lastFound = useRef(search);
  const findNow = (next: string) => {
    lastFound.current = next;
    find(next);
  };
  useEffect(() => {
    if (search === lastFound.current) return;
    lastFound.current = search;
    setText(search);
  }, [search]);
  useEffect(() => {
    const typed = text.trim();
    if (typed === lastFound.current) return;
    const timer = setTimeout(() => findNow(typed), PAUSE_MS);
    return () => clearTimeout(timer);
  });
  return { text, setText, find: findNow };
}
