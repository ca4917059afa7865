import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { NewsArticle, NewsList, TrainingEventPage } from '@landfall/contracts';
import { http, retryUnlessRefused } from '@landfall/sdk';

const EVENTS_PER_PAGE = 40;

/** Newest first. Whoever is signed in sees all of it, so the answer belongs to one person. */
export const newsFor = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['news', userId ?? 'anonymous'],
    queryFn: ({ signal }) => http.get<NewsList>('/api/news', { signal }),
    retry: retryUnlessRefused,
  });

/** The home page's few, without the weight of all the others. */
export const latestNews = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['news', userId ?? 'anonymous', 'latest'],
    // The same address, letter for letter, as in remote.ts: the document may have asked for it already.
    queryFn: ({ signal }) => http.get<NewsList>('/api/news?limit=5', { signal }),
    retry: retryUnlessRefused,
  });

export const articleById = (id: number, isWanted: boolean) =>
  queryOptions({
    queryKey: ['news', 'article', id],
    queryFn: ({ signal }) => http.get<NewsArticle>(`/api/news/${id}`, { signal }),
    retry: retryUnlessRefused,
    enabled: isWanted,
  });

export const upcomingEvents = (page: number) =>
  queryOptions({
    queryKey: ['training-events', page],
    // The same address, letter for letter, as in remote.ts: the document may have asked for it already.
    queryFn: ({ signal }) =>
      http.get<TrainingEventPage>(`/api/training-events?page=${page}&limit=${EVENTS_PER_PAGE}`, { signal }),
    retry: retryUnlessRefused,
    placeholderData: keepPreviousData,
  });
