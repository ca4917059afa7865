import { createContext, useMemo } from 'react';
import { useLocation } from 'react-router-dom';

const LIST = '/jobs';

export interface ThisList {
  /** Its address. */
  list: string;
}

/**
 * The list that links to jobs stand in. As a context it is new with every search for the links alone: a card that stays
 * is not drawn anew for it.
 */
export const ListOfLinks = createContext<ThisList | undefined>(undefined);

/** What a link to a job carries into its entry of the history: the address of the list it stands in. */
export function useThisList(): ThisList | undefined {
  const { pathname, search } = useLocation();
  return useMemo(() => (pathname === LIST ? { list: pathname + search } : undefined), [pathname, search]);
}

/** The list that the entry before this one shows; null when this page was opened otherwise. */
export function useListBefore(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  const { list } = state;
  return typeof list === 'string' && (list === LIST || list.startsWith(`${LIST}?`)) ? list : null;
}
