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
  Task,
  TaskAccepted,
} from '@landfall/contracts';
import { askAgain, http, retryUnlessRefused } from '@landfall/sdk';
import type { Which } from '../lists/use-list-address';

const PAGE_SIZE = 20;
const KEY = ['admin', 'reviews'];
/** How often an import that runs is asked about, in milliseconds. */
const ASK_EVERY_MS = 1_500;

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
  };
}

/** A register that was confirmed and could not be brought in. */
export class ImportFailed extends Error {
  constructor(detail = 'The register could not be imported.') {
    super(detail);
    this.name = 'ImportFailed';
  }
}

/**
 * Confirms a register, which takes about a minute and is waited for, or discards it.
 * @throws ApiError, ImportFailed
 */
async function decideRegister({ id, decision }: { id: number; decision: 'confirm' | 'discard' }): Promise<void> {
  const headers = { Prefer: 'respond-async' };
  const started = await http.post<Partial<TaskAccepted>>(`/api/sponsors/admin/registers/${id}`, {
    body: { decision },
    headers,
  });
  if (decision === 'discard' || !started.id) return;
  for (;;) {
    const task = await http.get<Task>(`/api/tasks/${started.id}`);
    if (task.state === 'done') return;
    if (task.state === 'failed' || task.state === 'cancelled') throw new ImportFailed(task.error?.detail);
    await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS));
  }
}
