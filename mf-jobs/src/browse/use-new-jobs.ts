import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { JobPage } from '@landfall/contracts';
import { askAgain, useEvents } from '@landfall/sdk';
import { howManyMatch, jobsMatching, newestJobs, type Search } from '../api';
import { isSearch } from './ask-ahead';
import { AskSoon } from './ask-soon';
import { hear, hearAgain, newsOf, NO_NEWS, nothingHeard, offeredBeyond, type News } from './list-news';
import { writeAddress } from './search-address';
import { isRefused } from './unsearchable';

/** The counts of the filters follow, but not at every event of a large import. */
const COUNTS_MS = 5_000;

export interface ListNews {
  /** How many jobs came that are not in the list on screen. */
  count: number;
  /** Those in it that are not found any more. */
  gone: ReadonlySet<number>;
  /** When the last import ended, as far as it was heard. */
  importedAt: string | undefined;
  /** Brings the list as it is now. */
  show: () => Promise<void>;
}

/**
 * Hears of jobs that come and go and finds out which of them this search means. The list on screen stays as it is until
 * the person asks for it as it is now.
 */
export function useNewJobs(search: Search, page: number, found: JobPage | undefined): ListNews {
  const client = useQueryClient();
  const of = writeAddress(search, 1).toString();
  const [news, setNews] = useState<News & { of: string }>({ ...NO_NEWS, of });
  const [importedAt, setImportedAt] = useState<string>();
  const heard = useRef(nothingHeard());
  const counted = useRef(0);
  const now = useRef({ search, page, found, of, news });
  useEffect(() => {
    now.current = { search, page, found, of, news };
  });

  /** How many there are, in the head of the list and beside the filters: one moment's for both. */
  const countAgain = useCallback(
    async (asked: Search, askedPage: number) => {
      if (Date.now() - counted.current <= COUNTS_MS) return;
      counted.current = Date.now();
      void askAgain(client, ['jobs', 'counts']);
      const { total, dated } = await howManyMatch(asked);
      const { queryKey } = isSearch(asked) ? jobsMatching(asked, askedPage) : newestJobs(askedPage);
      const updatedAt = client.getQueryState(queryKey)?.dataUpdatedAt;
      client.setQueryData<JobPage>(queryKey, (listed) => listed && { ...listed, total, dated }, { updatedAt });
    },
    [client],
  );

  const ask = useCallback(async () => {
    const asked = now.current;
    const since = heard.current;
    heard.current = nothingHeard();
    try {
      const before = asked.news.of === asked.of ? asked.news : NO_NEWS;
      const offered = await newsOf(asked.search, asked.found, since, before);
      setNews({ ...offered, of: asked.of });
      // The counts are those of the list that is shown, until the person takes what is offered.
      if (offeredBeyond(asked.found, offered) === 0 && offered.gone.size === 0) {
        await countAgain(asked.search, asked.page);
      }
    } catch (error) {
      // What the search itself is refused for would be refused again; the rest is asked with the next event.
      if (!isRefused(error)) hearAgain(heard.current, since);
    }
  }, [countAgain]);

  const asking = useMemo(() => new AskSoon(() => void ask()), [ask]);
  useEffect(() => asking.start(), [asking]);

  useEvents(
    'jobs',
    (event) => {
      const { added, changed, removed, isMany, importedAt: at } = event;
      if (at) setImportedAt(at);
      hear(heard.current, event);
      if (isMany || added.length + changed.length + removed.length > 0) asking.soon();
    },
    (reason) => {
      heard.current.mayBeMore = true;
      heard.current.mayBeGone ||= reason === 'missed';
      asking.soon();
    },
  );

  const isOfThis = news.of === of;
  const show = useCallback(() => {
    setNews({ ...NO_NEWS, of });
    return client.invalidateQueries({ queryKey: ['jobs'] });
  }, [client, of]);
  return {
    count: isOfThis ? offeredBeyond(found, news) : 0,
    gone: isOfThis ? news.gone : NO_NEWS.gone,
    show,
    importedAt,
  };
}
