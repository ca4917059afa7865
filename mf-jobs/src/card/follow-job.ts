import { createContext, useCallback, useLayoutEffect, useRef, type MouseEventHandler } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';

export const LIST = '/jobs';

type Follow = MouseEventHandler<HTMLAnchorElement>;

/**
 * What a press on a link to a job does, in the list that the link stands in. It stays the same while the address changes:
 * with every touch of a filter forty links that know the address themselves would be drawn anew.
 */
export const FollowJob = createContext<Follow | undefined>(undefined);

/** What the entry of a job in the history says of the list that led to it. */
export interface FromList {
  /** Its address. */
  list: string;
  /** So many entries further back: one, or more by way of similar jobs. */
  steps: number;
}

/**
 * A link to a job carries the address of its list into its entry of the history, and so does one on the page of a job.
 * @param isBefore these are the cards of the list before, to which they belong until the asked ones are there
 */
export function useFollowJob(isBefore: boolean): Follow {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const now = useRef<{ navigate: NavigateFunction; from?: FromList }>({ navigate });
  useLayoutEffect(() => {
    const before = state as FromList | null;
    const further = before?.list ? { ...before, steps: before.steps + 1 } : undefined;
    const from = pathname === LIST ? { list: pathname + search, steps: 1 } : further;
    now.current = { navigate, from: isBefore ? now.current.from : from };
  });
  return useCallback((event) => {
    const { navigate, from } = now.current;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return; // the browser's own: another tab, say
    event.preventDefault();
    void navigate(event.currentTarget.pathname, { state: from });
  }, []);
}
