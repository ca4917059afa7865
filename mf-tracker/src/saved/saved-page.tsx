import '../styles.css';
import { useRef, useState } from 'react';
import { useQuery } from '@tanstack/react-query';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import type { SavedJob } from '@landfall/contracts';
import { useTitle, useUser, referenceOf } from '@landfall/sdk';
import { Button, EmptyState, FailedPart, PageHead, Pagination, Skeleton, VisuallyHidden } from '@landfall/ui';
import { useOwnChanges } from '../api';
import { ApplicationDialog } from '../board/application-dialog';
import { knownOf } from '../job/known-of';
import { useOtherTabs } from '../use-other-tabs';
import { savedJobs } from './calls';
import { SavedRow } from './saved-row';
import { useTurnedPage } from './use-turned-page';

export default function SavedPage() {
  useTitle('Saved jobs');
  return (
    <div className="tracker">
      <PageHead
        title="Saved jobs"
        text="What you keep for later. You hear when the UK sponsor licence of one of these employers changes."
        back={
          <Button asChild variant="quiet" flush icon="arrow-left">
            <Link to="/applications">Application Tracker</Link>
          </Button>
        }
        actions={
          <Button asChild variant="secondary" icon="search">
            <Link to="/saved-searches">Saved searches</Link>
          </Button>
        }
      />
      <SavedJobs />
    </div>
  );
}

function SavedJobs() {
  useOtherTabs();
  const [address, setAddress] = useSearchParams();
  const page = Math.max(1, Number.parseInt(address.get('page') ?? '', 10) || 1);
  const { data: found, error, isFetching, refetch } = useQuery(savedJobs(useUser()?.id, page));
  const [tracking, setTracking] = useState<SavedJob | null>(null);
  const changes = useOwnChanges();
  const turnTo = useTurnedPage((to) => setAddress(to > 1 ? { page: String(to) } : {}));
  const list = useRef<HTMLDivElement>(null);

  if (error && !found) {
    return (
      <FailedPart
        title="Your saved jobs could not be loaded"
        onRetry={() => void refetch()}
        retrying={isFetching}
        details={referenceOf(error)}
      >
        They are kept as they were.
      </FailedPart>
    );
  }
  if (!found) return <SavedWaiting />;
  if (found.total > 0 && found.page > found.totalPages) return <Navigate to={addressOf(found.totalPages)} replace />;
  return (
    // What was removed takes the focus with it: it goes on from here.
    <div className="saved-jobs" ref={list} tabIndex={-1}>
      {found.total === 0 ? (
        <EmptyState
          drawing="empty-jobs"
          title="No saved jobs"
          actions={
            <Button asChild>
              <Link to="/jobs">Browse Jobs</Link>
            </Button>
          }
        >
          Open a job and press Save for later.
        </EmptyState>
      ) : (
        <ul aria-label="Saved jobs">
          {found.savedJobs.map((saved) => (
            <SavedRow
              key={saved.jobId}
              saved={saved}
              onTrack={() => setTracking(saved)}
              onRemoved={() => list.current?.focus({ preventScroll: true })}
            />
          ))}
        </ul>
      )}
      <Pagination
        page={found.page}
        pages={found.totalPages}
        onPage={turnTo}
        hrefFor={addressOf}
        label="Pages of saved jobs"
      />
      {tracking && (
        <ApplicationDialog draft={{ known: knownOf(tracking) }} board={changes} onClose={() => setTracking(null)} />
      )}
    </div>
  );
}

const addressOf = (page: number): string => `/applications/saved${page > 1 ? `?page=${page}` : ''}`;

function SavedWaiting() {
  return (
    <div role="status" className="saved-jobs">
      <VisuallyHidden>Loading saved jobs...</VisuallyHidden>
      {[1, 2, 3].map((one) => (
        <Skeleton key={one} className="saved-job-waiting" />
      ))}
    </div>
  );
}
