import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { JobPage, JobsEvent } from '@landfall/contracts';
import { askAgain, useEvents } from '@landfall/sdk';
import { howManyMatch, matchingAmong, type Search } from '../api';
import { AskSoon } from './ask-soon';
import { writeAddress } from './search-address';
import { isRefused } from './unsearchable';

/** The counts of the filters follow, but not at every event of a large import. */
const COUNTS_MS = 5_000;
/** As many as one question takes. */
const MOST_IDS = 500;

interface News {
  /** The search that they are for. */
  of: string;
  ids: ReadonlySet<number>;
  /** By how many with a date the search finds more than it did; those known by their id are among them. */
  more: number;
}

const NO_NEWS: Pick<News, 'ids' | 'more'> = { ids: new Set(), more: 0 };

/** A job without a date is never new: it sorts last. */
const datedIn = ({ dated, total }: Pick<JobPage, 'dated' | 'total'>) => dated ?? total;

/** How many of them are not in the list on screen. */
function offeredBeyond(found: JobPage | undefined, { ids, more }: News): number {
  const listed = new Set(found?.jobs.flatMap(({ id, openings }) => openings ?? [id]));
  return Math.max([...ids].filter((id) => !listed.has(id)).length, more);
}

/**
 * Hears of new jobs and finds out which of them this search means. The list on screen stays as it is until the person
 * asks for the new ones.
 */
export function useNewJobs(search: Search, found: JobPage | undefined) {
  const client = useQueryClient();
  const of = writeAddress(search, 1).toString();
  const [news, setNews] = useState<News>({ of, ids: new Set(), more: 0 });
  const [importedAt, setImportedAt] = useState<string>();
  const waiting = useRef(new Set<number>());
  const isWhole = useRef(false);
  const counted = useRef(0);
  const now = useRef({ search, found, of, news });
  useEffect(() => {
    now.current = { search, found, of, news };
  });

  const ask = useCallback(async () => {
    const { search: asked, found: listed, of: askedOf } = now.current;
    const ids = [...waiting.current];
    const isAll = isWhole.current || ids.length > MOST_IDS;
    waiting.current = new Set();
    isWhole.current = false;
    try {
      const known = ids.slice(-MOST_IDS);
      const matching = known.length > 0 ? await matchingAmong(asked, known) : [];
      const more = isAll && listed ? datedIn(await howManyMatch(asked)) - datedIn(listed) : 0;
      const before = now.current.news.of === askedOf ? now.current.news : NO_NEWS;
      const offered = { of: askedOf, ids: new Set([...before.ids, ...matching]), more: isAll ? more : before.more };
      setNews(offered);
      // The counts are those of the list that is shown, until the person takes what is offered.
      if (offeredBeyond(listed, offered) === 0 && Date.now() - counted.current > COUNTS_MS) {
        counted.current = Date.now();
        void askAgain(client, ['jobs', 'counts']);
      }
    } catch (error) {
      // What the search itself is refused for would be refused again.
      if (isRefused(error)) return;
      // Asked again with the next event: nothing of it is lost.
      ids.forEach((id) => waiting.current.add(id));
      isWhole.current ||= isAll;
    }
  }, [client]);

  const asking = useMemo(() => new AskSoon(() => void ask()), [ask]);
  useEffect(() => asking.start(), [asking]);

  useEvents(
    'jobs',
    ({ added, changed, removed, isMany, importedAt: at }: JobsEvent) => {
      if (at) setImportedAt(at);
      added.forEach((id) => waiting.current.add(id));
      isWhole.current ||= isMany === true;
      if (isMany || added.length + changed.length + removed.length > 0) asking.soon();
    },
    () => {
      isWhole.current = true;
      asking.soon();
    },
  );

  const count = news.of === of ? offeredBeyond(found, news) : 0;
  const show = () => {
    setNews({ of, ids: new Set(), more: 0 });
    return client.invalidateQueries({ queryKey: ['jobs'] });
  };
  return { count, show, importedAt };
}
