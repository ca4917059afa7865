import '../styles.css';
import { useQuery } from '@tanstack/react-query';
import { requireSignIn, signOut, Slot, useTitle, useUser } from '@landfall/sdk';
import { Button, Card, EmptyState } from '@landfall/ui';
import { subscriptionStatus } from '../api';
import { AccountDetails } from './account-details';
import { ProfileHead } from './profile-head';
import { SubscriptionCard } from './subscription-card';

export default function ProfilePage() {
  const user = useUser();
  useTitle('Profile');
  if (!user) return <NotLoggedIn />;
  return <Profile user={user} />;
}

function NotLoggedIn() {
  return (
    <EmptyState
      level={1}
      drawing="gate"
      title="Not logged in"
      actions={<Button onClick={() => requireSignIn('/profile')}>Sign In</Button>}
    >
      Please log in to view your profile
    </EmptyState>
  );
}

function Profile({ user }: { user: NonNullable<ReturnType<typeof useUser>> }) {
  const { data: status } = useQuery(subscriptionStatus());
  return (
    <div className="billing-page profile">
      <ProfileHead user={user} isPremium={status ? status.hasActiveSubscription : user.plan === 'premium'} />
      <div className="profile-columns">
        <SubscriptionCard />
        <AccountDetails user={user} />
      </div>
      <Slot name="profile.sections" context={{ user }} />
      <Card as="section" className="billing-row" aria-labelledby="account">
        <div>
          <h2 id="account" className="billing-title">
            Account
          </h2>
          <p className="billing-muted">Signs you out here and at your identity provider.</p>
        </div>
        <Button variant="secondary" icon="log-out" onClick={signOut}>
          Sign Out
        </Button>
      </Card>
    </div>
  );
}
