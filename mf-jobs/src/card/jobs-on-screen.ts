import type { QueryClient } from '@tanstack/react-query';
import type { Job, JobPage, JobsByIds } from '@landfall/contracts';
import { http } from '@landfall/sdk';

/** As many as one question takes. */
const MOST_IDS = 100;

/** What the screens keep: one job, or a list of them with the nearest of a search that found none. */
type Shown = Job | Partial<Pick<JobPage, 'jobs' | 'nextSteps'>> | undefined;

const isJob = (shown: object): shown is Job => 'title' in shown;

/** Asks for jobs that stand on screen as they are now. @throws ApiError */
export async function jobsNow(ids: number[]): Promise<Map<number, Job>> {
  const asked = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) =>
    http.post<JobsByIds>('/api/jobs/openings', { body: { ids: ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS) } }),
  );
  return new Map((await Promise.all(asked)).flatMap(({ jobs }) => jobs).map((job) => [job.id, job]));
}

/** All jobs on screen that these kinds of queries brought; one may be there more than once. */
export const jobsOnScreen = (cache: QueryClient, keys: string[]): Job[] =>
  queriesOnScreen(cache, keys).flatMap(({ state }) => jobsIn(state.data as Shown));

/** Their ids, each once. */
export const idsOnScreen = (cache: QueryClient, keys: string[]): number[] => [
  ...new Set(jobsOnScreen(cache, keys).map(({ id }) => id)),
];

/** Changes the jobs on screen where they stand. */
export function changeOnScreen(cache: QueryClient, keys: string[], change: (job: Job) => Job): void {
  for (const { queryKey, state } of queriesOnScreen(cache, keys)) {
    // as old as it was: what else has changed of the list is not known
    cache.setQueryData<Shown>(queryKey, (shown) => withEach(shown, change), { updatedAt: state.dataUpdatedAt });
  }
}

const queriesOnScreen = (cache: QueryClient, keys: string[]) =>
  keys
    .flatMap((key) => cache.getQueryCache().findAll({ queryKey: [key], type: 'active' }))
    .filter(({ state }) => jobsIn(state.data as Shown).length > 0);

function jobsIn(shown: Shown): Job[] {
  if (!shown) return [];
  return isJob(shown) ? [shown] : [...(shown.jobs ?? []), ...(shown.nextSteps?.nearest ?? [])];
}

function withEach(shown: Shown, change: (job: Job) => Job): Shown {
  if (!shown || isJob(shown)) return shown && change(shown);
  const { jobs, nextSteps } = shown;
  return {
    ...shown,
    ...(jobs && { jobs: jobs.map(change) }),
    ...(nextSteps && { nextSteps: { ...nextSteps, nearest: nextSteps.nearest.map(change) } }),
  };
}
