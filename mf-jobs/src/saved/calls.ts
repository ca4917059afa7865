import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SavedSearch, SavedSearchChange, SavedSearchInput, SavedSearchList } from '@landfall/contracts';
import { ApiError, askAgain, http, retryUnlessRefused } from '@landfall/sdk';

/** The calls for saved searches; apart from api.ts, so that the browse page does not carry them. */

const SEARCHES = 'saved-searches';

export const savedSearches = (userId: string | undefined) =>
  queryOptions({
    queryKey: [SEARCHES, userId],
    queryFn: ({ signal }) => http.get<SavedSearchList>('/api/saved-searches?page=1&limit=100', { signal }),
    staleTime: 60_000,
    retry: retryUnlessRefused,
    enabled: userId !== undefined,
  });

/** Each is done on the server; the list is asked for again after it. */
export function useSavedChanges() {
  const cache = useQueryClient();
  const onSuccess = () => askAgain(cache, [SEARCHES]);
  const adding = useMutation({
    mutationFn: (body: SavedSearchInput) => http.post<SavedSearch>('/api/saved-searches', { body }),
    // Not waited for: the list may end the dialog that asked, and what that has to say would be lost with it.
    onSuccess: () => void askAgain(cache, [SEARCHES]),
  });
  const changing = useMutation({
    mutationFn: ({ id, ...body }: SavedSearchChange & { id: number }) =>
      http.put<SavedSearch>(`/api/saved-searches/${id}`, { body }),
    onSuccess,
  });
  const removing = useMutation({
    // gone already, by another tab: that is what was wanted
    mutationFn: (id: number) =>
      http.delete<unknown>(`/api/saved-searches/${id}`).catch((error: unknown) => {
        if (!(error instanceof ApiError) || error.status !== 404) throw error;
      }),
    onSuccess,
  });
  const restoring = useMutation({
    mutationFn: (id: number) => http.post<SavedSearch>(`/api/saved-searches/${id}/restore`),
    onSuccess,
  });
  const seeing = useMutation({
    mutationFn: (id: number) => http.post<unknown>(`/api/saved-searches/${id}/seen`),
    onSuccess,
  });
  return { adding, changing, removing, restoring, markSeen: seeing.mutate };
}
