import '../styles.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { ApplicationStatistics, JobApplication } from '@landfall/contracts';
import { requireSignIn, useSession, useTitle } from '@landfall/sdk';
import { Note } from '@landfall/ui';
import { demoApplications, demoStatistics, type ApplicationFields } from '../api';
import { Board } from '../board/board';
import type { BoardData } from '../board/board-data';
import { added, changed, statisticsOf } from './demo-changes';

export default function DemoPage() {
  const { state, user } = useSession();
  useTitle('Application Tracker, demo');
  if (state === 'loading') return <p>Loading authentication...</p>;
  return (
    <div className="tracker">
      <Note>
        <strong>Demo Mode.</strong> Nothing you change here is kept.{' '}
        {user ? (
          <Link to="/applications">Open your own applications</Link>
        ) : (
          <>
            <a
              href="/api/login"
              onClick={(event) => {
                event.preventDefault();
                requireSignIn('/applications');
              }}
            >
              Log in
            </a>{' '}
            to track your own applications.
          </>
        )}
      </Note>
      <DemoBoard />
    </div>
  );
}

function DemoBoard() {
  return <Board {...useDemoBoard()} />;
}

/** The same board; what is changed stays in this page's memory and goes with it. */
function useDemoBoard(): BoardData {
  const list = useQuery(demoApplications());
  const statistics = useQuery(demoStatistics());
  const cache = useQueryClient();
  const update = (how: (applications: JobApplication[]) => JobApplication[]): Promise<void> => {
    const applications = how(list.data?.applications ?? []);
    cache.setQueryData(demoApplications().queryKey, { applications, count: applications.length });
    cache.setQueryData<ApplicationStatistics>(demoStatistics().queryKey, statisticsOf(applications));
    return Promise.resolve();
  };
  return {
    applications: list.data?.applications,
    statistics: statistics.data,
    error: list.data ? null : list.error,
    isFetching: list.isFetching,
    retry: () => void Promise.all([list.refetch(), statistics.refetch()]),
    add: (fields: ApplicationFields) => update((all) => added(all, fields)),
    change: (id, fields) => update((all) => changed(all, id, fields)),
    remove: (id) => update((all) => all.filter((one) => one.id !== id)),
  };
}
