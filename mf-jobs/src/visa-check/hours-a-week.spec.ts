import { readFileSync } from 'node:fs';
import { aJob } from '../testing/samples';
import { payTermsOf } from './pay-terms';

/** By which the services count a year's pay too. */
const list = readFileSync(new URL('../../../services/contracts/testing/hours-a-week.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { advert: string; hours: number | null }[];

describe('the hours of a week', () => {
  it.each(cases)('are, as for the services, $hours where an advert says "$advert"', ({ advert, hours }) => {
    const job = aJob({ title: 'Nurse', job_type: '', salary: '£40,000', description: advert });
    expect(payTermsOf(job).hoursPerWeek ?? null).toBe(hours);
  });

  it.each(['30-40 hours a week', 'up to 40 hours a week', 'between 30 and 40 hours a week', 'minimum 16 hours a week'])(
    'are the person’s to ask where an advert leaves them open: "%s"',
    (description) => {
      const job = aJob({ title: 'Nurse', job_type: '', salary: '£40,000', description });
      expect(payTermsOf(job)).toMatchObject({ atMost: 'several-weeks' });
    },
  );
});
