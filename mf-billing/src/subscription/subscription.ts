import type { SubscriptionStatus } from '@landfall/contracts';

/** What the specification gives a status that names no price. */
const PRICE_WHEN_MISSING = 3;

const pounds = new Intl.NumberFormat('en-GB', { style: 'currency', currency: 'GBP' });
export const inPounds = (amount: number): string => pounds.format(amount);

/** Pounds a month. */
export const priceOf = ({ priceAmount }: Partial<SubscriptionStatus>): number => priceAmount ?? PRICE_WHEN_MISSING;

const labels: Record<string, string> = { active: 'Premium Member', past_due: 'Payment Due', canceled: 'Canceled' };

export const planLabel = (status: string): string => labels[status] ?? 'Free Member';

/** The day a period ends, for `formatDate`; undefined while it is not known. */
export const periodEnd = ({ currentPeriodEnd }: SubscriptionStatus): Date | undefined =>
  currentPeriodEnd ? new Date(currentPeriodEnd * 1000) : undefined;
