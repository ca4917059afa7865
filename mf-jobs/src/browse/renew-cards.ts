import './renew-cards.css';
import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '@landfall/contracts';
import { changeOnScreen, idsOnScreen, jobsNow, jobsOnScreen } from '../card/jobs-on-screen';
import { holdPlaces } from './hold-places';

/** Lists, and the jobs of an opening that is unfolded in one. */
const KEYS = ['jobs'];

/** What a list on screen was when its jobs were asked about. */
export interface Listed {
  /** Those that the search does not find any more stay as they were found. */
  gone: ReadonlySet<number>;
  /** Whether the list is still that one: a newer one is not overwritten. */
  isStill: () => boolean;
}

/**
 * The cards of jobs that changed say what the jobs say now, each in its place.
 * @throws ApiError
 */
export async function renewCards(cache: QueryClient, changed: ReadonlySet<number>, listed: Listed): Promise<void> {
  const ids = idsOnScreen(cache, KEYS).filter((id) => changed.has(id) && !listed.gone.has(id));
  if (ids.length > 0) takeIn(cache, await jobsNow(ids), listed, changed);
}

/** Writes what was answered about jobs on screen into their cards. */
export function takeIn(
  cache: QueryClient,
  now: ReadonlyMap<number, Job>,
  { gone, isStill }: Listed,
  changed: ReadonlySet<number> = new Set(),
): void {
  if (!isStill()) return;
  const renew = (job: Job) => (gone.has(job.id) ? job : renewed(job, now.get(job.id), changed));
  const others = jobsOnScreen(cache, KEYS).filter((job) => saysOther(job, renew(job)));
  holdPlaces(others.map(({ id }) => id));
  changeOnScreen(cache, KEYS, renew);
}

const saysOther = (before: Job, after: Job): boolean =>
  (Object.keys(after) as (keyof Job)[]).some((key) => JSON.stringify(before[key]) !== JSON.stringify(after[key]));

function renewed(shown: Job, now: Job | undefined, changed: ReadonlySet<number>): Job {
  if (!now) return shown;
  const { openings } = shown;
  if (!openings) return now;
  // one that has left the others of its card under another name stands for them until the list is renewed
  const isOne = openings.length === 1 || isSameOpening(shown, now) || openings.every((id) => changed.has(id));
  return isOne ? { ...now, openings } : shown;
}

const isSameOpening = (one: Job, other: Job) =>
  (['title', 'company', 'location'] as const).every((part) => one[part] === other[part]);
