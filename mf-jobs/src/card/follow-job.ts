import { createContext, useCallback, useLayoutEffect, useRef, type MouseEventHandler } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';

export const LIST = '/jobs';

type Follow = MouseEventHandler<HTMLAnchorElement>;

/**
 * What a press on a link to a job does, in the list that the link stands in. It stays the same while the address changes:
 * with every touch of a filter forty links that know the address themselves would be drawn anew.
 */
export const FollowJob = createContext<Follow | undefined>(undefined);

/**
 * A link to a job carries the address of its list into its entry of the history.
 * @param isBefore these are the cards of the list before, to which they belong until the asked ones are there
 */
export function useFollowJob(isBefore: boolean): Follow {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const now = useRef<{ navigate: NavigateFunction; list?: string }>({ navigate });
  useLayoutEffect(() => {
    const list = pathname === LIST ? pathname + search : undefined;
    now.current = { navigate, list: isBefore ? now.current.list : list };
  });
  return useCallback((event) => {
    const { navigate, list } = now.current;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // the browser's own: another tab, say
    event.preventDefault();
    void navigate(event.currentTarget.pathname, { state: list && { list } });
  }, []);
}
