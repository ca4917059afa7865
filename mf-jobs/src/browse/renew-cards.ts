import './renew-cards.css';
import type { QueryClient } from '@tanstack/react-query';
import type { Job } from '@landfall/contracts';
import { changeOnScreen, idsOnScreen, jobsNow } from '../card/jobs-on-screen';
import { holdPlaces } from './hold-places';
import type { Heard } from './list-news';

/** Lists, and the jobs of an opening that is unfolded in one. */
const KEYS = ['jobs'];

/**
 * The cards of jobs that changed say what the jobs say now, each in its place; those that the search does not find any
 * more stay as they were found. @throws ApiError
 */
export async function renewCards(
  cache: QueryClient,
  { changed, mayBeGone }: Pick<Heard, 'changed' | 'mayBeGone'>,
  gone: ReadonlySet<number>,
): Promise<void> {
  const ids = idsOnScreen(cache, KEYS).filter((id) => (mayBeGone || changed.has(id)) && !gone.has(id));
  if (ids.length === 0) return;
  const now = await jobsNow(ids);
  holdPlaces(ids);
  changeOnScreen(cache, KEYS, (job) => renewed(job, now.get(job.id), changed));
}

function renewed(shown: Job, now: Job | undefined, changed: ReadonlySet<number>): Job {
  if (!now) return shown;
  const { openings } = shown;
  if (!openings) return now;
  // one that has left the others of its card under another name stands for them until the list is renewed
  const isOne = isSameOpening(shown, now) || openings.every((id) => changed.has(id));
  return isOne ? { ...now, openings } : shown;
}

const isSameOpening = (one: Job, other: Job) =>
  (['title', 'company', 'location'] as const).every((part) => one[part] === other[part]);
