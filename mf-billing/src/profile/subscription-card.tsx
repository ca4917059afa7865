import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SubscriptionStatus } from '@landfall/contracts';
import { Badge, Button, ButtonLink, Card, Note, Skeleton, formatDate } from '@landfall/ui';
import { subscriptionStatus } from '../api';
import { inPounds, periodEnd, planLabel, priceOf } from '../subscription/subscription';
import { Facts } from './account-details';
import { UpgradeBox } from './upgrade-box';

export function SubscriptionCard() {
  const { data: status, error, refetch, isFetching } = useQuery(subscriptionStatus());
  return (
    <Card as="section" className="billing-stack" aria-labelledby="subscription">
      <div className="billing-row">
        <h2 id="subscription" className="billing-title">
          Subscription & Billing
        </h2>
        {status && <PlanBadge status={status.status} />}
      </div>
      {status && <State status={status} />}
      {!status && error && (
        <Note
          tone="caution"
          title="Your subscription could not be loaded"
          action={
            <Button variant="secondary" icon="refresh-cw" busy={isFetching} onClick={() => void refetch()}>
              Retry
            </Button>
          }
        >
          It is unchanged; only this card is missing.
        </Note>
      )}
      {!status && !error && (
        <>
          <span className="lf-hidden" role="status">
            Loading your subscription
          </span>
          <Skeleton height="1.5rem" width="60%" />
          <Skeleton height="9rem" />
        </>
      )}
    </Card>
  );
}

function PlanBadge({ status }: { status: string }) {
  const tone = status === 'active' ? 'positive' : status === 'past_due' ? 'caution' : 'line';
  return (
    <Badge tone={tone} icon={status === 'active' ? 'check' : undefined}>
      {planLabel(status)}
    </Badge>
  );
}

function State({ status }: { status: SubscriptionStatus }) {
  if (status.status === 'incomplete') return <SetupNotice />;
  return status.hasActiveSubscription ? <Active status={status} /> : <UpgradeBox price={priceOf(status)} />;
}

function SetupNotice() {
  return (
    <>
      <Note tone="caution" title="Complete Your Premium Setup">
        You started subscribing to premium but haven't completed your payment setup yet.
      </Note>
      <div>
        <Button asChild>
          <Link to="/subscribe">Complete Payment Setup</Link>
        </Button>
      </div>
    </>
  );
}

function Active({ status }: { status: SubscriptionStatus }) {
  const end = periodEnd(status);
  const facts: [string, string][] = [['Monthly Cost', `${inPounds(priceOf(status))}/month`]];
  if (end) facts.push([status.cancelAtPeriodEnd ? 'Expires On' : 'Next Billing', formatDate(end)]);
  return (
    <>
      <Facts facts={facts} />
      <Note tone="positive" title="Premium Active">
        You have all premium features, including AI CV Optimizer, advanced filters and unlimited applications.
      </Note>
      {status.cancelAtPeriodEnd && end && (
        <Note tone="info" title="Subscription Ending">
          Your subscription will not renew and will end on {formatDate(end)}.
        </Note>
      )}
      <Manage portal={status.customerPortalUrl} />
    </>
  );
}

function Manage({ portal }: { portal: string | null }) {
  return (
    <div>
      {portal ? (
        <ButtonLink href={portal} newTab>
          Manage Subscription
        </ButtonLink>
      ) : (
        <Button inert>Manage Subscription</Button>
      )}
      <p className="billing-hint">
        {portal
          ? 'Update payment method, billing address, or cancel subscription'
          : 'Payments are not set up here, so there is nothing to update or cancel.'}
      </p>
    </div>
  );
}
