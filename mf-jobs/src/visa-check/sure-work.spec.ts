import { readFileSync } from 'node:fs';
import { aJob } from '../testing/samples';
import { payTermsOf } from './pay-terms';

/** By which the services decide whether pay by the hour has a year's sum. */
const list = readFileSync(new URL('../../../services/contracts/testing/sure-work.json', import.meta.url), 'utf8');
const cases = JSON.parse(list) as { advert: string; work: string }[];
const ofTitles = readFileSync(
  new URL('../../../services/contracts/testing/at-call-titles.json', import.meta.url),
  'utf8',
);
const ofTypes = readFileSync(
  new URL('../../../services/contracts/testing/at-call-types.json', import.meta.url),
  'utf8',
);
const types = JSON.parse(ofTypes) as { type: string; isAtCall: boolean }[];
const titles = JSON.parse(ofTitles) as { title: string; isAtCall: boolean }[];

describe('the work of an advert', () => {
  it.each(cases)('is, as for the services, $work where it says "$advert"', ({ advert, work }) => {
    const job = aJob({ title: 'Nurse', job_type: '', salary: '£40,000', description: advert });
    const { atMost, hoursPerWeek = 37.5 } = payTermsOf(job);
    const known = atMost === 'part-time' ? 'no-sure-hours' : atMost;
    expect(known ?? (hoursPerWeek < 35 ? 'part' : 'whole')).toBe(work);
  });

  it.each(titles)('is no whole week where its title says so: "$title"', ({ title, isAtCall }) => {
    const { atMost } = payTermsOf(aJob({ title, job_type: '', salary: '£13.50 an hour', description: 'Care.' }));
    expect(atMost === 'part-time').toBe(isAtCall);
  });

  it.each(types.filter(({ type }) => !/part/i.test(type)))(
    'is no whole week where the job’s type says so: "$type"',
    ({ type, isAtCall }) => {
      const { atMost } = payTermsOf(aJob({ title: 'Nurse', job_type: type, salary: '£27,000', description: '' }));
      expect(atMost === 'part-time').toBe(isAtCall);
    },
  );

  it('has no sure hours where the title says so, whatever week is usual', () => {
    const job = aJob({ title: 'Bank Nurse', job_type: '', salary: '£40,000', description: '37.5 hours a week.' });
    expect(payTermsOf(job)).toMatchObject({ atMost: 'part-time', hoursPerWeek: 37.5 });
  });

  it('is read in no time in a very long text', () => {
    const began = performance.now();
    for (const words of [
      'bank staff ',
      'bank staff, ',
      'work as ',
      'term time ',
      '10 months a ',
      '60 % of ',
      '   ',
      'x\n',
    ])
      payTermsOf(aJob({ salary: '£40,000', description: words.repeat(Math.ceil(100_000 / words.length)) }));
    expect(performance.now() - began).toBeLessThan(10_000);
  });
});
