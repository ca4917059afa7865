import { queryOptions } from '@tanstack/react-query';
import type { SubscriptionStatus } from '@landfall/contracts';
import { http } from '@landfall/sdk';

/** Kept for 120 seconds; a failure is not tried again by itself, the screens offer it. */
export const subscriptionStatus = () =>
  queryOptions({
    queryKey: ['subscription-status'],
    queryFn: ({ signal }) => http.get<SubscriptionStatus>('/api/subscription-status', { signal }),
    staleTime: 120_000,
    retry: false,
    refetchOnWindowFocus: false,
  });
