import type { Found, JobSearch, Search } from '../job.search.js';
import type { JobFilter, Relaxation } from '../jobs.dto.js';
import type { Relaxed } from './next-steps.js';

export type Asked = JobFilter & Pick<Search, 'early'>;

export interface Way {
  step: Relaxation;
  /** What whoever follows it searches for. */
  filter: Search;
  found: Found;
}

export const MOST_NEAREST = 5;

export type Ask = (relaxed: Relaxed) => Promise<Way>;

interface HowAsked {
  /** The names of companies are not searched. */
  ofWork?: true;
  /** So many of what is found are named. */
  most?: number;
}

export const asking =
  (search: JobSearch, { early, group }: Asked, today: string, { ofWork, most = MOST_NEAREST }: HowAsked = {}): Ask =>
  async ({ filter, field, searchQuery, isTextAlone, isAlone, salaryCurrency }) => {
    const wanted = { page: 1, limit: most, group, asTyped: true, ofWork };
    const found = await search.find({ ...filter, early }, today, wanted);
    const step = {
      field,
      ...(searchQuery === undefined ? {} : { searchQuery }),
      ...(isTextAlone && { isTextAlone }),
      ...(isAlone && { isAlone }),
      ...(salaryCurrency !== undefined && { salaryCurrency }),
      total: found.total,
    };
    return { found, step, filter };
  };

/**
 * As whoever follows it will see it: there a typing error is forgiven, of which nothing was asked here, since a word that
 * jobs have by mistake is to lead on too ("physican").
 */
export const asFollowed =
  (search: JobSearch, { early, group }: Asked, today: string) =>
  async (way: Way): Promise<Way> => {
    const found = await search.find({ ...way.filter, early }, today, { page: 1, limit: MOST_NEAREST, group });
    if (found.corrected === undefined) return way;
    return { ...way, found, step: { ...way.step, total: found.total } };
  };

/** All jobs of what is found; of a list of openings those of each. */
export const jobsIn = ({ ids, openings }: Pick<Found, 'ids' | 'openings'>): number[] => openings?.flat() ?? ids ?? [];

export const thatFind = (ways: Way[]): Way[] => ways.filter(({ step }) => step.total > 0);

export const ofText = (filter: Search, searchQuery: string): Relaxed => ({
  field: 'searchQuery',
  searchQuery,
  filter: { ...filter, searchQuery },
});

/** Of several that find the same jobs the first; not without a filter, which is another matter than to choose another word. */
export function eachOnce(ways: Way[]): Way[] {
  const byJobs = new Map<string, Way>();
  for (const way of ways) {
    const { field, total, isTextAlone } = way.step;
    const key = JSON.stringify([field, isTextAlone, total, way.found.ids?.toSorted((a, b) => a - b)]);
    if (!byJobs.has(key)) byJobs.set(key, way);
  }
  return [...byJobs.values()];
}
