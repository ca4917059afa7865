import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Job, JobPage } from '@landfall/contracts';
import { useEvents } from '@landfall/sdk';
import type { Search } from '../api';
import { AskSoon } from './ask-soon';
import {
  goneFrom,
  hear,
  hearAgain,
  isOffered,
  newsOf,
  NO_NEWS,
  nothingHeard,
  offeredBeyond,
  type News,
} from './list-news';
import { releasePlaces } from './hold-places';
import { renewLater } from '../card/renew-later';
import { renewCards, takeIn, type Listed } from './renew-cards';
import { writeAddress } from './search-address';
import { useCountAgain } from './use-count-again';
import { isRefused } from './unsearchable';

export interface ListNews {
  /** How many jobs came that are not in the list on screen. */
  count: number;
  /** Those in it that are not found any more. */
  gone: ReadonlySet<number>;
  /** When the last import ended, as far as it was heard. */
  importedAt: string | undefined;
  /** There has been a stream since this page was opened. */
  isConnected: boolean;
  /** Brings the list as it is now. */
  show: () => Promise<void>;
}

/**
 * Hears of jobs that come and go and finds out which of them this search means. The list on screen stays as it is until
 * the person asks for it as it is now; what its jobs say is renewed where they stand.
 * @param found the answer to this search; undefined while the one of before is still shown
 * @param foundAt when it came, as milliseconds of this browser's clock
 */
export function useNewJobs(search: Search, page: number, found: JobPage | undefined, foundAt: number): ListNews {
  const client = useQueryClient();
  const of = writeAddress(search, 1).toString();
  const [news, setNews] = useState<News & { of: string }>({ ...NO_NEWS, of });
  const [importedAt, setImportedAt] = useState<string>();
  const [isConnected, setConnected] = useState(false);
  const heard = useRef(nothingHeard());
  /** The question waits for the list that it is about. */
  const isHeld = useRef(false);
  /** How often the person took the list as it is: what was asked before is no news any more. */
  const taken = useRef(0);
  const isHere = useRef(false);
  const lastHeardAt = useRef(-Infinity);
  /** The page of a list that was asked about last. */
  const lastAsked = useRef('');
  const now = useRef({ search, page, found, of, news });
  useEffect(() => {
    now.current = { search, page, found, of, news };
  });
  const counting = useCountAgain(now);

  const asListed = useCallback(({ of: listedOf, gone }: Pick<News, 'gone'> & { of: string }): Listed => {
    const times = taken.current;
    const isStill = () => isHere.current && times === taken.current && now.current.of === listedOf;
    return { gone, isStill };
  }, []);
  const renewal = useCallback(() => {
    const { of: shown, news: known } = now.current;
    const listed = asListed(known.of === shown ? known : { ...NO_NEWS, of: shown });
    return (jobs: ReadonlyMap<number, Job>) => takeIn(client, jobs, listed);
  }, [client, asListed]);

  const ask = useCallback(async () => {
    const { search: asked, found: listed, of: askedOf, news: known } = now.current;
    isHeld.current = listed === undefined;
    if (!listed) return;
    lastAsked.current = `${now.current.page} ${askedOf}`;
    const since = heard.current;
    const times = taken.current;
    heard.current = nothingHeard();
    try {
      const offered = await newsOf(asked, listed, since, known.of === askedOf ? known : NO_NEWS);
      if (times !== taken.current) return;
      const told = { ...offered, of: askedOf };
      setNews(told);
      // counting looks at it before the screen has it
      if (now.current.of === askedOf) now.current = { ...now.current, news: told };
      if (!isOffered(listed, offered)) counting.soon();
      if (since.mayBeGone) renewLater(client, renewal);
      await renewCards(client, since.changed, asListed(told));
    } catch (error) {
      // What the search itself is refused for would be refused again; the rest is asked with the next event.
      if (!isRefused(error)) hearAgain(heard.current, since);
    }
  }, [client, counting, asListed, renewal]);

  useEffect(() => releasePlaces, [of, page]);
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  const asking = useMemo(() => new AskSoon(() => void ask()), [ask]);
  useEffect(() => asking.start(), [asking]);
  useEffect(() => {
    if (found && isHeld.current) asking.soon();
  }, [found, asking]);

  // A list that is kept from before is shown again: what was heard meanwhile was asked about another one.
  useEffect(() => {
    if (!found || foundAt >= lastHeardAt.current || lastAsked.current === `${page} ${of}`) return;
    heard.current.mayBeMore = true;
    heard.current.mayBeGone = true;
    asking.soon();
  }, [found, foundAt, page, of, asking]);

  useEvents(
    'jobs',
    (event) => {
      const { added, changed, removed, isMany, importedAt: at } = event;
      setConnected(true);
      if (at) setImportedAt(at);
      hear(heard.current, event);
      if (!isMany && added.length + changed.length + removed.length === 0) return;
      lastHeardAt.current = Date.now();
      asking.soon();
    },
    (reason) => {
      setConnected(true);
      heard.current.mayBeMore = true;
      heard.current.mayBeGone ||= reason === 'missed';
      lastHeardAt.current = Date.now();
      asking.soon();
    },
  );

  const show = useCallback(() => {
    taken.current += 1;
    releasePlaces();
    setNews({ ...NO_NEWS, of: now.current.of });
    void client.invalidateQueries({ queryKey: ['saved-searches'] }); // what they count as new has been seen
    return client.invalidateQueries({ queryKey: ['jobs'] });
  }, [client]);
  const ofThis = news.of === of ? news : NO_NEWS;
  const gone = useMemo(() => goneFrom(found, ofThis), [found, ofThis]);
  return { count: offeredBeyond(found, ofThis), gone, show, importedAt, isConnected };
}
