import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { refreshSession } from '@landfall/sdk/shell';
import { reloadIfWanted } from './reload-if-wanted';
import { holdReader, keepPlace, placeOf, restorePlace } from './scroll-places';

/**
 * What happens on every change of route: the page begins at its top, or where it was left when one goes back or
 * forward; focus moves to it, so that readers and the keyboard are where the eye is.
 */
export function useArrival(main: RefObject<HTMLElement | null>): void {
  const { pathname, key } = useLocation();
  const way = useNavigationType();
  const last = useRef(pathname);
  const wayNow = useRef(way);
  const isOpening = useRef(true);

  useEffect(() => {
    wayNow.current = way;
  }, [way]);

  useEffect(() => keepPlace(key, isOpening.current ? window.scrollY : 0), [key]);

  useEffect(() => {
    // the page can be read before its scripts are there: who has scrolled it meanwhile stays where they are
    const staysHere = isOpening.current && window.scrollY > 0;
    isOpening.current = false;
    if (staysHere) holdReader();
    if (wayNow.current !== 'POP' || staysHere) return undefined;
    return restorePlace(placeOf(key));
  }, [key]);

  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    if (wayNow.current !== 'POP') window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
    refreshSession();
    reloadIfWanted();
  }, [pathname, main]);
}
