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
