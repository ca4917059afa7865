import type { QueryClient } from '@tanstack/react-query';
import { changeOnScreen, idsOnScreen, jobsNow } from './jobs-on-screen';

/** For so long after an import a server may answer with the times of before. */
const SETTLED_MS = 6_000;
/** The end of an import reaches all open pages at once; their questions come spread over this time. */
const SPREAD_MS = 30_000;
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

/** Lists, and the page of a job. */
const KEYS = ['jobs', 'job'];

async function renew(cache: QueryClient): Promise<void> {
  const now = await jobsNow(idsOnScreen(cache, KEYS));
  changeOnScreen(cache, KEYS, (job) => ({ ...job, checked_at: now.get(job.id)?.checked_at ?? job.checked_at }));
}
