import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { occupationOf, occupationsFor } from './occupations.js';
import type { VisaCheck } from './visa-check.dto.js';
import { VisasModule } from './visas.module.js';

describe('occupations by the titles of jobs', () => {
  it.each([
    ['Software Engineer', '2134'],
    ['Civil engineers', '2121'],
    ['Staff nurse', '2237'],
    ['physiotherapist', '2221'],
    ['Chef', '5434'],
    ['Graphic designer', '2142'],
  ])('"%s" is among the first', (title, code) => {
    expect(occupationsFor(title, 3).map((one) => one.code)).toContain(code);
  });

  it.each([
    ['Civil engineer', '2121'],
    ['Physiotherapist', '2221'],
  ])('"%s" is one occupation', (title, code) => {
    expect(occupationOf(title)?.code).toBe(code);
  });

  it.each(['', '   ', '???', 'zzzz qqqq', '护士', '\u{1F469}‍⚕️', 'a'.repeat(300)])('"%s" is none', (title) => {
    expect(occupationOf(title)).toBeUndefined();
    expect(occupationsFor(title)).toEqual([]);
  });

  it('finds what is still being typed', () => {
    expect(occupationsFor('physioth', 3).map((one) => one.code)).toContain('2221');
  });
});

describe('the visa check', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    app = await testApp([VisasModule]);
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
    expect((await check({ ...dentist, location: 'Glasgow, United Kingdom' })).nation).toBe('Scotland');
    expect((await check({ ...dentist, location: 'Remote, Northern Ireland' })).nation).toBe('Northern Ireland');
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
  });

  it('judges by a title that means one occupation, and lets the person choose where it means several', async () => {
    const engineer = await check({ occupation: 'Civil engineer', salary: 5_000, period: 'month' });
    expect(engineer).toMatchObject({ verdict: 'meets', occupation: { code: '2121' }, salaryPerYear: 60_000 });
    const manager = await check({ occupation: 'Manager', salary: 60_000, period: 'year' });
    expect(manager).toMatchObject({ verdict: 'cannot-tell', reason: expect.stringContaining('choose') });
    expect(manager.candidates.length).toBeGreaterThan(1);
    expect(manager.occupation).toBeUndefined();
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
    ['period', { socCode: '2134', salary: 30_000, period: 'decade' }],
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
