import { readFileSync } from 'node:fs';
import { screen, within } from '@testing-library/react';
import type { Job, VisaCheck } from '@landfall/contracts';
import { aUser, openAt } from '@landfall/sdk/testing';
import remote from '../../remote';
import { aJob } from '../testing/samples';
import { inputOf, isPaidInBritain } from './job-input';

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
  it('says beside the verdict that a sponsor rated B takes on nobody new, whatever it pays', async () => {
    const caution =
      'It is rated B for Skilled Worker: it can sponsor no new Skilled Workers until it is rated A again.';
    const licence = {
      kind: 'register',
      summary: 'A licence',
      asOf: '2026-08-21',
      rating: 'B rating',
      caution,
    } as const;
    openAt('/job/7', remote, {
      user: aUser(),
      api: {
        'GET /api/jobs/:id': () => british({ sponsorship: { ...licence, evidence: [licence] } }),
        'POST /api/visa-check': () => aCheck({ verdict: 'meets', reason: 'It is enough.' }),
      },
    });
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This salary is enough')).toBeVisible();
    expect(part.getByText(caution)).toBeVisible();
    expect(part.getByText(/a sponsor that is rated A \(Appendix Skilled Worker, SW 5.3\)/)).toBeVisible();
  });

  it('gives no verdict where the title may mean several occupations, but that of each', async () => {
    const one = { matched: 'Accountant', reason: 'Table 1 asks for £54,700 a year.' };
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
    // each with the rate that says so
    expect(part.getAllByText('Table 1 asks for £54,700 a year.')).toHaveLength(2);
    expect(part.queryByText(/^This salary is/)).toBeNull();
    const link = new URL(part.getByRole('link', { name: /^Choose the occupation/ }).getAttribute('href')!, 'http://x');
    expect(link.searchParams.get('salary')).toBe('48500 to 60000');
    const asked = api.calls.find(({ path }) => path === '/api/visa-check');
    expect(asked?.body).toMatchObject({ salary: 48_500, salaryTo: 60_000, period: 'year' });
  });

  it.each([
    ['meets', 'positive', 'This salary is enough for each of the occupations that it may be'],
    ['below', 'danger', 'This salary is not enough for any of the occupations that it may be'],
    ['cannot-tell', 'caution', 'This cannot be told from the tables'],
  ] as const)(
    'says of several occupations with one answer (%s, %s) that it is the same for all',
    async (verdict, tone, title) => {
      const one = { matched: 'Accountant', reason: '', verdict };
      open(
        aCheck({
          candidates: [
            { ...one, code: '2421', title: 'Chartered accountants' },
            { ...one, code: '4122', title: 'Book-keepers' },
          ],
        }),
      );
      const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
      expect(part.getByText(title).closest('.lf-note')).toHaveAttribute('data-tone', tone);
      expect(part.queryByText('This depends on the occupation')).toBeNull();
    },
  );

  it('says why there is no verdict where no occupation is known by the title', async () => {
    open(aCheck({ reason: 'No occupation is known by the title "Accountant".' }));
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This cannot be told from the tables')).toBeVisible();
    expect(part.getByText('No occupation is known by the title "Accountant".')).toBeVisible();
    expect(part.getByRole('link', { name: /^Choose the occupation/ })).toBeVisible();
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

  it('leaves out of the print what can only be pressed', async () => {
    open(aCheck());
    const further = (await screen.findByRole('link', { name: /^Choose the occupation/ })).closest('p')!;
    const styles = readFileSync(new URL('../detail/detail.css', import.meta.url), 'utf8');
    const hidden = /([^{}]*)\{\s*display: none;\s*\}/g;
    const onPaper = [...styles.slice(styles.indexOf('@media print')).matchAll(hidden)].map(
      ([, selectors]) => selectors,
    );
    expect(onPaper.join()).toContain(`.${further.className}`);
  });

  it('asks by the hour where the job is paid so, with the hours that its year counts', () => {
    const hourly = { from: 20, to: 20, period: 'hour', currency: 'GBP', year_from: 41_600, year_to: 41_600 } as const;
    expect(inputOf(british({ pay: hourly }))).toMatchObject({ salary: 20, period: 'hour', hoursPerWeek: 40 });
  });

  const yearly = (year: number) => ({ ...pay, from: year, to: year, year_from: year, year_to: year });
  const stated = (year: number, salary: string, more: Partial<Job> = {}) =>
    inputOf(british({ pay: yearly(year), salary, description: '', job_type: '', ...more }));

  it.each([
    ['£56,000 per annum, 40 hours a week', 56_000, { salary: 56_000, hoursPerWeek: 40 }],
    ['£60,000 pro rata, 18.75 hours a week', 60_000, { salary: 30_000, hoursPerWeek: 18.75 }],
    ['£60,000 per annum (FTE), part-time 0.5', 60_000, { salary: 30_000, hoursPerWeek: 18.75 }],
    ['£60,000 per annum, 0.8 FTE', 60_000, { salary: 48_000, hoursPerWeek: 30 }],
    ['£30,000 per annum for 20 hours per week', 30_000, { salary: 30_000, hoursPerWeek: 20 }],
    ['£60,000 pro rata, 37.5 hours per week', 60_000, { salary: 60_000, hoursPerWeek: 37.5 }],
    ['£43,500 actual (0.8 FTE)', 43_500, { salary: 43_500, hoursPerWeek: 30 }],
    ['£60,000 pro rata', 60_000, { salary: 60_000, atMost: 'pro-rata' }],
    ['£60,000 FTE', 60_000, { atMost: 'pro-rata' }],
    [
      '£28,000 full-time equivalent, term time only, 20 hours a week',
      28_000,
      { hoursPerWeek: 20, atMost: 'term-time' },
    ],
    ['£60,000, 39 weeks a year', 60_000, { salary: 60_000, atMost: 'term-time' }],
    ['£60,000 FTE, TTO, 36 hours a week', 60_000, { salary: 60_000, hoursPerWeek: 36, atMost: 'term-time' }],
    ['£60,000 FTE, term time, 30 hours a week, paid for 45.5 weeks', 60_000, { salary: 42_000, hoursPerWeek: 30 }],
    ['£60,000, part-time', 60_000, { atMost: 'part-time' }],
    ['£60,000, 3 days a week', 60_000, { atMost: 'part-time' }],
    ['£60,000 shared between two job-sharers', 60_000, { atMost: 'part-time' }],
    ['up to £60,000 OTE', 60_000, { atMost: 'on-target' }],
    ['£60,000 including £10,000 allowances', 60_000, { atMost: 'on-target' }],
    ['£60,000 inc. bonus', 60_000, { atMost: 'on-target' }],
    ['£60,000 (includes shift allowance)', 60_000, { atMost: 'on-target' }],
    ['£60,000 (incl. on-call)', 60_000, { atMost: 'on-target' }],
    ['£60,000 package', 60_000, { atMost: 'on-target' }],
    ['£60,000 CTC', 60_000, { atMost: 'on-target' }],
    ['£60,000 uncapped commission', 60_000, { atMost: 'on-target' }],
    ['£60,000 total compensation', 60_000, { atMost: 'on-target' }],
    ['Total package £60,000', 60_000, { atMost: 'on-target' }],
    ['£60,000 inclusive of London weighting', 60_000, { atMost: 'on-target' }],
    ['£60,000 first year earnings', 60_000, { atMost: 'on-target' }],
    ['Average earnings £60,000', 60_000, { atMost: 'on-target' }],
    ['£45,000 to £60,000 OTE', 60_000, { atMost: 'on-target' }],
    ['£60,000 all inclusive', 60_000, { atMost: 'on-target' }],
    ['£60,000 made up of £40,000 basic and £20,000 bonus', 60_000, { atMost: 'on-target' }],
    ['£60,000 (salary and tips)', 60_000, { atMost: 'on-target' }],
    ['£60,000 dependent on results', 60_000, { atMost: 'on-target' }],
    ['£60,000+ potential', 60_000, { atMost: 'on-target' }],
    ['£60,000 as a contractor', 60_000, { atMost: 'self-employed' }],
    ['to £60,000', 60_000, { atMost: 'upper-end' }],
    ['circa £60,000', 60_000, { atMost: 'about' }],
    ['c. £60k', 60_000, { atMost: 'about' }],
    ['£60,000 (based on 45 hours)', 60_000, { salary: 60_000, hoursPerWeek: 45 }],
    ['£60,000 max', 60_000, { atMost: 'upper-end' }],
    ['£60,000 self-employed', 60_000, { atMost: 'self-employed' }],
    ['£60,000 outside IR35', 60_000, { atMost: 'self-employed' }],
    ['£60,000 + VAT', 60_000, { atMost: 'self-employed' }],
    ['£60,000 through an umbrella company', 60_000, { atMost: 'self-employed' }],
    ['£60,000 net', 60_000, { atMost: 'after-tax' }],
    ['£60,000 p.a. (after tax)', 60_000, { atMost: 'after-tax' }],
    ['Take home pay of £60,000', 60_000, { atMost: 'after-tax' }],
    ['£60,000 a year (zero hours)', 60_000, { atMost: 'part-time' }],
    ['Up to £60k', 60_000, { atMost: 'upper-end' }],
    ['from £30,000', 30_000, { salary: 30_000, atLeast: true }],
    ['£30k+ per annum', 30_000, { atLeast: true }],
    ['£60,000, full-time 37.5 hours per week or part-time 20 hours per week', 60_000, { atMost: 'several-weeks' }],
    ['£60,000, 30-40 hours a week', 60_000, { atMost: 'several-weeks' }],
    ['£60,000 for up to 40 hours a week', 60_000, { atMost: 'several-weeks' }],
    ['£60,000, 40 hours a week plus overtime', 60_000, { hoursPerWeek: 40 }],
    ['£60,000 - 40 hours per week', 60_000, { hoursPerWeek: 40 }],
  ])('counts "%s" as what it is for the hours of the job', (salary, year, expected) => {
    expect(stated(year, salary)).toMatchObject(expected);
    expect(stated(year, 'From the advert', { description: `About us.\nSalary: ${salary}.\nApply now.` })).toMatchObject(
      expected,
    );
  });

  it.each([
    ['£60,000 a year. Holiday: 25 days pro rata.', ''],
    ['£50,000 plus up to £5,000 bonus', ''],
    ['£60,000', 'Training takes 4 hours a week. Up to 20 people work here.'],
    ['£60,000 FTE', ''],
    ['£60,000 plus uncapped commission', ''],
    ['£60,000 plus a benefits package', 'The package includes pension and a bonus.'],
    ['£60,000 basic, OTE £90,000', ''],
    ['£60,000, OTE £90,000', ''],
    ['£60,000 base (OTE uncapped)', ''],
    ['£60,000 plus OTE', ''],
    ['£60,000, three days a week in the office', ''],
    ['£60,000 gross', 'You work on a .NET product and towards net zero.'],
    ['£60,000 with benefits including a bonus', ''],
    ['£60,000 + bonus', 'You are employed, not self-employed.'],
  ])('takes "%s" as it stands where the work is full-time', (salary, description) => {
    const year = salary.startsWith('£50') ? 50_000 : 60_000;
    const input = stated(year, salary, { description, job_type: 'Full-time' });
    expect(input).toMatchObject({ salary: year });
    expect(input).not.toHaveProperty('atMost');
    expect(input).not.toHaveProperty('atLeast');
    expect(input).not.toHaveProperty('hoursPerWeek');
  });

  it.each([
    [70_000, 'Up to £70,000 including bonus', 'Up to £70,000 including bonus', { atMost: 'on-target' }],
    [70_000, 'up to £70,000 including bonus', 'Earn up to £70,000 including bonus', { atMost: 'on-target' }],
    [80_000, 'OTE £80,000', 'OTE £80,000', { atMost: 'on-target' }],
    [70_000, '£70,000', 'The package is worth £70,000', { atMost: 'on-target' }],
    [35_000, '£35,000', 'OTE £80,000, basic £35,000', { salary: 35_000 }],
    [48_600, '£48,600', 'The package is worth £70,000, including a base of £48,600', { salary: 48_600 }],
    [45_000, '45,000 GBP p.a.', '45,000 GBP p.a.', { salary: 45_000 }],
    [32_654, '£32,654', 'NJC SCP 23 £32,654', { salary: 32_654 }],
  ])('checks pay that is stated without a word for it: %s, "%s" of "%s"', (year, salary, sentence, expected) => {
    const input = stated(year, salary, { description: `About us.\n${sentence}.\nApply now.`, job_type: 'Full-time' });
    expect(input).toMatchObject(expected);
    if (!('atMost' in expected)) expect(input).not.toHaveProperty('atMost');
  });

  it('says beside a verdict for which days or weeks of a year it was counted, and never that pay by the day is enough', async () => {
    const daily = { from: 250, to: 250, period: 'day', currency: 'GBP', year_from: 65_000, year_to: 65_000 } as const;
    const job = british({ pay: daily, salary: '£250 per day', description: '' });
    expect(inputOf(job)).toMatchObject({ salary: 65_000, atMost: 'by-the-day' });
    openAt('/job/7', remote, {
      user: aUser(),
      api: { 'GET /api/jobs/:id': () => job, 'POST /api/visa-check': () => aCheck() },
    });
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
    openAt('/job/7', remote, {
      user: aUser(),
      api: { 'GET /api/jobs/:id': () => job, 'POST /api/visa-check': () => aCheck() },
    });
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
      openAt('/job/7', remote, {
        user: aUser(),
        api: { 'GET /api/jobs/:id': () => job, 'POST /api/visa-check': () => aCheck() },
      });
      const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
      if (counted) expect(part.getByText(counted)).toBeVisible();
      else expect(part.queryByText(/Counted as/)).toBeNull();
    },
  );

  it.each([
    ['30k', '30k', /not stated for certain/],
    ['£30.000', null, /not stated for certain/],
    ['28,000 pro rata', null, /not stated for certain/],
    ['1,500 per week', null, /not stated for certain/],
    ['$60000', null, /it is not in pounds/],
    ['£60,000 AUD', null, /it is not in pounds/],
    ['-£30,000', null, /not stated for certain/],
  ])('says of pay that is not surely in pounds a year that it cannot be told: "%s"', async (salary, typed, why) => {
    const { api } = openAt('/job/7', remote, {
      user: aUser(),
      api: { 'GET /api/jobs/:id': () => british({ pay: null, salary }) },
    });
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    expect(part.getByText('This cannot be told from the tables')).toBeVisible();
    expect(part.getByText(why)).toHaveTextContent(salary);
    const link = new URL(part.getByRole('link').getAttribute('href')!, 'http://x');
    expect(link.searchParams.get('salary')).toBe(typed);
    expect(link.searchParams.get('occupation')).toBe('Accountant');
    expect(api.calls.some(({ path }) => path === '/api/visa-check')).toBe(false);
  });

  it('has nothing to say where no pay is stated, and of jobs in other countries', () => {
    expect(isPaidInBritain(british({ pay: null, salary: '30k' }))).toBe(true);
    expect(isPaidInBritain(british({ pay: null, salary: 'Competitive' }))).toBe(false);
    expect(isPaidInBritain(british({ pay: null, salary: null }))).toBe(false);
    expect(isPaidInBritain(british({ location: 'Leeds, AL, United States' }))).toBe(false);
  });

  it('leaves what the job really pays to the person where its advert does not say it', async () => {
    openAt('/job/7', remote, {
      user: aUser(),
      api: {
        'GET /api/jobs/:id': () => british({ salary: '£60,000 pro rata' }),
        'POST /api/visa-check': () => aCheck({ reason: 'The hours of this job are not stated.' }),
      },
    });
    const part = within(await screen.findByRole('region', { name: 'Visa and salary' }));
    const link = new URL(part.getByRole('link', { name: /^Choose the occupation/ }).getAttribute('href')!, 'http://x');
    expect(link.searchParams.has('salary')).toBe(false);
  });

  it('knows a British job by its place however that is written, and by the register that speaks for its employer', () => {
    for (const location of ['London, GB', 'Home based (UK)', 'Salisbury - SP4 0JQ']) {
      expect(inputOf(british({ location }))).toMatchObject({ location });
    }
    const { sponsorship } = aJob();
    const register = { ...sponsorship, kind: 'register' as const };
    expect(inputOf(british({ location: 'Leeds' }))).toBeUndefined();
    const known = british({ location: 'Leeds', sponsorship: { ...sponsorship, evidence: [register] } });
    expect(inputOf(known)).toMatchObject({ location: 'Leeds' });
  });

  it('asks nothing of other currencies, and of other countries', () => {
    expect(inputOf(british({ pay: { ...pay, currency: 'EUR' } }))).toBeUndefined();
    expect(inputOf(british({ location: 'Leeds, AL, United States' }))).toBeUndefined();
    expect(inputOf(british({ pay: null }))).toBeUndefined();
  });
});
