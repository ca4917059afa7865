import type { QueryClient } from '@tanstack/react-query';
import type { Job, JobPage, JobsByIds } from '@landfall/contracts';
import { http } from '@landfall/sdk';

/** For so long after an import a server may answer with the times of before. */
const SETTLED_MS = 6_000;
/** The end of an import reaches all open pages at once; their questions come spread over this time. */
const SPREAD_MS = 30_000;
/** As many as one question takes. */
const MOST_IDS = 100;

/** What the screens keep: one job, or a list of them with the nearest of a search that found none. */
type Shown = Job | Partial<Pick<JobPage, 'jobs' | 'nextSteps'>> | undefined;

const isJob = (shown: object): shown is Job => 'title' in shown;

let isOwed = false;

/** An import has ended: says of the jobs on screen when they were checked, and changes nothing else of them. */
export function renewChecks(cache: QueryClient): void {
  if (isOwed) return;
  isOwed = true;
  setTimeout(
    () =>
      void whenSeen()
        .then(() => {
          isOwed = false;
          return renew(cache);
        })
        .catch(() => undefined), // the next import is another occasion
    SETTLED_MS + Math.random() * SPREAD_MS,
  );
}

/** A hundred tabs in the background ask nothing. */
const whenSeen = () =>
  new Promise<void>((resolve) => {
    const look = () => {
      if (document.visibilityState === 'hidden') return;
      document.removeEventListener('visibilitychange', look);
      resolve();
    };
    document.addEventListener('visibilitychange', look);
    look();
  });

async function renew(cache: QueryClient): Promise<void> {
  const queries = ['jobs', 'job']
    .flatMap((key) => cache.getQueryCache().findAll({ queryKey: [key], type: 'active' }))
    .filter(({ state }) => jobsIn(state.data as Shown).length > 0);
  const ids = [...new Set(queries.flatMap(({ state }) => jobsIn(state.data as Shown)).map(({ id }) => id))];
  const asked = Array.from({ length: Math.ceil(ids.length / MOST_IDS) }, (_, at) =>
    http.post<JobsByIds>('/api/jobs/openings', { body: { ids: ids.slice(at * MOST_IDS, (at + 1) * MOST_IDS) } }),
  );
  const now = new Map((await Promise.all(asked)).flatMap(({ jobs }) => jobs).map((job) => [job.id, job.checked_at]));
  const checked = (job: Job): Job => ({ ...job, checked_at: now.get(job.id) ?? job.checked_at });
  for (const { queryKey, state } of queries) {
    // as old as it was: what else has changed of the list is not known
    cache.setQueryData<Shown>(queryKey, (shown) => withEach(shown, checked), { updatedAt: state.dataUpdatedAt });
  }
}

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
