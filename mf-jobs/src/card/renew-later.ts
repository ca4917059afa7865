import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '@landfall/contracts';
import { changeOnScreen, idsOnScreen, jobsNow } from './jobs-on-screen';

/** For so long after an import a server may answer with the times of before. */
const SETTLED_MS = 6_000;
/** A large import and its end reach all open pages at once; their questions come spread over this time. */
const SPREAD_MS = 30_000;
/** An import that goes on and on puts the question off no longer than this. */
const LONGEST_MS = 120_000;
/** So many are asked about, those of the list first: the others keep what they say till they are drawn anew. */
const MOST_JOBS = 200;

/** Called when the question is asked, and what it returns with the answer. */
export type Renewal = () => (now: ReadonlyMap<number, Job>) => void;

interface Owed {
  since: number;
  waitMs: number;
  timer?: ReturnType<typeof setTimeout>;
  /** It is time, and nobody looks. */
  isDue?: boolean;
  renewal?: Renewal | undefined;
}

let owed: Owed | undefined;

/**
 * Asks once about all jobs on screen, a while after the last of what was heard: when they were checked, which changes
 * nothing else of them, and for `renewal`.
 */
export function renewLater(cache: QueryClient, renewal?: Renewal): void {
  const now = performance.now();
  owed ??= { since: now, waitMs: SETTLED_MS + Math.random() * SPREAD_MS };
  const due = owed;
  due.renewal = renewal ?? due.renewal;
  if (due.isDue || now - due.since > LONGEST_MS) return;
  clearTimeout(due.timer);
  due.timer = setTimeout(() => {
    due.isDue = true;
    whenSeen()
      .then(() => {
        owed = undefined;
        return renew(cache, due.renewal);
      })
      .catch(() => undefined); // the next import is another occasion
  }, due.waitMs);
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

async function renew(cache: QueryClient, renewal: Renewal | undefined): Promise<void> {
  const take = renewal?.();
  const now = await jobsNow(idsOnScreen(cache, KEYS).slice(0, MOST_JOBS));
  take?.(now);
  changeOnScreen(cache, KEYS, (job) => ({ ...job, checked_at: now.get(job.id)?.checked_at ?? job.checked_at }));
}
