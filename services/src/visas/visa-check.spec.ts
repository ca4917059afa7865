import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { RULES_AS_OF } from './rules.js';
import type { VisaCheck } from './visa-check.dto.js';
import { VisaCheckService } from './visa-check.service.js';
import { VisasModule } from './visas.module.js';

describe('the visa check', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await testApp([VisasModule]);
    // on a day of the rules: the lists end with the year 2026
    const checks = app.app.get(VisaCheckService);
    const checkOn = checks.check.bind(checks);
    checks.check = (input) => checkOn(input, new Date(`${RULES_AS_OF}T12:00:00Z`));
    ada = await app.as({ username: 'ada' });
  });
  afterAll(() => app.close());

  const check = async (body: object): Promise<VisaCheck> => {
    const answer = await ada.post('/api/visa-check').send(body).expect(200);
    return answer.body as VisaCheck;
  };

  it('judges by a code, and cites table, rate and day', async () => {
    expect(await check({ socCode: '2134', salary: 60_000, period: 'year' })).toMatchObject({
      verdict: 'meets',
      table: 'Table 1',
      rate: { option: 'A', threshold: 41_700, percent: 100, rate: 54_700 },
      asOf: '2025-11-25',
      salaryPerYear: 60_000,
    });
  });

  it('knows the nation where it is stated, and says where the tables differ', async () => {
    const dentist = { socCode: '2253', salary: 60_000, period: 'year' };
    expect(await check({ ...dentist, nation: 'Wales' })).toMatchObject({
      verdict: 'cannot-tell',
      table: 'Table 3',
      nation: 'Wales',
      reason: expect.stringContaining('The least of the scale of Wales that the table names is £38,292.'),
    });
    for (const location of ['Glasgow, United Kingdom', 'Glasgow', 'Hybrid - Glasgow'])
      expect((await check({ ...dentist, location })).nation).toBe('Scotland');
    for (const location of [
      'Perth',
      'Bangor',
      'Bangor, United Kingdom',
      'Leeds / Glasgow',
      'Glasgow, KY, United States',
    ])
      expect((await check({ ...dentist, location })).nation).toBeUndefined();
    expect((await check({ ...dentist, location: 'Remote, Northern Ireland' })).nation).toBe('Northern Ireland');
    expect((await check({ ...dentist, location: 'London, UK/England' })).nation).toBe('England');
    for (const location of ['United Kingdom', 'Wales, Utah, United States', 'Perth, Australia', '']) {
      const unknown = await check({ ...dentist, location });
      if (location !== 'Wales, Utah, United States') expect(unknown.nation).toBeUndefined();
    }
    expect((await check(dentist)).reason).toContain('The scales differ by nation: England from £38,472, Scotland');
    const refused = await ada.post('/api/visa-check').send({ ...dentist, nation: 'Narnia' });
    expect(refused.body).toMatchObject({ status: 400, errors: [{ field: 'nation' }] });
  });

  it('decides by a list that holds in one nation only', async () => {
    const boat = { socCode: '5235', salary: 34_000, period: 'year' };
    expect((await check({ ...boat, nation: 'England' })).verdict).not.toBe('meets');
    expect(await check({ ...boat, nation: 'Scotland' })).toMatchObject({ verdict: 'meets', rate: { option: 'D' } });
    expect((await check(boat)).reason).toContain('the Immigration Salary List has it in Scotland');
    expect(await check({ ...boat, salary: 40_000, location: 'Glasgow' })).toMatchObject({ verdict: 'meets' });
  });

  it('takes whoever has the very title that a list names for one of those', async () => {
    const pay = { salary: 40_400, period: 'year' };
    expect(await check({ ...pay, occupation: 'Archaeologist' })).toMatchObject({ verdict: 'meets', fromTitle: true });
    expect(await check({ ...pay, socCode: '2115' })).toMatchObject({ verdict: 'cannot-tell' });
    expect(await check({ occupation: 'Diver', socCode: '5319', salary: 42_000, period: 'year' })).toMatchObject({
      verdict: 'meets',
    });
  });

  it('never says flatly that it is too low where a job of health or care may pay less', async () => {
    const manager = { socCode: '1171', salary: 45_000, period: 'year' };
    expect(await check(manager)).toMatchObject({
      verdict: 'cannot-tell',
      rate: { option: 'A', rate: 50_300 },
      reason: expect.stringContaining('Health and Care ASHE salary job'),
    });
    const range = await check({ ...manager, salary: 30_000, salaryTo: 45_000 });
    expect(range).toMatchObject({ verdict: 'cannot-tell', reason: expect.stringContaining('Of the upper end') });
    expect(await check({ ...manager, salaryTo: 55_000 })).toMatchObject({ verdict: 'depends' });
    expect((await check({ ...manager, atMost: 'pro-rata' })).reason).toContain('the hours of this job are not');
  });

  it('judges by a title that means one occupation, and lets the person choose where it means several', async () => {
    const engineer = await check({ occupation: 'Software engineer', salary: 5_000, period: 'month' });
    expect(engineer).toMatchObject({ verdict: 'meets', occupation: { code: '2134' }, salaryPerYear: 60_000 });
    expect(engineer).toMatchObject({ fromTitle: true, candidates: [] });
    expect(engineer.others.length).toBeGreaterThan(0);
    const manager = await check({ occupation: 'Manager', salary: 60_000, period: 'year' });
    expect(manager).toMatchObject({ verdict: 'cannot-tell', reason: expect.stringContaining('choose') });
    expect(manager.candidates.length).toBeGreaterThan(1);
    expect(manager.occupation).toBeUndefined();
  });

  it.each([
    ['Software developer', true],
    ['Chef', true],
    ['Vet', true],
    ['2134', undefined],
    ['SOC 2134', undefined],
  ])(
    'offers others beside the one occupation that "%s" is taken for, and says whether it is taken from a title',
    async (occupation, fromTitle) => {
      const pay = { salary: 60_000, period: 'year' };
      const taken = await check({ ...pay, occupation });
      expect(taken).toMatchObject({ candidates: [] });
      expect(taken.fromTitle).toBe(fromTitle);
      const [first, second] = taken.others;
      expect(second).toBeDefined();
      const changed = await check({ ...pay, occupation, socCode: first!.code });
      expect(changed.occupation).toMatchObject({ code: first!.code });
      expect(changed.others.map(({ code }) => code)).toEqual(
        expect.arrayContaining([taken.occupation!.code, second!.code]),
      );
    },
  );

  it.each(['Accountant', 'Financial Accountant', 'Management Accountant', 'Data scientist', 'Lecturer'])(
    'gives no verdict on "%s" but that of each occupation it may mean, until one is chosen',
    async (occupation) => {
      const asked = { occupation, salary: occupation === 'Data scientist' ? 55_000 : 45_000, period: 'year' };
      const open = await check(asked);
      expect(open).toMatchObject({ verdict: 'cannot-tell', reason: expect.stringContaining('the answer differs') });
      expect(open.occupation).toBeUndefined();
      const verdicts = new Set(open.candidates.map(({ verdict }) => verdict));
      expect(verdicts.size).toBeGreaterThan(1);
      const [first] = open.candidates;
      const chosen = await check({ ...asked, socCode: first!.code });
      expect(chosen).toMatchObject({ verdict: first!.verdict, reason: first!.reason, candidates: [] });
      expect(chosen.fromTitle).toBeUndefined();
      expect(chosen.others.map(({ code }) => code)).toEqual(open.candidates.slice(1).map(({ code }) => code));
    },
  );

  it.each([
    ['maths teacher', '2313'],
    ['Teacher of Physics', '2313'],
    ['forklift driver', '8222'],
    ['Forklift Operator', '8222'],
    ['Forklift engineer', '5223'],
    ['Registerd Nurse', '2237'],
    ['sofware enginer', '2134'],
    ['physio', '2221'],
    ['2134', '2134'],
    ['SOC 2134', '2134'],
  ])('finds "%s" as people type it', async (q, code) => {
    const { body } = await ada.get('/api/visa-check/occupations').query({ q }).expect(200);
    expect(body.occupations.slice(0, 3).map((one: { code: string }) => one.code)).toContain(code);
    if (q === 'physio') expect(body.occupations[0].code).toBe(code);
  });

  it('judges by a code that is typed where a title is asked', async () => {
    const judged = await check({ occupation: '2134', salary: 60_000, period: 'year' });
    expect(judged).toMatchObject({ verdict: 'meets', occupation: { code: '2134' } });
    expect((await check({ occupation: '0000', salary: 60_000, period: 'year' })).verdict).toBe('cannot-tell');
  });

  it('says of a range that the rate lies within it which end is enough', async () => {
    const range = { socCode: '2421', period: 'year', salary: 48_500 };
    const within = await check({ ...range, salaryTo: 60_000 });
    expect(within).toMatchObject({ verdict: 'depends', salaryPerYear: 48_500, salaryPerYearTo: 60_000 });
    expect(within.reason).toMatch(/^The lower end is not enough: £48,500 .* The upper end is enough: £60,000 /);
    const low = await check({ ...range, salaryTo: 49_000 });
    expect(low).toMatchObject({ verdict: 'below', reason: expect.stringMatching(/^Even the upper end is not enough/) });
    expect((await check({ ...range, salary: 50_000, salaryTo: 60_000 })).verdict).toBe('meets');
    expect((await check({ ...range, salaryTo: 48_500 })).salaryPerYearTo).toBeUndefined();
  });

  it.each([
    [
      'term-time',
      60_000,
      'cannot-tell',
      /part of the year only, as in term time.*weeks that are paid.*needs £54,700 a year/,
    ],
    ['term-time', 30_000, 'below', /below/],
    ['pro-rata', 60_000, 'cannot-tell', /hours of this job are not.*needs £54,700 a year/],
    ['pro-rata', 28_000, 'cannot-tell', /^The pay is stated for full-time work.*needs £54,700 a year\.$/],
    ['part-time', 60_000, 'cannot-tell', /part-time/],
    ['on-target', 60_000, 'cannot-tell', /only guaranteed basic pay counts/],
    ['upper-end', 60_000, 'cannot-tell', /Only the most/],
    ['upper-end', 50_000, 'below', /is below the £54,700/],
    ['several-weeks', 50_000, 'cannot-tell', /goes by the hours/],
    ['by-the-day', 65_000, 'cannot-tell', /how many days of a year are paid is not/],
    ['by-the-day', 30_000, 'below', /below/],
    ['by-the-hour', 60_000, 'cannot-tell', /stated by the hour/],
    ['by-the-hour', 30_000, 'cannot-tell', /stated by the hour/],
    ['after-tax', 60_000, 'cannot-tell', /only pay before tax counts.*needs £54,700 a year/],
    ['after-tax', 50_000, 'cannot-tell', /stated after tax/],
    ['self-employed', 60_000, 'cannot-tell', /only what a sponsor pays to its employees counts/],
    ['self-employed', 30_000, 'cannot-tell', /self-employed work/],
    ['deductions', 60_000, 'cannot-tell', /kept back from the stated pay.*needs £54,700 a year/],
    ['deductions', 30_000, 'below', /below/],
    ['later', 60_000, 'cannot-tell', /from the first day on/],
    ['later', 30_000, 'below', /below/],
    ['other-money', 60_000, 'cannot-tell', /other money/],
    ['other-money', 30_000, 'cannot-tell', /other money/],
    ['about', 58_000, 'cannot-tell', /Only about what it pays is stated.*needs £54,700 a year/],
    ['about', 52_000, 'cannot-tell', /a little more or less/],
    ['about', 90_000, 'meets', /£90,000 a year reaches/],
    ['about', 30_000, 'below', /£30,000 a year is below/],
  ])('never says that pay which may be less (%s) is enough', async (atMost, salary, verdict, reason) => {
    const judged = await check({ socCode: '2134', period: 'year', salary, atMost });
    expect(judged).toMatchObject({ verdict, reason: expect.stringMatching(reason) });
  });

  it.each([
    [37.5, /A full-time week of 37\.5 hours needs £54,700 a year\.$/],
    [40, /A week of 40 hours needs £58,346\.67 a year\.$/],
    // the threshold stays what it is
    [20, /A week of 20 hours needs £41,700 a year\.$/],
  ])(
    'says what pay that may be less has to be in the week that is stated, of %s hours',
    async (hoursPerWeek, needs) => {
      const judged = await check({
        socCode: '2134',
        period: 'year',
        salary: 60_000,
        hoursPerWeek,
        atMost: 'upper-end',
      });
      expect(judged).toMatchObject({ verdict: 'cannot-tell', reason: expect.stringMatching(needs) });
    },
  );

  it('never says that pay of which only the lower end is stated is too low', async () => {
    const from = (salary: number) => check({ socCode: '2134', period: 'year', salary, atLeast: true });
    expect(await from(30_000)).toMatchObject({
      verdict: 'cannot-tell',
      reason: expect.stringMatching(/^Only the least .* not enough\. .*needs £54,700 a year\.$/),
    });
    expect(await from(60_000)).toMatchObject({ verdict: 'meets' });
  });

  it('says what stands in the way of a title that may mean several occupations too', async () => {
    const judged = await check({ occupation: 'Civil engineer', period: 'year', salary: 60_000, atMost: 'term-time' });
    expect(judged.candidates.length).toBeGreaterThan(1);
    expect(judged.reason).toMatch(/choose the one that fits the work\. The work is of a part of the year only/);
  });

  it('tells of pay by the hour without hours only what holds in any week', async () => {
    const hourly = { socCode: '2142', period: 'hour', hoursPerWeek: 37.5, atMost: 'by-the-hour' } as const;
    expect(await check({ ...hourly, salary: 22 })).toMatchObject({
      verdict: 'cannot-tell',
      reason: expect.stringContaining('by the hour, and the hours of a week are not'),
    });
    expect(await check({ ...hourly, salary: 17.5 })).toMatchObject({ verdict: 'cannot-tell' });
    expect(await check({ ...hourly, salary: 12 })).toMatchObject({ verdict: 'below' });
    expect(await check({ ...hourly, salary: 60 })).toMatchObject({ verdict: 'meets' });
  });

  it('asks for £17.13 of each hour where so many per cent of the going rate are less, for longer hours too', async () => {
    const asked = { period: 'year', newEntrant: true, hoursPerWeek: 40 } as const;
    expect(await check({ ...asked, socCode: '2142', salary: 33_400 })).toMatchObject({
      verdict: 'below',
      rate: { option: 'E', percent: 70, threshold: 33_400, rate: 35_626.67 },
    });
    expect(await check({ ...asked, socCode: '2142', salary: 35_627 })).toMatchObject({ verdict: 'meets' });
    expect(await check({ ...asked, socCode: '2452', salary: 34_000 })).toMatchObject({ verdict: 'below' });
    const hourly = { period: 'hour', salary: 15, hoursPerWeek: 60, socCode: '2319' } as const;
    expect(await check({ ...hourly, newEntrant: true })).toMatchObject({ verdict: 'below', rate: { rate: 53_440 } });
    expect((await check(hourly)).reason).not.toContain('It would do');
  });

  it('asks for no more than the threshold of whoever works less', async () => {
    const asked = { period: 'year', newEntrant: true, hoursPerWeek: 30, socCode: '2142' } as const;
    expect(await check({ ...asked, salary: 33_400 })).toMatchObject({ verdict: 'meets', rate: { rate: 26_720 } });
    expect(await check({ ...asked, salary: 33_399 })).toMatchObject({ verdict: 'below' });
  });

  it('takes the hour that the table prints for enough', async () => {
    const hourly = { socCode: '2134', period: 'hour', hoursPerWeek: 37.5 };
    expect(await check({ ...hourly, salary: 28.05 })).toMatchObject({
      verdict: 'meets',
      reason: expect.stringMatching(
        /is the rate that Table 1 prints for an hour.*£2\.50 less than the £54,700.*rounded/,
      ),
    });
    expect((await check({ ...hourly, salary: 28.06 })).reason).toContain('reaches both');
    const below = await check({ ...hourly, salary: 28.04 });
    expect(below).toMatchObject({
      verdict: 'below',
      reason: expect.stringMatching(/£54,678 a year\) is below the £54,700/),
    });
  });

  it('puts pay by the hour for a year', async () => {
    const judged = await check({ socCode: '2136', salary: 22, period: 'hour', hoursPerWeek: 40 });
    expect(judged).toMatchObject({ salaryPerYear: 45_760, hoursPerWeek: 40, verdict: 'meets' });
  });

  it.each([
    ['salary', { socCode: '2134', salary: 0, period: 'year' }],
    ['salary', { socCode: '2134', salary: '30k', period: 'year' }],
    ['salary', { socCode: '2134', salary: '£30.000', period: 'year' }],
    ['salary', { socCode: '2134', salary: '28,000 pro rata', period: 'year' }],
    ['salary', { socCode: '2134', salary: -1, period: 'year' }],
    ['salary', { socCode: '2134', period: 'year' }],
    ['salaryTo', { socCode: '2134', salary: 30_000, salaryTo: 20_000, period: 'year' }],
    ['salaryTo', { socCode: '2134', salary: 30_000, salaryTo: '40k', period: 'year' }],
    ['period', { socCode: '2134', salary: 30_000, period: 'decade' }],
    ['atMost', { socCode: '2134', salary: 30_000, period: 'year', atMost: 'perhaps' }],
    ['atLeast', { socCode: '2134', salary: 30_000, period: 'year', atLeast: 'yes' }],
    ['hoursPerWeek', { socCode: '2134', salary: 30, period: 'hour' }],
    ['hoursPerWeek', { socCode: '2134', salary: 30, period: 'hour', hoursPerWeek: 169 }],
    ['socCode', { socCode: '12', salary: 30_000, period: 'year' }],
    ['occupation', { salary: 30_000, period: 'year' }],
    ['occupation', { occupation: 'x'.repeat(301), salary: 30_000, period: 'year' }],
  ])('names %s when %j cannot be judged', async (field, body) => {
    const answer = await ada.post('/api/visa-check').send(body).expect(400);
    expect(answer.body.errors).toEqual([expect.objectContaining({ field })]);
  });

  it('is for people who are signed in', async () => {
    await app.http.post('/api/visa-check').send({ socCode: '2134', salary: 1, period: 'year' }).expect(401);
  });
});
