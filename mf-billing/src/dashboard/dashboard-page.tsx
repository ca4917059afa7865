import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { Slot, useTitle, useUser } from '@landfall/sdk';
import { Button, Card, EmptyState, Note, PageHead, Skeleton } from '@landfall/ui';
import { subscriptionStatus } from '../api';
import { displayName } from '../profile/person';
import { planLabel } from '../subscription/subscription';

export default function DashboardPage() {
  const user = useUser();
  useTitle('Dashboard');
  return (
    <div className="billing-page">
      <PageHead title="Dashboard" text={user ? `What is going on, ${displayName(user)}.` : undefined} />
      <Membership />
      <Slot name="dashboard.cards" empty={<NothingYet />} />
    </div>
  );
}

/** Whoever comes back from a payment sees here what the server knows of it; the address says nothing. */
function Membership() {
  const { data: status, error, refetch, isFetching } = useQuery(subscriptionStatus());
  return (
    <Card as="section" className="billing-row" aria-labelledby="membership">
      <div>
        <h2 id="membership" className="billing-title">
          Membership
        </h2>
        {status && <p className="billing-muted">{planLabel(status.status)}</p>}
        {!status && !error && <Skeleton width="10rem" height="1.5rem" />}
        {!status && error && <Note tone="caution">Your membership could not be loaded. It is unchanged.</Note>}
      </div>
      {!status && error ? (
        <Button variant="secondary" icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
          Retry
        </Button>
      ) : (
        <Button asChild variant="secondary">
          <Link to="/profile">Profile and billing</Link>
        </Button>
      )}
    </Card>
  );
}

function NothingYet() {
  return (
    <EmptyState
      drawing="empty-jobs"
      title="Nothing is going on yet"
      actions={
        <Button asChild>
          <Link to="/jobs">Browse Jobs</Link>
        </Button>
      }
    >
      Find a job that offers visa sponsorship to begin with.
    </EmptyState>
  );
}
