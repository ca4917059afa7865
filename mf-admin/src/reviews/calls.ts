import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  HeldAdvert,
  HeldAdvertPage,
  HoldDecision,
  RegisterList,
  ReportDecision,
  ReportedJobPage,
  Review,
  ReviewDecision,
  ReviewPage,
} from '@landfall/contracts';
import { askAgain, http, retryUnlessRefused } from '@landfall/sdk';
import type { Which } from '../lists/use-list-address';
import { bringRegister, decideRegister } from './register-import';
import { takeRegisterBack } from './register-return';

const PAGE_SIZE = 20;
const KEY = ['admin', 'reviews'];

const list = <T>(name: string, path: string, page: number, query: Record<string, string> = {}) =>
  queryOptions({
    queryKey: [...KEY, name, page, query],
    queryFn: ({ signal }) => http.get<T>(path, { signal, query: { ...query, page, limit: PAGE_SIZE } }),
    placeholderData: keepPreviousData, // the list stays on screen while the next page is on its way
    retry: retryUnlessRefused,
  });

export const heldAdverts = (which: Which, page: number) =>
  list<HeldAdvertPage>('held', '/api/admin/held-adverts', page, { state: which === 'open' ? 'held' : 'decided' });

export const reportedJobs = (page: number) => list<ReportedJobPage>('reports', '/api/admin/reports', page);

export const names = (which: Which, page: number) =>
  list<ReviewPage>('names', '/api/admin/reviews', page, { state: which });

export const registers = () =>
  queryOptions({
    queryKey: [...KEY, 'registers'],
    queryFn: ({ signal }) => http.get<RegisterList>('/api/sponsors/admin/registers', { signal }),
    select: (all) => ({ ...all, total: all.registers.length, page: 1, totalPages: 1 }), // they come all at once
    retry: retryUnlessRefused,
  });

/** Each is done on the server; what is on screen is asked for again after it. */
export function useReviewChanges() {
  const cache = useQueryClient();
  const onSettled = () => askAgain(cache, KEY);
  return {
    deciding: useMutation({
      mutationFn: ({ id, ...body }: HoldDecision & { id: number }) =>
        http.post<HeldAdvert>(`/api/admin/held-adverts/${id}`, { body }),
      onSettled,
    }),
    releasing: useMutation({
      mutationFn: async (ids: number[]) => {
        // one after the other: what was released before one fails stays released
        for (const id of ids) {
          await http.post<HeldAdvert>(`/api/admin/held-adverts/${id}`, { body: { decision: 'release' } });
        }
      },
      onSettled,
    }),
    settling: useMutation({
      mutationFn: ({ id, ...body }: ReportDecision & { id: number }) =>
        http.post<unknown>(`/api/admin/reports/${id}`, { body }),
      onSettled,
    }),
    naming: useMutation({
      mutationFn: ({ id, ...body }: ReviewDecision & { id: number }) =>
        http.post<Review>(`/api/admin/reviews/${id}`, { body }),
      onSettled,
    }),
    confirming: useMutation({ mutationFn: decideRegister, onSettled }),
    takingBack: useMutation({ mutationFn: takeRegisterBack, onSettled }),
    bringing: useMutation({ mutationFn: bringRegister, onSettled }),
  };
}
