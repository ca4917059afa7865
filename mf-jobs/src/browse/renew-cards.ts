import './renew-cards.css';
import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '@landfall/contracts';
import { changeOnScreen, idsOnScreen, jobsNow, jobsOnScreen } from '../card/jobs-on-screen';
import { holdPlaces } from './hold-places';
import type { Heard } from './list-news';

/** Lists, and the jobs of an opening that is unfolded in one. */
const KEYS = ['jobs'];

/**
 * The cards of jobs that changed say what the jobs say now, each in its place; those that the search does not find any
 * more stay as they were found.
 * @param isStill whether the list is still the one that was looked at: a newer one is not overwritten
 * @throws ApiError
 */
export async function renewCards(
  cache: QueryClient,
  { changed, mayBeGone }: Pick<Heard, 'changed' | 'mayBeGone'>,
  gone: ReadonlySet<number>,
  isStill: () => boolean,
): Promise<void> {
  const ids = idsOnScreen(cache, KEYS).filter((id) => (mayBeGone || changed.has(id)) && !gone.has(id));
  if (ids.length === 0) return;
  const now = await jobsNow(ids);
  if (!isStill()) return;
  const renew = (job: Job) => renewed(job, now.get(job.id), changed);
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
