import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedJobIds, SavedJobList } from '@landfall/contracts';
import { askAgain, http, retryUnlessRefused, toast, useUser, withQuery } from '@landfall/sdk';
import { reasonOf } from '../reason';
import { SAVED, SAVED_PAGES } from '../api';
import { tellOtherTabs } from '../other-tabs';

/** All that one has saved, by id: what lists and the page of a job are marked by. */
export const savedJobIds = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...SAVED, 'ids', userId],
    queryFn: ({ signal }) => http.get<SavedJobIds>('/api/saved-jobs/ids', { signal }),
    retry: retryUnlessRefused,
    refetchOnWindowFocus: 'always', // one may have been saved in another window meanwhile
    enabled: userId !== undefined,
  });

/** The saved jobs of a page, as they are now: they expire and go without anybody here doing anything. */
export const savedJobs = (userId: string | undefined, page: number) =>
  queryOptions({
    queryKey: [...SAVED_PAGES, userId, page],
    queryFn: ({ signal }) =>
      http.get<SavedJobList>(withQuery('/api/saved-jobs', { page: page > 1 ? page : undefined }), { signal }),
    placeholderData: keepPreviousData, // the list stays on screen while the next page is on its way
    staleTime: 60_000,
    retry: retryUnlessRefused,
    refetchOnWindowFocus: 'always',
    enabled: userId !== undefined,
  });

/**
 * Saves a job (`true`) or lets go of it (`false`); a refusal is said in a toast. Presses wait for one another: what was
 * chosen last is what stays. Under way until what is on screen has been asked for again, or until it failed; `onRemoved`
 * is called before that, while all still stands on screen.
 */
export function useSaving(jobId: number, onRemoved?: () => void) {
  const cache = useQueryClient();
  const { queryKey } = savedJobIds(useUser()?.id);
  return useMutation({
    scope: { id: `saved-job-${jobId}` },
    mutationFn: (isSaved: boolean) =>
      isSaved ? http.put<void>(`/api/saved-jobs/${jobId}`) : http.delete<void>(`/api/saved-jobs/${jobId}`),
    onSuccess: (_, isSaved) => {
      tellOtherTabs();
      cache.setQueryData(queryKey, (known) => {
        if (!known) return known; // it is still being asked for
        const others = known.jobIds.filter((id) => id !== jobId);
        return { jobIds: isSaved ? [jobId, ...others] : others };
      });
      if (!isSaved) onRemoved?.();
      return askAgain(cache, SAVED);
    },
    onError: (error, isSaved) => {
      toast({
        title: isSaved ? 'The job was not saved' : 'The job is still saved',
        description: reasonOf(error),
        variant: 'destructive',
      });
      void askAgain(cache, SAVED); // what is true is known already, and without a line this takes a while
    },
  });
}
