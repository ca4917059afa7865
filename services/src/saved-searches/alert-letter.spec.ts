import type { Job, JobPay } from '../jobs/jobs.dto.js';
import { alertLetter } from './alert-letter.js';
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
const letterOf = (...jobs: Job[]) =>
  alertLetter(
    search,
    { jobs, total: jobs.length },
    { publicUrl: 'https://landfall.example', wayOut: 'https://x.example' },
  );

describe('the mail of an alert', () => {
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
