import { useLocation } from 'react-router-dom';
import { LIST, type FromList } from './card/follow-job';

/** The list that led to this page; null when it was opened otherwise. */
export function useListBefore(): FromList | null {
  const state = useLocation().state as Partial<FromList> | null;
  const { list, steps = 1 } = state ?? {};
  return typeof list === 'string' && (list === LIST || list.startsWith(`${LIST}?`)) ? { list, steps } : null;
}
