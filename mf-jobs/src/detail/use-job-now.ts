import { useEffect, useMemo } from 'react';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError, useEvents } from '@landfall/sdk';
import { jobById } from '../api';
import { AskSoon } from '../browse/ask-soon';
import { useRenewedChecks } from '../card/use-renewed-checks';
import { wholeJob } from './whole-job';

/**
 * A job as it is now, also while its page stays open. `isGone`: it was shown, and has no page any more, because it was
 * removed, or is held until somebody has looked at it.
 */
export function useJobNow(id: string | undefined) {
  const cache = useQueryClient();
  const query = useQuery({ ...jobById(id), select: wholeJob, refetchOnWindowFocus: 'always' });
  const asking = useMemo(
    () => new AskSoon(() => void cache.invalidateQueries({ queryKey: jobById(id).queryKey, exact: true })),
    [cache, id],
  );
  useEffect(() => asking.start(), [asking]);
  useRenewedChecks();
  useEvents(
    'jobs',
    ({ added, changed, removed, isMany }) => {
      if (isMany || [...added, ...changed, ...removed].includes(Number(id))) asking.soon();
    },
    (reason) => {
      if (reason === 'missed') asking.soon();
    },
  );
  const { data, error } = query;
  return { ...query, isGone: data !== undefined && error instanceof ApiError && error.status === 404 };
}
