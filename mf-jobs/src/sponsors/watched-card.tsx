import '../styles.css';
import '../saved/saved.css';
import './watched.css';
import { useEffect, useState } from 'react';
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { Sponsor } from '@landfall/contracts';
import { ApiError, askAgain, toast, useUser } from '@landfall/sdk';
import { Button, Card, IconButton } from '@landfall/ui';
import { FailedNote } from '../failed-note';
import { savedSearches } from '../saved/calls';
import { sponsorById, WATCHED, watchedSponsors, watchSponsor } from './api';
import { placeOf, SponsorMarks } from './sponsor-marks';
import { hearOtherTabs, tellOtherTabs } from './watches-in-other-tabs';

/** The card is one of several until somebody asks for more of it. */
const SHOWN_AT_FIRST = 5;

/**
 * On the dashboard: the employers whose licence is watched. Nothing stands there while there are none. It stands below
 * the saved searches and comes when those are known, so that nothing moves.
 */
export default function WatchedCard() {
  const userId = useUser()?.id;
  const client = useQueryClient();
  useEffect(() => hearOtherTabs(() => void askAgain(client, WATCHED)), [client]);
  const query = useInfiniteQuery(watchedSponsors(userId));
  const { data, error, hasNextPage, isFetchingNextPage, fetchNextPage } = query;
  const above = useQuery({ ...savedSearches(userId), notifyOnChangeProps: ['isPending'] });
  const [isUnfolded, setUnfolded] = useState(false);
  const all = [...new Map(data?.pages.flatMap(({ sponsors }) => sponsors).map((one) => [one.id, one])).values()];
  if (above.isPending || (all.length === 0 && (data || error === null))) return null;
  const shown = isUnfolded ? all : all.slice(0, SHOWN_AT_FIRST);
  const showMore = () => {
    if (isUnfolded) void fetchNextPage();
    setUnfolded(true);
  };
  return (
    <Card as="section" className="saved-card" aria-labelledby="watched-card">
      <h2 id="watched-card">Watched employers</h2>
      {error !== null && <FailedNote query={query}>They could not all be loaded. They are still watched.</FailedNote>}
      <ul>
        {shown.map((sponsor) => (
          <Watched key={sponsor.id} sponsor={sponsor} />
        ))}
      </ul>
      {(hasNextPage || shown.length < all.length) && (
        <Button variant="secondary" busy={isFetchingNextPage} onClick={showMore}>
          Show more
        </Button>
      )}
    </Card>
  );
}

function Watched({ sponsor }: { sponsor: Sponsor }) {
  const client = useQueryClient();
  const { mutateAsync, isPending } = useMutation({
    mutationFn: (watched: boolean) => watchSponsor(sponsor.id, watched),
    onSuccess: () => {
      tellOtherTabs(sponsor.id);
      void client.invalidateQueries({ queryKey: sponsorById(String(sponsor.id)).queryKey });
      return askAgain(client, WATCHED);
    },
    onError: (error, watched) =>
      toast({
        title: watched ? 'It could not be watched' : 'It is still watched',
        description: error instanceof ApiError ? error.detail : 'The server could not be reached.',
        variant: 'destructive',
      }),
  });
  const change = (watched: boolean) => mutateAsync(watched).catch(() => false); // told by now
  const stop = async () => {
    if ((await change(false)) === false) return;
    const action = { label: 'Undo', onPress: () => void change(true) };
    toast({ title: 'No longer watched', description: sponsor.name, action });
  };
  return (
    <li>
      <span className="watched-names">
        <Link to={`/sponsors/${sponsor.id}`} dir="auto">
          {sponsor.name}
        </Link>
        <span className="saved-asks" dir="auto">
          {placeOf(sponsor)}
        </span>
      </span>
      <span className="watched-end">
        <SponsorMarks sponsor={sponsor} />
        <IconButton icon="x" label={`Stop watching ${sponsor.name}`} busy={isPending} onClick={() => void stop()} />
      </span>
    </li>
  );
}
