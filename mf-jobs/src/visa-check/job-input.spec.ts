import type { Job } from '@landfall/contracts';
import { aJob } from '../testing/samples';
import { inputOf, isPaidInBritain } from './job-input';
import { british, pay } from './testing/british-job';

describe('what a job is checked with', () => {
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
    ['£60,000 pro rata to 37.5 hours per week', 60_000, { atMost: 'pro-rata' }],
    ['£60,000 pro rata, based on a 37.5 hour week', 60_000, { atMost: 'pro-rata' }],
    ['£60,000 pro rata (FTE 37 hours per week)', 60_000, { atMost: 'pro-rata' }],
    ['£60,000 per annum pro rata, part-time', 60_000, { atMost: 'pro-rata' }],
    ['£60,000 FTE based on 37.5 hours per week, 20 hours per week', 60_000, { salary: 32_000, hoursPerWeek: 20 }],
    ['£60,000 FTE (37.5 hours per week), 0.6 FTE', 60_000, { salary: 36_000, hoursPerWeek: 22.5 }],
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
    '£58,000 - £64,000 pro rata',
    '£58,000 to £64,000 per annum FTE',
    '£58,000-£64,000 p.a. pro rata to 37.5 hours',
  ])('knows of neither end of "%s" what it is for the hours of the job', (salary) => {
    const range = { ...yearly(58_000), to: 64_000, year_to: 64_000 };
    const input = inputOf(british({ pay: range, salary, description: '', job_type: 'Part-time' }));
    expect(input).toMatchObject({ salary: 58_000, salaryTo: 64_000, atMost: 'pro-rata' });
  });

  it('takes a full week for that of the full-time work from which the pay of a part-time job is reckoned', () => {
    const salary = '£60,000 FTE, 37.5 hours per week';
    expect(stated(60_000, salary, { job_type: 'Part-time' })).toMatchObject({ atMost: 'pro-rata' });
    for (const type of ['Full-time', 'Full-time, Part-time']) {
      const input = stated(60_000, salary, { job_type: type });
      expect(input).toMatchObject({ salary: 60_000, hoursPerWeek: 37.5 });
      expect(input).not.toHaveProperty('atMost');
    }
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

  it('has nothing to say where no pay is stated, and of jobs in other countries', () => {
    expect(isPaidInBritain(british({ pay: null, salary: '30k' }))).toBe(true);
    expect(isPaidInBritain(british({ pay: null, salary: 'Competitive' }))).toBe(false);
    expect(isPaidInBritain(british({ pay: null, salary: null }))).toBe(false);
    expect(isPaidInBritain(british({ location: 'Leeds, AL, United States' }))).toBe(false);
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
