import type { UserEntity } from '../users/user.entity.js';
import type { SubscriptionStatus } from './subscription.dto.js';

type Row = Pick<UserEntity, 'subscriptionStatus' | 'stripeSubscriptionId'>;

/**
 * Only what is known: an account keeps its status and its subscription's id. When a period ends and where it can be
 * managed is known to a payment provider alone, so without one both are null.
 */
export const toSubscriptionStatus = (row: Row, premiumPrice: number): SubscriptionStatus => ({
  status: row.subscriptionStatus ?? 'none',
  hasActiveSubscription: row.subscriptionStatus === 'active',
  currentPeriodEnd: null,
  subscriptionId: row.stripeSubscriptionId,
  cancelAtPeriodEnd: false,
  priceAmount: premiumPrice,
  currency: 'GBP',
  customerPortalUrl: null,
});
