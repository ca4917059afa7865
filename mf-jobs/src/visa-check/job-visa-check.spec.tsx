import { screen, within } from '@testing-library/react';
import type { Job, VisaCheck } from '@landfall/contracts';
import { aUser, openAt } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aJob } from '../testing/samples';
import { inputOf } from './job-input';

/** jsdom has no view of the window. */
beforeEach(() => {
  window.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
});

const pay = { from: 48_500, to: 60_000, period: 'year', currency: 'GBP', year_from: 48_500, year_to: 60_000 } as const;
const british = (more: Partial<Job> = {}) =>
  aJob({ title: 'Accountant', location: 'Leeds, United Kingdom', pay, ...more });

const aCheck = (more: Partial<VisaCheck> = {}): VisaCheck => ({
  verdict: 'cannot-tell',
  reason: '"Accountant" may mean several occupations, and the answer differs between them.',
  asOf: '2025-11-25',
  source: 'https://www.gov.uk/rules',
  salaryPerYear: 48_500,
  hoursPerWeek: 37.5,
  candidates: [],
  others: [],
  ...more,
});

const open = (check: VisaCheck) =>
  openAt('/job/7', remote, {
    user: aUser(),
    api: { 'GET /api/jobs/:id': () => british(), 'POST /api/visa-check': () => check },
  });

describe('visa and salary on the page of a job', () => {
  it('gives no verdict where the title may mean several occupations, but that of each', async () => {
    const one = { matched: 'Accountant', reason: '' };
    const { api } = open(
      aCheck({
        candidates: [
          { ...one, code: '2421', title: 'Chartered accountants', verdict: 'depends' },
          { ...one, code: '4122', title: 'Book-keepers', verdict: 'meets' },
        ],
      }),
    );
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This depends on the occupation')).toBeVisible();
    expect(part.getByText('Chartered accountants (SOC 2421): depends on where in the range')).toBeVisible();
    expect(part.getByText('Book-keepers (SOC 4122): enough')).toBeVisible();
    expect(part.queryByText(/^This salary is/)).toBeNull();
    const link = new URL(part.getByRole('link', { name: /^Choose the occupation/ }).getAttribute('href')!, 'http://x');
    expect(link.searchParams.get('salary')).toBe('48500 to 60000');
    const asked = api.calls.find(({ path }) => path === '/api/visa-check');
    expect(asked?.body).toMatchObject({ salary: 48_500, salaryTo: 60_000, period: 'year' });
  });

  it('offers to change an occupation that the title alone says, and marks it so', async () => {
    const occupation = { code: '5315', title: 'Plumbers', matched: 'Plumber' };
    open(aCheck({ verdict: 'meets', occupation, fromTitle: true }));
    expect(await screen.findByText('Plumbers (SOC 5315), taken from the title; check it')).toBeVisible();
    expect(screen.getByRole('link', { name: /^Change the occupation/ })).toHaveAttribute(
      'href',
      expect.not.stringContaining('socCode'),
    );
  });

  it('asks by the hour where the job is paid so, with the hours that its year counts', () => {
    const hourly = { from: 20, to: 20, period: 'hour', currency: 'GBP', year_from: 41_600, year_to: 41_600 } as const;
    expect(inputOf(british({ pay: hourly }))).toMatchObject({ salary: 20, period: 'hour', hoursPerWeek: 40 });
  });

  it('asks nothing of pay pro rata, of other currencies, and of other countries', () => {
    expect(inputOf(british({ salary: '£28,000 pro rata' }))).toBeUndefined();
    expect(inputOf(british({ pay: { ...pay, currency: 'EUR' } }))).toBeUndefined();
    expect(inputOf(british({ location: 'Leeds, AL, United States' }))).toBeUndefined();
    expect(inputOf(british({ pay: null }))).toBeUndefined();
  });
});
