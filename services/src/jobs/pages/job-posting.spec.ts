import type { JobEntity } from '../job.entity.js';
import { jobPosting } from './job-posting.js';

const aRow = (fields: Partial<JobEntity> = {}): JobEntity => ({
  id: 7,
  sourceKey: 'board',
  sourceId: 'a-1',
  title: 'Baker',
  company: 'Example Loaves',
  location: 'Leeds, United Kingdom',
  country: 'United Kingdom',
  placeWords: '',
  description: 'Bread & butter <b>daily</b>.\nFrom four.\n\nWe sponsor visas.',
  category: 'Other',
  experienceLevel: 'Mid Level',
  jobType: 'Full-time',
  visaType: 'Tier 2 (UK)',
  skills: ['oven', 'dough'],
  salary: '£30,000 to £35,000 a year',
  pay: { from: 30000, to: 35000, period: 'year', currency: 'GBP', yearFrom: 30000, yearTo: 35000 },
  isRemote: false,
  url: null,
  logoUrl: null,
  postedAt: new Date('2026-01-02T00:00:00Z'),
  expiresAt: '31 July 2027',
  expiresOn: '2027-07-31',
  closesAt: null,
  source: 'Example',
  isSample: false,
  sponsorship: [{ kind: 'advert', summary: 'The advert offers it', asOf: null }],
  extra: {},
  digest: '',
  firstSeenAt: new Date(),
  updatedAt: new Date(),
  heldAt: null,
  removedAt: null,
  ...fields,
});
const posting = (fields?: Partial<JobEntity>) => jobPosting(aRow(fields), 'https://landfall.example/job/7');

describe('a vacancy, as search engines read it', () => {
  it('says what they require and what is known besides', () => {
    expect(posting()).toMatchObject({
      '@type': 'JobPosting',
      title: 'Baker',
      datePosted: '2026-01-02T00:00:00.000Z',
      validThrough: '2027-07-31T23:59:59Z',
      hiringOrganization: { name: 'Example Loaves' },
      jobLocation: { address: { addressLocality: 'Leeds', addressCountry: 'United Kingdom' } },
      employmentType: 'FULL_TIME',
      baseSalary: { currency: 'GBP', value: { minValue: 30000, maxValue: 35000, unitText: 'YEAR' } },
      directApply: false,
    });
  });
  describe('promises no more pay than the advert', () => {
    const one = {
      from: 60_000,
      to: 60_000,
      period: 'year',
      currency: 'GBP',
      yearFrom: 60_000,
      yearTo: 60_000,
    } as const;
    const hourly = { ...one, from: 15, to: 15, period: 'hour', yearFrom: 29_250, yearTo: 29_250 } as const;
    const fortnightly = {
      ...one,
      from: 2_000,
      to: 2_000,
      period: 'fortnight',
      yearFrom: 52_000,
      yearTo: 52_000,
    } as const;
    const valueOf = (salary: string | null, pay: JobEntity['pay'] = one) =>
      (posting({ salary, pay })?.baseSalary as { value: object } | undefined)?.value;

    it.each(['£60,000 a year', '£60k plus bonus', 'Basic £60,000, OTE £80,000', null])('an amount: %s', (salary) => {
      expect(valueOf(salary)).toEqual({
        '@type': 'QuantitativeValue',
        minValue: 60_000,
        maxValue: 60_000,
        unitText: 'YEAR',
      });
    });
    it.each(['up to £60,000', '£60,000 max', 'As much as £60k a year'])('the most: %s', (salary) => {
      expect(valueOf(salary)).toEqual({ '@type': 'QuantitativeValue', maxValue: 60_000, unitText: 'YEAR' });
    });
    it.each(['from £60,000', '£60k+', 'Starting at £60,000 a year', '£60,000 or more'])('the least: %s', (salary) => {
      expect(valueOf(salary)).toEqual({ '@type': 'QuantitativeValue', minValue: 60_000, unitText: 'YEAR' });
    });
    it('by the hour and the fortnight as by the year', () => {
      expect(valueOf('up to £15 an hour', hourly)).toMatchObject({ maxValue: 15, unitText: 'HOUR' });
      expect(valueOf('up to £15 an hour', hourly)).not.toHaveProperty('minValue');
      expect(valueOf('from £2,000 a fortnight', fortnightly)).toMatchObject({ minValue: 52_000, unitText: 'YEAR' });
      expect(valueOf('from £2,000 a fortnight', fortnightly)).not.toHaveProperty('maxValue');
    });
    it.each([
      '£60,000 on target',
      'OTE £60,000',
      '£60,000 pro rata',
      'up to £60,000 pro rata',
      '£60,000 (0.6 FTE)',
      '£60,000 term time only',
      '£60,000 net',
      '£60,000 FTE',
    ])('nothing where it is no base pay: %s', (salary) => {
      expect(posting({ salary, pay: one })).not.toHaveProperty('baseSalary');
    });
    it('nothing of a range that is no base pay, and both ends of one that is', () => {
      const pay = { ...one, from: 50_000, yearFrom: 50_000 };
      expect(valueOf('£50,000 to £60,000 pro rata', pay)).toBeUndefined();
      expect(valueOf('£50,000 rising up to £60,000', pay)).toMatchObject({ minValue: 50_000, maxValue: 60_000 });
    });
  });
  it('is valid until the hour at which it closes, where the advert names one', () => {
    expect(posting({ closesAt: new Date('2027-07-31T11:00:00Z') })).toMatchObject({
      validThrough: '2027-07-31T11:00:00.000Z',
    });
  });
  it('keeps the paragraphs of an advert and takes its marks for text', () => {
    expect(posting()?.description).toBe(
      '<p>Bread &amp; butter &lt;b&gt;daily&lt;/b&gt;.<br>From four.</p><p>We sponsor visas.</p>',
    );
  });
  it('is open to a country where it is remote', () => {
    expect(posting({ isRemote: true })).toMatchObject({
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: { name: 'United Kingdom' },
    });
    expect(posting({ isRemote: true })).not.toHaveProperty('jobLocation');
  });
  it('names the state of an American town', () => {
    expect(posting({ location: 'Bronx, NY, United States', country: 'United States' })).toMatchObject({
      jobLocation: {
        address: { addressLocality: 'Bronx', addressRegion: 'NY', addressCountry: 'United States' },
      },
    });
  });
  it.each<[string, Partial<JobEntity>]>([
    ['an official record', { sponsorship: [{ kind: 'record', summary: 'Filed', asOf: null }] }],
    ['without a date', { postedAt: null }],
    ['without a description', { description: '' }],
    ['without a company', { company: '' }],
    ['without a place', { location: '', country: null }],
    ['remote from nowhere', { isRemote: true, country: null, location: 'Remote' }],
  ])('is none: %s', (_what, fields) => {
    expect(posting(fields)).toBeUndefined();
  });
});
