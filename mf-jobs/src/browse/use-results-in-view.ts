import { useEffect, useRef, type RefObject } from 'react';
import { useNavigationType } from 'react-router-dom';
import type { Search } from '../api';
import { writeAddress } from './search-address';

/**
 * Whoever asks for something else sees where its results begin; back and forward keep their place.
 * @param isBehind something stands over the results: the page is not measured till that is gone
 */
export function useResultsInView(results: RefObject<HTMLElement | null>, search: Search, isBehind: boolean): void {
  const way = useNavigationType();
  const asked = writeAddress(search, 1).toString();
  const last = useRef(asked);
  useEffect(() => {
    if (isBehind || last.current === asked) return;
    last.current = asked;
    const element = results.current;
    if (way !== 'POP' && element && element.getBoundingClientRect().top < 0) element.scrollIntoView();
  }, [results, asked, way, isBehind]);
}
