import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { useTitle } from '@landfall/sdk';
import { Button, Card, EmptyState, PageHead, Spinner } from '@landfall/ui';
import { subscriptionStatus } from '../api';
import { PaymentsOff } from '../subscription/payments-off';
import { FeatureList } from '../subscription/premium-features';
import { inPounds, priceOf } from '../subscription/subscription';

export default function SubscribePage() {
  const { data: status, isPending } = useQuery(subscriptionStatus());
  useTitle('Subscribe to Premium');
  if (isPending) {
    return (
      <p className="billing-page" role="status">
        <Spinner size={24} /> <span className="lf-hidden">Loading your subscription</span>
      </p>
    );
  }
  if (status?.hasActiveSubscription) return <AlreadySubscribed />;
  return (
    <div className="billing-page billing-narrow">
      <PageHead title="Subscribe to Premium" />
      <Card as="section" className="billing-stack" aria-label="Premium">
        {status && (
          <p>
            <strong className="billing-price">{inPounds(priceOf(status))}</strong>{' '}
            <span className="billing-muted">per month</span>
          </p>
        )}
        <FeatureList />
        <PaymentsOff back="Back to Profile" to="/profile" />
      </Card>
    </div>
  );
}

function AlreadySubscribed() {
  return (
    <EmptyState
      level={1}
      title="Already Subscribed"
      actions={
        <Button asChild>
          <Link to="/dashboard">Go to Dashboard</Link>
        </Button>
      }
    >
      You already have an active Landfall Premium subscription.
    </EmptyState>
  );
}
