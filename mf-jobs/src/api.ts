import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { FilterCounts, Job, JobFilter, JobPage, SimilarJobs } from '@landfall/contracts';
import { http, retryUnlessRefused } from '@landfall/sdk';

const MINUTE = 60_000;
export const PAGE_SIZE = 40;

/** What a search asks for, apart from the page. */
export type Search = Required<
  Pick<
    JobFilter,
    'searchQuery' | 'location' | 'experienceLevel' | 'jobType' | 'category' | 'rating' | 'route' | 'occupation' | 'sort'
  >
> &
  Pick<JobFilter, 'salaryMin' | 'postedWithin' | 'remote'>;

const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

/** An open list asks again by itself: new jobs reach it without a reload. */
const LIVE = { refetchInterval: MINUTE } as const;

export const newestJobs = (page: number) =>
  queryOptions({
    queryKey: ['jobs', 'newest', page],
    // The same address, letter for letter, as in remote.ts: the document may have asked for it already.
    queryFn: ({ signal }) => http.get<JobPage>(`/api/jobs?page=${page}&limit=${PAGE_SIZE}&sort=desc`, { signal }),
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
    placeholderData: keepPreviousData,
    ...LIVE,
  });

export const jobsMatching = (search: Search, page: number) =>
  queryOptions({
    queryKey: ['jobs', 'matching', search, page],
    queryFn: ({ signal }) =>
      http.post<JobPage>('/api/jobs/filter', {
        body: { ...search, page, limit: PAGE_SIZE } satisfies JobFilter,
        signal,
      }),
    staleTime: 3 * MINUTE,
    gcTime: 5 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
    placeholderData: keepPreviousData,
    ...LIVE,
  });

/** `places` limits the places to those whose name contains it; countries and Remote always come. */
export const countsFor = (search: Search, places: string) =>
  queryOptions({
    queryKey: ['jobs', 'counts', search, places],
    queryFn: ({ signal }) =>
      http.get<FilterCounts>(`/api/jobs/filter-counts?${countsQuery(search, places)}`, { signal }),
    staleTime: 2 * MINUTE,
    gcTime: 5 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
    placeholderData: keepPreviousData,
  });

function countsQuery(search: Search, places: string): string {
  const query = new URLSearchParams({ places });
  const { sort: _, ...asked } = search;
  for (const [field, value] of Object.entries(asked)) {
    for (const one of [value].flat()) if (one !== undefined && one !== '') query.append(field, String(one));
  }
  return query.toString();
}

export const featuredJobs = () =>
  queryOptions({
    queryKey: ['jobs', 'featured'],
    queryFn: ({ signal }) => http.get<JobPage>('/api/jobs?page=1&limit=10&sort=desc', { signal }),
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
  });

export const jobById = (id: string | undefined) =>
  queryOptions<Job>({
    queryKey: ['job', id],
    queryFn: id ? ({ signal }) => http.get<Job>(`/api/jobs/${encodeURIComponent(id)}`, { signal }) : skipToken,
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
  });

export const similarTo = (id: number) =>
  queryOptions({
    queryKey: ['job', id, 'similar'],
    queryFn: ({ signal }) => http.get<SimilarJobs>(`/api/jobs/${id}/similar`, { signal }),
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
  });
