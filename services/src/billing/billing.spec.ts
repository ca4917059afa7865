import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { BillingModule } from './billing.module.js';

describe('the subscription status', () => {
  let api: TestApp;
  beforeAll(async () => {
    api = await testApp([BillingModule]);
  });
  afterAll(() => api.close());

  it('is for people who are signed in', async () => {
    expect((await api.http.get('/api/subscription-status')).status).toBe(401);
  });

  it('says none for a free account', async () => {
    const ada = await api.as({ username: 'ada' });
    const { status, body } = await ada.get('/api/subscription-status');
    expect([status, body]).toEqual([
      200,
      {
        status: 'none',
        hasActiveSubscription: false,
        currentPeriodEnd: null,
        subscriptionId: null,
        cancelAtPeriodEnd: false,
        priceAmount: 8,
        currency: 'GBP',
        customerPortalUrl: null,
      },
    ]);
  });

  it('says active for a premium member', async () => {
    const sam = await api.as({ username: 'sam', plan: 'premium' });
    const { body } = await sam.get('/api/subscription-status');
    expect([body.status, body.hasActiveSubscription]).toEqual(['active', true]);
  });

  it.each(['past_due', 'canceled', 'incomplete'])('gives no premium access while it is %s', async (state) => {
    const kim = await api.as({ username: 'kim' });
    await api.database.dataSource.query('UPDATE users SET subscription_status = $1 WHERE id = $2', [
      state,
      kim.user.id,
    ]);
    const { body } = await kim.get('/api/subscription-status');
    expect([body.status, body.hasActiveSubscription]).toEqual([state, false]);
  });
});

it('refuses a price that is no amount', async () => {
  await expect(testApp([BillingModule], { environment: { SITE_PREMIUM_PRICE: 'eight' } })).rejects.toThrow(
    'SITE_PREMIUM_PRICE must be an amount in pounds',
  );
});
