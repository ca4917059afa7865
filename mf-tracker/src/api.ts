import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApplicationList, ApplicationStatistics, JobApplication } from '@landfall/contracts';
import { askAgain, http, retryUnlessRefused } from '@landfall/sdk';
import { tellOtherTabs } from './other-tabs';

/** The fields that a person writes; what is null is cleared. */
export type ApplicationFields = Pick<JobApplication, 'jobTitle' | 'companyName' | 'status' | 'appliedDate'> &
  Partial<Pick<JobApplication, 'jobId' | 'jobLocation' | 'jobType' | 'salary' | 'jobUrl' | 'notes'>>;

export const OWN = ['applications', 'own'];
/** Which jobs are saved, and below it the lists of them. */
export const SAVED = ['saved-jobs'];
export const SAVED_PAGES = [...SAVED, 'pages'];
const DEMO = ['applications', 'demo'];

export const ownApplications = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...OWN, userId, 'list'],
    queryFn: ({ signal }) => http.get<ApplicationList>('/api/job-applications', { signal }),
    retry: retryUnlessRefused,
    enabled: userId !== undefined,
  });

export const ownStatistics = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...OWN, userId, 'statistics'],
    queryFn: ({ signal }) => http.get<ApplicationStatistics>('/api/job-applications/statistics', { signal }),
    retry: retryUnlessRefused,
    enabled: userId !== undefined,
  });

/** Forgotten as soon as nobody looks: what is changed in the demo is kept nowhere. */
export const demoApplications = () =>
  queryOptions({
    queryKey: [...DEMO, 'list'],
    queryFn: ({ signal }) => http.get<ApplicationList>('/api/job-applications-demo', { signal }),
    retry: retryUnlessRefused,
    gcTime: 0,
  });

export const demoStatistics = () =>
  queryOptions({
    queryKey: [...DEMO, 'statistics'],
    queryFn: ({ signal }) => http.get<ApplicationStatistics>('/api/job-applications-demo/statistics', { signal }),
    retry: retryUnlessRefused,
    gcTime: 0,
  });

/** Adding, changing and deleting one's own applications; what says how far they are is asked for again after each. */
export function useOwnChanges() {
  const cache = useQueryClient();
  const onSuccess = () => {
    tellOtherTabs();
    return Promise.all([askAgain(cache, OWN), askAgain(cache, SAVED_PAGES)]);
  };
  const adding = useMutation({
    mutationFn: (body: ApplicationFields) => http.post<JobApplication>('/api/job-applications', { body }),
    onSuccess,
  });
  const changing = useMutation({
    mutationFn: ({ id, ...body }: Partial<ApplicationFields> & { id: number }) =>
      http.put<JobApplication>(`/api/job-applications/${id}`, { body }),
    onSuccess,
  });
  const removing = useMutation({
    mutationFn: (id: number) => http.delete<unknown>(`/api/job-applications/${id}`),
    onSuccess,
  });
  return {
    add: adding.mutateAsync,
    change: (id: number, fields: Partial<ApplicationFields>) => changing.mutateAsync({ id, ...fields }),
    remove: removing.mutateAsync,
  };
}
