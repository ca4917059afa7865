import { queryOptions, skipToken } from '@tanstack/react-query';
import type { VisaCheck, VisaCheckInput } from '@landfall/contracts';
import { http, retryUnlessRefused } from '@landfall/sdk';

const HOUR = 3_600_000;

export const visaCheckOf = (input: VisaCheckInput | undefined) =>
  queryOptions({
    queryKey: ['visa-check', input],
    queryFn: input ? ({ signal }) => http.post<VisaCheck>('/api/visa-check', { body: input, signal }) : skipToken,
    staleTime: HOUR,
    retry: retryUnlessRefused,
  });
