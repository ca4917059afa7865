import { screen, within } from '@testing-library/react';
import { aUser, openAt } from '@landfall/sdk/testing';
import remote from '../../remote';
import { provideWindowView } from '../testing/window-view';
import { inputOf } from './job-input';
import { aCheck, british, openChecked } from './testing/british-job';

beforeEach(provideWindowView);

describe('visa and salary on the page of a job, of what the advert says it pays', () => {
  it('says beside a verdict for which days or weeks of a year it was counted, and never that pay by the day is enough', async () => {
    const daily = { from: 250, to: 250, period: 'day', currency: 'GBP', year_from: 65_000, year_to: 65_000 } as const;
    const job = british({ pay: daily, salary: '£250 per day', description: '' });
    expect(inputOf(job)).toMatchObject({ salary: 65_000, atMost: 'by-the-day' });
    openChecked(aCheck(), job);
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(
      part.getByText('The advert says: £250 per day. Counted as 260 days a year: about £65,000 a year.'),
    ).toBeVisible();
  });

  it('quotes pay with the time that the advert names before it', async () => {
    const monthly = {
      from: 2650,
      to: 2650,
      period: 'month',
      currency: 'GBP',
      year_from: 31_800,
      year_to: 31_800,
    } as const;
    const job = british({ pay: monthly, salary: 'Monthly salary: £2,650', description: '' });
    openChecked(aCheck(), job);
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(
      part.getByText('The advert says: Monthly salary: £2,650. Counted as 12 months a year: about £31,800 a year.'),
    ).toBeVisible();
  });

  it.each([
    ['', /The advert says: £28.50 an hour, and not for how many hours. Counted as 37.5 hours a week: .*£55,575 a year/],
    [
      'You work 30-40 hours a week.',
      /and no one number of hours a week. Counted as 37.5 hours a week: .*£55,575 a year/,
    ],
    ['You work 25 hours a week.', null],
  ])(
    'says which week pay by the hour was counted with where the advert does not: "%s"',
    async (description, counted) => {
      const hourly = {
        from: 28.5,
        to: 28.5,
        period: 'hour',
        currency: 'GBP',
        year_from: 55_575,
        year_to: 55_575,
      } as const;
      const job = british({ pay: hourly, salary: '£28.50 an hour', description, job_type: '' });
      openChecked(aCheck(), job);
      const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
      if (counted) expect(part.getByText(counted)).toBeVisible();
      else expect(part.queryByText(/Counted as/)).toBeNull();
    },
  );

  it.each([
    ['30k', '30k', /not stated for certain/],
    ['£30.000', null, /not stated for certain/],
    ['28,000 pro rata', null, /stated for full-time work, and the hours of this job are not/],
    ['FTE 30,000', null, /stated for full-time work, and the hours of this job are not/],
    ['1,500 per week', null, /not stated for certain/],
    ['$60000', null, /it is not in pounds/],
    ['£60,000 AUD', null, /it is not in pounds/],
    ['-£30,000', null, /not stated for certain/],
  ])('says of pay that is not surely in pounds a year that it cannot be told: "%s"', async (salary, typed, why) => {
    const { api } = openAt('/job/7', remote, {
      user: aUser(),
      api: { 'GET /api/jobs/:id': () => british({ pay: null, salary, job_type: 'Part-time' }) },
    });
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This cannot be told from the tables')).toBeVisible();
    expect(part.getByText(why)).toHaveTextContent(salary);
    const link = new URL(part.getByRole('link').getAttribute('href')!, 'http://x');
    expect(link.searchParams.get('salary')).toBe(typed);
    expect(link.searchParams.get('occupation')).toBe('Accountant');
    expect(api.calls.some(({ path }) => path === '/api/visa-check')).toBe(false);
  });

  it('leaves what the job really pays to the person where its advert does not say it', async () => {
    openChecked(aCheck({ reason: 'The hours of this job are not stated.' }), british({ salary: '£60,000 pro rata' }));
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    const link = new URL(part.getByRole('link', { name: /^Choose the occupation/ }).getAttribute('href')!, 'http://x');
    expect(link.searchParams.has('salary')).toBe(false);
  });
});
