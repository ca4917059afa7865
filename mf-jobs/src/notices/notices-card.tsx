import '../styles.css';
import './notices.css';
import { useRef, useState } from 'react';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { askAgain, useEvents, useUser } from '@landfall/sdk';
import { Badge, Button, Card } from '@landfall/ui';
import { FailedNote } from '../failed-note';
import { NOTICES, notices, useMarkRead } from './calls';
import { NoticeRow } from './notice-row';

/** The card is one of several until somebody asks for more of it. */
const SHOWN_AT_FIRST = 5;

/** On the dashboard: what the product has to tell this person. Nothing stands there while there is nothing to tell. */
export default function NoticesCard() {
  const client = useQueryClient();
  const query = useInfiniteQuery(notices(useUser()?.id));
  const { data, error, hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const [isUnfolded, setUnfolded] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const marking = useMarkRead();
  useEvents('notices', () => void askAgain(client, NOTICES));

  // One that came between two parts has moved the last of the first part into the second.
  const all = [...new Map(data?.pages.flatMap((part) => part.notices).map((one) => [one.id, one])).values()];
  if (all.length === 0 && (data || error === null)) return null;
  const shown = isUnfolded ? all : all.slice(0, SHOWN_AT_FIRST);
  const unread = data?.pages[0]?.unread ?? 0;
  const showMore = async () => {
    setUnfolded(true);
    if (isUnfolded) await fetchNextPage();
    // The button may be gone with the last of them: one reads on from the first that came.
    requestAnimationFrame(() => {
      const first = list.current?.children.item(shown.length) as HTMLElement | null;
      first?.focus({ preventScroll: true });
    });
  };
  return (
    <Card as="section" className="notices-card" aria-labelledby="notices-card">
      <div className="notices-head">
        <h2 id="notices-card">Notices {unread > 0 && <Badge tone="count">{unread}</Badge>}</h2>
        {unread > 1 && (
          <Button variant="quiet" busy={marking.isPending} onClick={() => marking.mutate('all')}>
            Mark all as read
          </Button>
        )}
      </div>
      {!data && <FailedNote query={query}>They could not be loaded. They are kept as they were.</FailedNote>}
      <ul ref={list} className="notices">
        {shown.map((notice) => (
          <NoticeRow key={notice.id} notice={notice} />
        ))}
      </ul>
      {isUnfolded && isFetchNextPageError ? (
        <FailedNote query={{ isFetching: isFetchingNextPage, refetch: showMore }}>
          Older notices could not be loaded.
        </FailedNote>
      ) : (
        (hasNextPage || shown.length < all.length) && (
          <Button variant="secondary" busy={isFetchingNextPage} onClick={() => void showMore()}>
            Show more
          </Button>
        )
      )}
    </Card>
  );
}
