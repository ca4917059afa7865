import { useCallback } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { Elevation } from '@landfall/contracts';
import { elevation } from '../api';

/** Whether this session may see the panel now; the server decides at every call again. */
export function useElevation() {
  const queries = useQueryClient();
  const { data, error, isFetching, refetch } = useQuery(elevation());
  const remember = useCallback(
    (elevatedUntil: string | null) => queries.setQueryData<Elevation>(elevation().queryKey, { elevatedUntil }),
    [queries],
  );
  const until = data?.elevatedUntil;
  return {
    isKnown: data !== undefined,
    isElevated: Boolean(until) && Date.parse(until ?? '') > Date.now(),
    error,
    isFetching,
    retry: () => void refetch(),
    grant: remember,
    /** For when a call is refused because the time is over. */
    revoke: useCallback(() => void remember(null), [remember]),
  };
}
