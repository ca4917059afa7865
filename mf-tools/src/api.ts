import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type {
  ApplicationList,
  Cv,
  CvChange,
  CvInput,
  CvList,
  ExtractedText,
  Job,
  Quota,
  TaskAccepted,
  TaskList,
  TestResult,
  TestSubmission,
} from '@landfall/contracts';
import { ApiError, askAgain, http, retryUnlessRefused } from '@landfall/sdk';
import { isRunning, type Task } from './tasks/task';
import { RESULT_KINDS } from './tasks/tool-kinds';

/** The server stops reading after eight seconds; the rest is for a slow upload and for waiting one's turn. */
const UPLOAD_DEADLINE_MS = 180_000;
/** Starting a task is quick; this is for sending a long text over a slow line. */
const START_DEADLINE_MS = 60_000;

export function extractText(file: File, signal?: AbortSignal): Promise<ExtractedText> {
  const form = new FormData();
  form.set('file', file, file.name);
  return http.upload<ExtractedText>('/api/tools/extract-text', form, { signal, deadline: UPLOAD_DEADLINE_MS });
}

/** Asks a slow tool; what comes back at once is the task to follow. */
export const startTask = (path: string, body: object): Promise<TaskAccepted> =>
  http.post(path, { body, headers: { Prefer: 'respond-async' }, deadline: START_DEADLINE_MS, outlivesPage: true });

export const removeTask = (id: string): Promise<unknown> => http.delete(`/api/tasks/${id}`);

/** Of an interview all its batches. */
export const removeSeries = (id: string): Promise<unknown> => http.delete(`/api/tasks/${id}?series=true`);

/** Wherever its person comes next, it is not shown by itself any more. */
export const putAway = (id: string): Promise<unknown> => http.post(`/api/tasks/${id}/put-away`);

const TASKS = ['tasks'];
const tasksOf = (userId: string | undefined) => [...TASKS, userId];

/** Without a stream of events a task is asked about soon, then less and less often. */
const POLL_MS = [200, 400, 700, 1_000, 1_500];
const pollAfter = (asked: number): number => POLL_MS[Math.min(asked, POLL_MS.length) - 1] ?? 200;

/** A stream may be open and yet say nothing, behind a proxy that collects it. */
const POLL_BESIDE_STREAM_MS = 5_000;

export const taskById = <Result>(userId: string | undefined, id: string | undefined, hasStream = false) =>
  queryOptions({
    queryKey: [...tasksOf(userId), 'one', id],
    queryFn: ({ signal }) => http.get<Task<Result>>(`/api/tasks/${id}`, { signal }),
    enabled: userId !== undefined && Boolean(id),
    retry: retryUnlessRefused,
    refetchInterval: ({ state: { data, error, dataUpdateCount, errorUpdateCount } }) => {
      if (error instanceof ApiError && error.status === 404) return false;
      if (data && !isRunning(data)) return false;
      return hasStream ? POLL_BESIDE_STREAM_MS : pollAfter(dataUpdateCount + errorUpdateCount);
    },
  });

/** As it is on the server at this moment, whatever this page has heard of it before. */
export const taskNow = <Result>(id: string): Promise<Task<Result>> => http.get<Task<Result>>(`/api/tasks/${id}`);

const LIST_AGAIN_MS = 5_000;

/** Another tab or the phone may have begun something since; what runs in a list is not followed one by one. */
const ELSEWHERE = {
  staleTime: LIST_AGAIN_MS,
  refetchOnWindowFocus: true,
  refetchInterval: ({ state: { data } }: { state: { data?: TaskList } }) =>
    data?.tasks.some(isRunning) ? LIST_AGAIN_MS : (false as const),
};
const PER_PAGE = 5;

export const ownTasks = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...tasksOf(userId), 'list'],
    queryFn: ({ signal }) => http.get<TaskList>('/api/tasks?limit=100', { signal }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
    ...ELSEWHERE,
  });

/** Asked for again with the list: whatever begins or ends changes what is left. */
export const ownQuota = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...tasksOf(userId), 'list', 'quota'],
    queryFn: ({ signal }) => http.get<Quota>('/api/tasks/quota', { signal }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
    staleTime: LIST_AGAIN_MS,
    refetchOnWindowFocus: true,
  });

/** One page of what the history shows, newest first. */
export const ownResults = (userId: string | undefined, page: number) =>
  queryOptions({
    queryKey: [...tasksOf(userId), 'list', 'results', page],
    queryFn: ({ signal }) =>
      http.get<TaskList>('/api/tasks', {
        query: { kind: Object.keys(RESULT_KINDS), page, limit: PER_PAGE, series: true },
        signal,
      }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
    placeholderData: keepPreviousData,
    ...ELSEWHERE,
  });

export const ownApplications = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'list'],
    queryFn: ({ signal }) => http.get<ApplicationList>('/api/job-applications', { signal }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
  });

const CVS = ['cvs'];

export const ownCvs = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...CVS, userId],
    queryFn: ({ signal }) => http.get<CvList>('/api/cvs?limit=100', { signal }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
  });

export const cvById = (id: number): Promise<Cv> => http.get<Cv>(`/api/cvs/${id}`);

/** Keeping, changing and deleting one's CVs; the list is asked for again after each. */
export function useCvChanges() {
  const cache = useQueryClient();
  const onSuccess = () => askAgain(cache, CVS);
  const keeping = useMutation({ mutationFn: (body: CvInput) => http.post<Cv>('/api/cvs', { body }), onSuccess });
  const changing = useMutation({
    mutationFn: ({ id, ...body }: CvChange & { id: number }) => http.put<Cv>(`/api/cvs/${id}`, { body }),
    onSuccess,
  });
  const removing = useMutation({ mutationFn: (id: number) => http.delete<unknown>(`/api/cvs/${id}`), onSuccess });
  return {
    keep: keeping.mutateAsync,
    change: changing.mutateAsync,
    remove: removing.mutateAsync,
    isSaving: keeping.isPending || changing.isPending || removing.isPending,
  };
}

export const gradeTest = (body: TestSubmission): Promise<TestResult> =>
  http.post<TestResult>('/api/tools/grade-test', { body, deadline: START_DEADLINE_MS });

export const jobById = (id: number): Promise<Job> => http.get<Job>(`/api/jobs/${id}`);
