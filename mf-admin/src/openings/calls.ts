import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query';
import type {
  OpeningChange,
  OpeningDecision,
  OpeningDecisionPage,
  OpeningJobs,
  OpeningPage,
} from '@landfall/contracts';
import { askAgain, http, retryUnlessRefused } from '@landfall/sdk';

const PAGE_SIZE = 20;
const BASE = '/api/jobs/admin/openings';
const KEY = ['admin', 'openings'];

/** `search` looks in title, company and location. */
export const openingsFor = (search: string, page: number) =>
  queryOptions({
    queryKey: [...KEY, 'found', search, page],
    queryFn: ({ signal }) =>
      http.get<OpeningPage>(BASE, { signal, query: { page, limit: PAGE_SIZE, search: search || undefined } }),
    placeholderData: keepPreviousData, // the list stays on screen while the next page is on its way
    retry: retryUnlessRefused,
  });

const nextPage = ({ page, totalPages }: { page: number; totalPages: number }) =>
  page < totalPages ? page + 1 : undefined;

export const jobsOf = (opening: number) =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'jobs', opening],
    queryFn: ({ signal, pageParam }) =>
      http.get<OpeningJobs>(`${BASE}/${opening}`, { signal, query: { page: pageParam, limit: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: retryUnlessRefused,
  });

export const decisions = () =>
  infiniteQueryOptions({
    queryKey: [...KEY, 'decisions'],
    queryFn: ({ signal, pageParam }) =>
      http.get<OpeningDecisionPage>(`${BASE}/decisions`, { signal, query: { page: pageParam, limit: PAGE_SIZE } }),
    initialPageParam: 1,
    getNextPageParam: nextPage,
    retry: retryUnlessRefused,
  });

/** Each is done on the server; what is on screen is asked for again after it. */
export function useOpeningChanges() {
  const cache = useQueryClient();
  const onSettled = () => askAgain(cache, KEY);
  const deciding = useMutation({
    mutationFn: (body: OpeningChange) => http.post<OpeningDecision>(BASE, { body }),
    onSettled,
  });
  const undoing = useMutation({
    mutationFn: (id: number) => http.delete<OpeningDecision>(`${BASE}/decisions/${id}`),
    onSettled,
  });
  return { deciding, undoing };
}
