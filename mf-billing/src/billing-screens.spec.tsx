import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, openAt } from '@landfall/sdk/testing';
import remote from '../remote';
import { amountFrom } from './checkout/amount';

const status = (hasActiveSubscription: boolean) => ({
  'GET /api/subscription-status': () => ({
    status: hasActiveSubscription ? 'active' : 'none',
    hasActiveSubscription,
    currentPeriodEnd: null,
    subscriptionId: null,
    cancelAtPeriodEnd: false,
    priceAmount: 8,
    currency: 'GBP',
    customerPortalUrl: null,
  }),
});
const open = (path: string, more: Parameters<typeof openAt>[2] = {}) =>
  openAt(path, remote, { user: aUser(), api: status(false), ...more });

describe('career packs', () => {
  it('are booked on their own pages, in a new tab', async () => {
    open('/services');
    for (const [name, href] of [
      [/Get Pro Package/, 'https://booking.example.org/pro'],
      [/Get SureHire Guarantee/, 'https://booking.example.org/elite'],
    ] as const) {
      const link = await screen.findByRole('link', { name });
      expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([href, '_blank']);
    }
  });

  it('show the claims that the operator stands behind', async () => {
    open('/services', { settings: { claims: { interviewSuccess: '12%' } } });
    expect(await screen.findByText('12%')).toBeVisible();
    expect(screen.getByText('4.8★')).toBeVisible();
  });

  it('have four steps and six questions', async () => {
    open('/services');
    const steps = await screen.findByRole('region', { name: 'How It Works' });
    expect(within(steps).getAllByRole('listitem')).toHaveLength(4);
    const questions = screen.getByRole('region', { name: 'Frequently Asked Questions' });
    expect(within(questions).getAllByRole('group')).toHaveLength(6);
  });

  it('lead on to a chat with a message', async () => {
    open('/services');
    const chat = await screen.findByRole('link', { name: /WhatsApp Us/ });
    expect(new URL(chat.getAttribute('href') ?? '').searchParams.get('text')).toMatch(/career packs/);
  });

  it('are asked for by mail where no booking page is set up', async () => {
    open('/services', { settings: { bookingLinks: { pro: '' } } });
    expect(await screen.findByRole('link', { name: 'Get Pro Package' })).toHaveAttribute(
      'href',
      'mailto:support@example.org?subject=Booking%3A%20Pro%20Pack',
    );
  });
});

it('says how to reach us', async () => {
  open('/contact', { settings: { phone: '+44 1632 960 111' } });
  expect(await screen.findByRole('link', { name: '+44 1632 960 111' })).toHaveAttribute('href', 'tel:+441632960111');
  for (const mailbox of ['hello@example.org', 'payments@example.org']) {
    expect(screen.getByRole('link', { name: mailbox })).toHaveAttribute('href', `mailto:${mailbox}`);
  }
  for (const city of ['Milton Keynes', 'Lagos']) expect(screen.getByText(city)).toBeVisible();
});

describe('the dashboard', () => {
  it('tells the membership by what the server knows, whatever the address says', async () => {
    open('/dashboard?payment=success');
    expect(await screen.findByText('Free Member')).toBeVisible();
    expect(screen.queryByText(/Payment Successful/)).toBeNull();
  });

  it('shows what other parts have to say', async () => {
    open('/dashboard', { fillings: { 'dashboard.cards': () => <p>Two interviews this week</p> } });
    expect(await screen.findByText('Two interviews this week')).toBeVisible();
  });

  it('leads to the jobs while nothing is going on', async () => {
    open('/dashboard');
    expect(await screen.findByRole('link', { name: 'Browse Jobs' })).toHaveAttribute('href', '/jobs');
  });
});

describe('paying', () => {
  it('says that it is not set up, with the price and a way back', async () => {
    open('/subscribe');
    expect(await screen.findByText('Payments are not set up here')).toBeVisible();
    expect(screen.getByText('£8.00')).toBeVisible();
    await userEvent.click(screen.getByRole('link', { name: 'Back to Profile' }));
    expect(await screen.findByRole('heading', { name: 'Ada Okafor' })).toBeVisible();
  });

  it('names no price that it does not know', async () => {
    open('/subscribe', { api: {} });
    expect(await screen.findByText('Payments are not set up here')).toBeVisible();
    expect(screen.queryByText(/£/)).toBeNull();
  });

  it('tells a premium member so', async () => {
    open('/subscribe', { api: status(true) });
    expect(await screen.findByText('Already Subscribed')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to Dashboard' })).toHaveAttribute('href', '/dashboard');
  });

  it.each([
    ['', '£30.00'],
    ['?amount=12.5', '£12.50'],
    ['?amount=5000', '£5,000.00'],
  ])('at /checkout%s is about %s', async (query, words) => {
    open(`/checkout${query}`);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByText('Payments are not set up here')).toBeVisible();
  });

  it('refuses an amount that cannot be charged', async () => {
    open('/checkout?amount=abc');
    expect(await screen.findByText(/from £0.30 to £5,000/)).toBeVisible();
    expect(screen.queryByText('Total Amount')).toBeNull();
  });

  it.each(['', 'abc', '0', '0.29', '-5', '5000.01', '1e3', '1.234', 'NaN', 'Infinity', ' 5', '0x10', '99999'])(
    'has no amount "%s"',
    (text) => expect(amountFrom(text)).toBeUndefined(),
  );
  it.each([
    [null, 30],
    ['0.30', 0.3],
    ['0.3', 0.3],
    ['8', 8],
    ['5000', 5000],
  ])('reads %s as %s', (text, amount) => expect(amountFrom(text)).toBe(amount));
});
