import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useSession, useTitle } from '@landfall/sdk';
import { Button } from '@landfall/ui';
import { ownApplications, ownStatistics, useOwnChanges } from '../api';
import { useOtherTabs } from '../use-other-tabs';
import { Board } from './board';
import type { BoardData } from './board-data';

export default function BoardPage() {
  const { state, user } = useSession();
  useTitle('Application Tracker');
  if (state === 'loading') return <p>Loading authentication...</p>;
  return <OwnBoard userId={user?.id} />;
}

function OwnBoard({ userId }: { userId: string | undefined }) {
  useOtherTabs();
  const list = useQuery(ownApplications(userId));
  const statistics = useQuery(ownStatistics(userId));
  const board: BoardData = {
    applications: list.data?.applications,
    statistics: statistics.data,
    error: list.data ? null : list.error,
    isFetching: list.isFetching,
    retry: () => void Promise.all([list.refetch(), statistics.refetch()]),
    ...useOwnChanges(),
  };
  const links = (
    <Button asChild variant="secondary" icon="bookmark">
      <Link to="/applications/saved">Saved jobs</Link>
    </Button>
  );
  return <Board {...board} links={links} />;
}
