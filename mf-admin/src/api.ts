import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Elevation, JobPage } from '@landfall/contracts';
import { http, retryUnlessRefused } from '@landfall/sdk';

export const PAGE_SIZE = 40;

/** Until when the admin password counts as entered in this session. */
export const elevation = () =>
  queryOptions({
    queryKey: ['admin', 'elevation'],
    queryFn: ({ signal }) => http.get<Elevation>('/api/admin/elevation', { signal }),
    retry: retryUnlessRefused,
  });

export const enterPassword = (password: string): Promise<Elevation> =>
  http.post<Elevation>('/api/admin/elevate', { body: { password } });

/** `search` looks in title, company and location. */
export const repository = (search: string, page: number) =>
  queryOptions({
    queryKey: ['admin', 'repository', search, page],
    queryFn: ({ signal }) =>
      http.get<JobPage>('/api/jobs/admin/repository', {
        signal,
        query: { page, limit: PAGE_SIZE, search: search || undefined },
      }),
    placeholderData: keepPreviousData, // the list stays on screen while the next page is on its way
    retry: retryUnlessRefused,
  });
