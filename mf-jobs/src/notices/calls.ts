import { infiniteQueryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { NoticeList } from '@landfall/contracts';
import { ApiError, askAgain, http, retryUnlessRefused, toast, withQuery } from '@landfall/sdk';

const PAGE_SIZE = 20;

export const NOTICES = ['notices'];

/** The newest first, part after part. */
export const notices = (userId: string | undefined) =>
  infiniteQueryOptions({
    queryKey: [...NOTICES, userId],
    queryFn: ({ signal, pageParam }) =>
      http.get<NoticeList>(withQuery('/api/notices', { page: pageParam, limit: PAGE_SIZE }), { signal }),
    initialPageParam: 1,
    getNextPageParam: ({ page, totalPages }) => (page < totalPages ? page + 1 : undefined),
    retry: retryUnlessRefused,
    enabled: userId !== undefined,
  });

/** Marks one, by its id, or all of them; under way until what is on screen has been asked for again. */
export function useMarkRead() {
  const cache = useQueryClient();
  return useMutation({
    mutationFn: (which: number | 'all') =>
      http.post<unknown>(which === 'all' ? '/api/notices/read' : `/api/notices/${which}/read`),
    onSuccess: () => askAgain(cache, NOTICES),
    onError: (error, which) => {
      toast({
        title: which === 'all' ? 'The notices were not marked as read' : 'The notice was not marked as read',
        description: error instanceof ApiError ? error.detail : 'Please try again.',
        variant: 'destructive',
      });
      void askAgain(cache, NOTICES);
    },
  });
}
