import { keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type {
  AdvancedCounts,
  CvList,
  FilterCounts,
  Job,
  JobFilter,
  JobPage,
  MatchingIds,
  MatchingQuestion,
  SimilarJobs,
  SuggestionPage,
} from '@landfall/contracts';
import { ApiError, http, retryUnlessRefused } from '@landfall/sdk';

const MINUTE = 60_000;
export const PAGE_SIZE = 40;
const UNFINISHED_MS = 3_000;

/** What a search asks for, apart from the page. */
export type Search = Required<
  Pick<
    JobFilter,
    'searchQuery' | 'location' | 'experienceLevel' | 'jobType' | 'category' | 'rating' | 'route' | 'occupation' | 'sort'
  >
> &
  Pick<JobFilter, 'salaryMin' | 'salaryCurrency' | 'postedWithin' | 'remote'>;

const retryDelay = (attempt: number) => Math.min(1000 * 2 ** attempt, 30_000);

export const newestJobs = (page: number) =>
  queryOptions({
    queryKey: ['jobs', 'newest', page],
    // The same address, letter for letter, as in remote.ts: the document may have asked for it already.
    queryFn: ({ signal }) =>
      http.get<JobPage>(`/api/jobs?page=${page}&limit=${PAGE_SIZE}&sort=desc&group=true`, { signal }),
    staleTime: 5 * MINUTE,
    gcTime: 10 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
    placeholderData: keepPreviousData,
  });

export const jobsMatching = (search: Search, page: number) =>
  queryOptions({
    queryKey: ['jobs', 'matching', search, page],
    queryFn: ({ signal }) =>
      http.post<JobPage>('/api/jobs/filter', {
        body: { ...search, page, limit: PAGE_SIZE, group: true } satisfies JobFilter,
        signal,
      }),
    // An order by match that is still being made is asked for again by whoever comes back to it.
    staleTime: ({ state }) => (state.data?.compared === undefined ? 3 * MINUTE : UNFINISHED_MS),
    gcTime: 5 * MINUTE,
    retry: retryUnlessRefused,
    retryDelay,
    placeholderData: keepPreviousData,
  });

/** `places` limits the locations to those that it may mean, and what is chosen. */
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

/** Those of the advanced filters, for an account that has them. */
export const advancedCounts = (search: Search) =>
  queryOptions({
    queryKey: ['jobs', 'counts', 'advanced', search],
    queryFn: ({ signal }) =>
      http.get<AdvancedCounts>(`/api/jobs/filter-counts/advanced?${countsQuery(search, '')}`, { signal }),
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
    queryFn: ({ signal }) => http.get<JobPage>('/api/jobs?page=1&limit=10&sort=desc&group=true', { signal }),
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

/** By the same name as in the tools, so that it is asked once for the whole page. */
export const keptCvs = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['cvs', userId],
    queryFn: ({ signal }) => http.get<CvList>('/api/cvs?limit=100', { signal }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
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

const MOST_TRIES = 30;

/** While somebody types: the suggestions of before stay until these have come, also from a server that still counts them. */
export const suggestionsFor = (text: string) =>
  queryOptions({
    queryKey: ['jobs-suggest', text],
    queryFn: ({ signal }) =>
      http.get<SuggestionPage>(`/api/jobs/suggest?${new URLSearchParams({ q: text }).toString()}`, { signal }),
    staleTime: MINUTE,
    gcTime: MINUTE,
    placeholderData: keepPreviousData,
    retry: (failures, error) => failures < MOST_TRIES && error instanceof ApiError && error.status === 503,
    retryDelay: (_failures, error) => ((error instanceof ApiError && error.retryAfter) || 1) * 1_000,
  });

/** How many jobs a search means now. @throws ApiError */
export async function howManyMatch(search: Search): Promise<Pick<JobPage, 'total' | 'dated'>> {
  const body = { ...search, page: 1, limit: 1 } satisfies JobFilter;
  return http.post<JobPage>('/api/jobs/filter', { body });
}

/** Which of these jobs, which have just come, a search means: none without a date. @throws ApiError */
export const newAmong = (search: Search, ids: number[]) => matching({ ids, filters: { ...search, page: 1, limit: 1 } });

/** Which of these jobs a search still means. @throws ApiError */
export const leftAmong = (search: Search, ids: number[]) =>
  matching({ ids, undatedToo: true, filters: { ...search, page: 1, limit: 1 } });

async function matching(body: MatchingQuestion): Promise<number[]> {
  return (await http.post<MatchingIds>('/api/jobs/matching', { body })).ids;
}
