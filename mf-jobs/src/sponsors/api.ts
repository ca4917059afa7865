import { infiniteQueryOptions, keepPreviousData, queryOptions, skipToken } from '@tanstack/react-query';
import type { SponsorCounts, SponsorDetail, SponsorMatch, SponsorPage, WatchedSponsors } from '@landfall/contracts';
import { http, retryUnlessRefused } from '@landfall/sdk';
import { SPONSOR_FACETS, type SponsorSearch } from './sponsor-address';

const MINUTE = 60_000;
const SPONSORS_A_PAGE = 40;
const WATCHED_A_PART = 20;

/** A register changes a few times a month. */
const settled = { staleTime: 5 * MINUTE, gcTime: 10 * MINUTE, retry: retryUnlessRefused } as const;
/** Whoever has just been told of a change looks at one employer, and must not find what stood there before. */
const ofOne = { ...settled, staleTime: MINUTE / 4 } as const;

export const sponsorsMatching = (search: SponsorSearch, page: number) =>
  queryOptions({
    queryKey: ['sponsors', 'matching', search, page],
    queryFn: ({ signal }) => http.get<SponsorPage>(`/api/sponsors?${listQuery(search, page)}`, { signal }),
    placeholderData: keepPreviousData,
    ...settled,
  });

/** `places` limits towns and counties to those whose name contains it. */
export const sponsorCounts = (search: SponsorSearch, places: string) =>
  queryOptions({
    queryKey: ['sponsors', 'counts', search, places],
    queryFn: ({ signal }) =>
      http.get<SponsorCounts>(`/api/sponsors/filter-counts?${countsQuery(search, places)}`, { signal }),
    placeholderData: keepPreviousData,
    ...settled,
  });

export const sponsorById = (id: string | undefined) =>
  queryOptions<SponsorDetail>({
    queryKey: ['sponsor', id],
    queryFn: id
      ? ({ signal }) => http.get<SponsorDetail>(`/api/sponsors/${encodeURIComponent(id)}`, { signal })
      : skipToken,
    ...ofOne,
  });

/** Which entry of the register the name of an employer means, of whom this place is known. */
export const sponsorNamed = (name: string, place: string) =>
  queryOptions({
    queryKey: ['sponsor', 'named', name, place],
    queryFn: ({ signal }) => http.get<SponsorMatch>('/api/sponsors/match', { signal, query: { name, town: place } }),
    ...ofOne,
  });

export const WATCHED = ['sponsors', 'watched'];

/** What this person watches, the last first, part after part. */
export const watchedSponsors = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...WATCHED, userId],
    queryFn: ({ signal, pageParam }) =>
      http.get<WatchedSponsors>('/api/sponsors/watched', { signal, query: { page: pageParam, limit: WATCHED_A_PART } }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    retry: retryUnlessRefused,
    enabled: userId !== undefined,
  });

export const watchSponsor = (id: number, isWatched: boolean) =>
  isWatched ? http.put<void>(`/api/sponsors/${id}/watch`, {}) : http.delete<void>(`/api/sponsors/${id}/watch`);

/** The address is the same, letter for letter, as in remote.ts where nothing is asked: the document asks for it already. */
function listQuery(search: SponsorSearch, page: number): string {
  const query = new URLSearchParams({ page: String(page), limit: String(SPONSORS_A_PAGE) });
  appendSearch(query, search);
  return query.toString();
}

function countsQuery(search: SponsorSearch, places: string): string {
  const query = new URLSearchParams({ places });
  appendSearch(query, search);
  return query.toString();
}

function appendSearch(query: URLSearchParams, search: SponsorSearch): void {
  if (search.query) query.set('query', search.query);
  for (const facet of SPONSOR_FACETS) for (const value of search[facet]) query.append(facet, value);
}
