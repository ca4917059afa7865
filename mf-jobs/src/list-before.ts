import { useLocation } from 'react-router-dom';
import { LIST } from './card/follow-job';

/** The list that the entry before this one shows; null when this page was opened otherwise. */
export function useListBefore(): string | null {
  const state: unknown = useLocation().state;
  if (typeof state !== 'object' || state === null || !('list' in state)) return null;
  const { list } = state;
  return typeof list === 'string' && (list === LIST || list.startsWith(`${LIST}?`)) ? list : null;
}
