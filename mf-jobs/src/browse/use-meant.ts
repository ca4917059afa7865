import { useLayoutEffect, useRef, type RefObject } from 'react';

/**
 * What a person has asked for last, drawn or not: the next press changes that. Another address, however it came, is what
 * is meant from then on.
 */
export function useMeant<Search>(search: Search): RefObject<Search> {
  const meant = useRef(search);
  useLayoutEffect(() => {
    meant.current = search;
  }, [search]);
  return meant;
}
