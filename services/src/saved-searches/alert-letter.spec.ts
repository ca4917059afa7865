import type { Job, JobPay } from '../jobs/jobs.dto.js';
import { alertLetter, type ListedOpening } from './alert-letter.js';
import type { SavedSearchEntity } from './saved-search.entity.js';

const search = { name: 'Glover', filters: { searchQuery: 'glover' }, alerts: 'daily' } as SavedSearchEntity;
const yearly = (amount: number): JobPay => ({
  from: amount,
  to: amount,
  period: 'year',
  currency: 'GBP',
  year_from: amount,
  year_to: amount,
});
const aJob = (fields: Partial<Job> = {}): Job =>
  ({
    id: 7,
    title: 'Glover',
    company: 'Example Gloves',
    location: 'Leeds, United Kingdom',
    salary: null,
    pay: null,
    sponsorship: { kind: 'advert' },
    sample: false,
    ...fields,
  }) as Job;
const letterOf = (...jobs: Job[]) => letterOn(jobs.map((job) => ({ job, count: 1 })));
const letterOn = (listed: ListedOpening[], total = listed.reduce((sum, { count }) => sum + count, 0)) =>
  alertLetter(search, { listed, total }, { publicUrl: 'https://landfall.example', wayOut: 'https://x.example' });

describe('the mail of an alert', () => {
  it('counts jobs, and has one line for an opening that says how many of them it is', () => {
    const listed = [
      { job: aJob(), count: 5 },
      { job: aJob({ id: 8, company: 'Other Gloves' }), count: 1 },
    ];
    const { subject, text } = letterOn(listed);
    expect(subject).toBe('6 new jobs for “Glover”');
    expect(text).toContain('Example Gloves · Leeds, United Kingdom · 5 openings\n');
    expect(text).toContain('Other Gloves · Leeds, United Kingdom\n');
    expect(text).not.toContain('more.');
  });
  it('says how many jobs it does not list', () => {
    const { subject, text } = letterOn([{ job: aJob(), count: 5 }], 1_205);
    expect(subject).toBe('1,205 new jobs for “Glover”');
    expect(text).toContain('And 1,200 more.');
  });
  it('is of one job where there is one', () => {
    expect(letterOf(aJob()).subject).toBe('1 new job for “Glover”');
  });
  it.each([
    ['up to £60,000', 60_000, 'up to £60,000 a year'],
    ['£80,000 OTE', 80_000, '£80,000 a year on target'],
    ['£45,000 pro rata', 45_000, '£45,000 a year pro rata'],
    ['from £52,000', 52_000, 'from £52,000 a year'],
    ['£52,000 a year', 52_000, '£52,000 a year'],
  ])('promises no more pay than the advert: "%s"', (salary, amount, words) => {
    const { text, html } = letterOf(aJob({ salary, pay: yearly(amount) }));
    expect(text).toContain(`  Example Gloves · Leeds, United Kingdom · ${words}\n`);
    expect(html).toContain(` · ${words}<`);
  });
  it('has the words of the advert where they are no numbers, and nothing for a nought', () => {
    expect(letterOf(aJob({ salary: 'Competitive' })).text).toContain('Kingdom · Competitive\n');
    expect(letterOf(aJob({ salary: '£0' })).text).toContain('Kingdom\n');
  });
});
