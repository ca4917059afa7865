import { jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { SubscriptionStatus } from '@landfall/contracts';
import { aUser, browser, openAt, refuse } from '@landfall/sdk/testing';
import remote from '../../remote';
import { displayName, initials } from './person';

const DECEMBER_14 = Date.UTC(2026, 11, 14, 12) / 1000;
const aStatus = (more: Partial<SubscriptionStatus> = {}): SubscriptionStatus => ({
  status: 'none',
  hasActiveSubscription: false,
  currentPeriodEnd: null,
  subscriptionId: null,
  cancelAtPeriodEnd: false,
  priceAmount: 8,
  currency: 'GBP',
  customerPortalUrl: null,
  ...more,
});
const active = (more: Partial<SubscriptionStatus> = {}) =>
  aStatus({ status: 'active', hasActiveSubscription: true, currentPeriodEnd: DECEMBER_14, ...more });

const openProfile = (status: unknown = aStatus(), more: Parameters<typeof openAt>[2] = {}) =>
  openAt('/profile', remote, { user: aUser(), api: { 'GET /api/subscription-status': () => status }, ...more });

describe('the profile', () => {
  it('opens a screen at every address', async () => {
    for (const { component } of remote.routes) expect(typeof (await component()).default).toBe('function');
  });

  it('shows who is signed in', async () => {
    openProfile();
    expect(await screen.findByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
    expect(screen.getByText('Free Account')).toBeVisible();
    for (const name of ['User ID', 'Email', 'First Name', 'Last Name']) expect(screen.getByText(name)).toBeVisible();
  });

  it('shows only the details that there are', async () => {
    openProfile(aStatus(), { user: aUser({ email: null, firstName: null, lastName: null }) });
    expect(await screen.findByText(/^User ID: /)).toBeVisible();
    for (const name of ['Email', 'First Name', 'Last Name']) expect(screen.queryByText(name)).toBeNull();
  });

  it('offers premium, blurred and inert while paying is not set up', async () => {
    openProfile();
    expect(await screen.findByText('£8.00/month')).toBeVisible();
    expect(screen.getByText('Cancel anytime')).toBeVisible();
    const upgrade = screen.getByRole('button', { name: 'Upgrade Now' });
    expect(upgrade).toHaveAttribute('aria-disabled', 'true');
    expect(upgrade).not.toHaveAttribute('tabindex');
    expect(upgrade).toHaveAttribute('data-inert');
  });

  it('leads to the subscription where paying is set up', async () => {
    openProfile(aStatus(), { settings: { billing: true } });
    expect(await screen.findByRole('link', { name: 'Upgrade Now' })).toHaveAttribute('href', '/subscribe');
  });

  it('takes a missing price as 3', async () => {
    openProfile({ ...active(), priceAmount: undefined });
    expect(await screen.findByText('£3.00/month')).toBeVisible();
  });

  it('shows an active subscription with its next billing', async () => {
    openProfile(active());
    expect(await screen.findByText('Next Billing')).toBeVisible();
    expect(screen.getByText('14 December 2026')).toBeVisible();
    expect(screen.getByText('Premium Active')).toBeVisible();
    expect(screen.getAllByText('Premium Member')).toHaveLength(2);
  });

  it('says when a subscription ends', async () => {
    openProfile(active({ cancelAtPeriodEnd: true }));
    expect(await screen.findByText('Expires On')).toBeVisible();
    expect(screen.getByText('Subscription Ending')).toBeVisible();
    expect(screen.getByText('Your subscription will not renew and will end on 14 December 2026.')).toBeVisible();
  });

  it('names no billing day that nobody knows', async () => {
    openProfile(active({ currentPeriodEnd: null }));
    expect(await screen.findByText('Premium Active')).toBeVisible();
    expect(screen.queryByText('Next Billing')).toBeNull();
  });

  it('opens the portal only where there is one', async () => {
    openProfile(active());
    expect(await screen.findByRole('button', { name: 'Manage Subscription' })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByText(/nothing to update or cancel/)).toBeVisible();
  });

  it('opens the portal in a new tab', async () => {
    openProfile(active({ customerPortalUrl: 'https://portal.example.org/' }));
    const manage = await screen.findByRole('link', { name: /Manage Subscription/ });
    expect([manage.getAttribute('href'), manage.getAttribute('target')]).toEqual([
      'https://portal.example.org/',
      '_blank',
    ]);
  });

  it.each([
    ['past_due', 'Payment Due'],
    ['canceled', 'Canceled'],
    ['none', 'Free Member'],
  ])('calls %s "%s"', async (status, words) => {
    openProfile(aStatus({ status }));
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Free Account')).toBeVisible();
  });

  it('asks to complete a setup that was begun', async () => {
    openProfile(aStatus({ status: 'incomplete' }));
    expect(await screen.findByText('Complete Your Premium Setup')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Complete Payment Setup' })).toHaveAttribute('href', '/subscribe');
    expect(screen.queryByText('Upgrade to Premium')).toBeNull();
  });

  it('keeps everything else when the status cannot be loaded', async () => {
    openProfile(refuse(503, 'Down'));
    expect(await screen.findByText('Your subscription could not be loaded')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  });

  it('signs out', async () => {
    const go = jest.spyOn(browser, 'go').mockImplementation(() => undefined);
    openProfile();
    await userEvent.click(await screen.findByRole('button', { name: 'Sign Out' }));
    expect(go).toHaveBeenCalledWith('/api/logout');
    go.mockRestore();
  });

  it('asks a visitor to log in', async () => {
    openProfile(aStatus(), { user: null });
    expect(await screen.findByText('Not logged in')).toBeVisible();
    expect(screen.getByText('Please log in to view your profile')).toBeVisible();
  });
});

describe('a name', () => {
  it.each([
    [{ firstName: 'Ada', lastName: 'Okafor', email: 'a@example.org' }, 'Ada Okafor', 'AO'],
    [{ firstName: 'Ada', lastName: null, email: 'a@example.org' }, 'Ada', 'A'],
    [{ firstName: '', lastName: 'Okafor' }, 'Okafor', 'O'],
    [{ firstName: null, lastName: null, email: 'sam@example.org' }, 'sam', 'S'],
    [{ id: '7f00' }, '7f00', '7'],
    [{ firstName: 'Ọlá', lastName: 'Ẹni' }, 'Ọlá Ẹni', 'ỌẸ'],
    [{}, 'User', 'U'],
  ])('of %j is %s', (person, name, letters) => {
    expect([displayName(person), initials(person)]).toEqual([name, letters]);
  });
});
