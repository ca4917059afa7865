import { queryOptions } from '@tanstack/react-query';
import type {
  ApplicationList,
  ExtractedText,
  Job,
  TaskAccepted,
  TaskList,
  TestResult,
  TestSubmission,
} from '@landfall/contracts';
import { ApiError, http, retryUnlessRefused } from '@landfall/sdk';
import { isRunning, type Task } from './tasks/task';

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
  http.post(path, { body, headers: { Prefer: 'respond-async' }, deadline: START_DEADLINE_MS });

export const removeTask = (id: string): Promise<unknown> => http.delete(`/api/tasks/${id}`);

const TASKS = ['tasks'];
export const tasksOf = (userId: string | undefined) => [...TASKS, userId];

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

export const ownTasks = (userId: string | undefined) =>
  queryOptions({
    queryKey: [...tasksOf(userId), 'list'],
    queryFn: ({ signal }) => http.get<TaskList>('/api/tasks?limit=100', { signal }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
  });

export const ownApplications = (userId: string | undefined) =>
  queryOptions({
    queryKey: ['applications', 'own', userId, 'list'],
    queryFn: ({ signal }) => http.get<ApplicationList>('/api/job-applications', { signal }),
    enabled: userId !== undefined,
    retry: retryUnlessRefused,
  });

export const gradeTest = (body: TestSubmission): Promise<TestResult> =>
  http.post<TestResult>('/api/tools/grade-test', { body, deadline: START_DEADLINE_MS });

export const jobById = (id: number): Promise<Job> => http.get<Job>(`/api/jobs/${id}`);
