import { useEffect, useMemo, type RefObject } from 'react';
import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import type { JobPage } from '@landfall/contracts';
import { askAgain } from '@landfall/sdk';
import { howManyMatch, jobsMatching, newestJobs, type Search } from '../api';
import { isSearch } from './ask-ahead';
import { isOffered, type News } from './list-news';
import { jobsShown } from './result-head';

/** Not at every event of a large import. */
const COUNTS_MS = 5_000;

interface Shown {
  search: Search;
  /** The address of its first page. */
  of: string;
  page: number;
  found: JobPage | undefined;
  news: News;
}

/**
 * How many there are, in the head of the list and beside the filters: one moment's for both. Not where jobs of the list
 * turn out to be gone meanwhile: its numbers stay with it until it is renewed.
 */
async function countNow(client: QueryClient, shown: RefObject<Shown>): Promise<void> {
  const { search, page, of: asked } = shown.current;
  const { total, dated } = await howManyMatch(search);
  const { found, news, of } = shown.current;
  if (of === asked && (isOffered(found, news) || (found && total < jobsShown(found)))) return;
  void askAgain(client, ['jobs', 'counts']);
  const { queryKey } = isSearch(search) ? jobsMatching(search, page) : newestJobs(page);
  const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
  client.setQueryData<JobPage>(queryKey, (listed) => listed && { ...listed, total, dated }, { updatedAt });
}

/** At once, or as soon as the last time is long enough ago: the end of an import is never left out. */
export function useCountAgain(shown: RefObject<Shown>): { soon: () => void } {
  const client = useQueryClient();
  const counting = useMemo(() => {
    let [last, timer]: [number, ReturnType<typeof setTimeout> | undefined] = [-COUNTS_MS, undefined];
    const count = () => {
      [last, timer] = [performance.now(), undefined];
      const { found, news } = shown.current;
      if (!isOffered(found, news)) countNow(client, shown).catch(() => undefined); // the next event asks again
    };
    return {
      soon: () => void (timer ??= setTimeout(count, Math.max(0, last + COUNTS_MS - performance.now()))),
      stop: () => clearTimeout(timer),
    };
  }, [client, shown]);
  useEffect(() => counting.stop, [counting]);
  return counting;
}
