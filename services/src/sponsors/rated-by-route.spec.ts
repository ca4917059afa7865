import type { AdvancedCounts } from '../jobs/finding/advanced-counts.dto.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { RatingsByRoute9470000000001 } from '../../migrations/947-ratings-by-route.js';
import type { TestApp } from '../platform/testing/test-app.js';
import { JobSponsors } from './job-sponsors.js';
import type { SponsorCounts } from './sponsors.dto.js';
import { emptyRegisters, registerApp, type Person } from './testing/register-app.js';
import { aRegister, importRegister } from './testing/some-registers.js';

const senior = 'Global Business Mobility: Senior or Specialist Worker';

/** One is rated A for Skilled Workers and B for those it sends over, one the other way round, two are rated alike for both. */
const register = aRegister(
  'Settled Shipping Ltd,Leeds,,Worker (A rating),Skilled Worker',
  `Settled Shipping Ltd,Leeds,,Worker (B rating),${senior}`,
  'Settled Shipping Ltd,Leeds,,Temporary Worker (A rating),Creative Worker',
  'Falling Ferries Ltd,Leeds,,Worker (B rating),Skilled Worker',
  `Falling Ferries Ltd,Leeds,,Worker (A rating),${senior}`,
  'Plain Piers Ltd,Leeds,,Worker (A rating),Skilled Worker',
  `Plain Piers Ltd,Leeds,,Worker (A rating),${senior}`,
  'Poor Ports Ltd,Leeds,,Worker (B rating),Skilled Worker',
  `Poor Ports Ltd,Leeds,,Worker (B rating),${senior}`,
);
const [settled, falling, plain, poor] = [
  'Settled Shipping Ltd',
  'Falling Ferries Ltd',
  'Plain Piers Ltd',
  'Poor Ports Ltd',
];

/** What is asked, and who fits: both must hold for one route. */
const searches: [{ rating?: string; route?: string }, string[]][] = [
  [{ rating: 'A rating' }, [falling, plain, settled]],
  [{ rating: 'b rating' }, [falling, poor, settled]],
  [{ rating: 'A rating', route: 'Skilled Worker' }, [plain, settled]],
  [{ rating: 'B rating', route: 'Skilled Worker' }, [falling, poor]],
  [{ rating: 'A rating', route: senior }, [falling, plain]],
  [{ rating: 'B rating', route: senior.toUpperCase() }, [poor, settled]],
  [{ rating: 'A rating', route: 'Creative Worker' }, [settled]],
  [{ rating: 'B rating', route: 'Creative Worker' }, []],
  [{ route: 'Skilled Worker' }, [falling, plain, poor, settled]],
  [{ rating: 'not-stated', route: 'Skilled Worker' }, []],
];

describe('an employer that is rated otherwise for one route than for another', () => {
  let api: TestApp;
  let sam: Person;
  beforeAll(async () => {
    const app = await registerApp();
    api = app.api;
    await emptyRegisters(api);
    await importRegister(app.registers, '2026-01-05', register);
    const lines = [settled, falling, plain, poor].map((company) => aLine({ title: `Clerk at ${company}`, company }));
    await importText(api.database.dataSource, 'rated.jsonl', asLines(...lines));
    sam = await api.as({ username: 'sam', plan: 'premium' });
  });
  afterAll(() => api?.close());

  it.each(searches)('is found in the register where rating and route hold together: %j', async (asked, names) => {
    const { body } = await sam.get('/api/sponsors').query(asked).expect(200);
    expect(body.sponsors.map(({ name }: { name: string }) => name).toSorted()).toEqual(names);
  });

  it.each(searches)('is found by its jobs in the same way: %j', async (asked, names) => {
    const { body } = await sam.get('/api/jobs').query(asked).expect(200);
    expect(body.jobs.map(({ company }: { company: string }) => company).toSorted()).toEqual(names);
  });

  it.each<[object, Record<string, number>, Record<string, number>]>([
    [{}, { 'A rating': 3, 'B rating': 3 }, { 'Skilled Worker': 4, [senior]: 4, 'Creative Worker': 1 }],
    [
      { route: 'Skilled Worker' },
      { 'A rating': 2, 'B rating': 2 },
      { 'Skilled Worker': 4, [senior]: 4, 'Creative Worker': 1 },
    ],
    [{ route: 'Creative Worker' }, { 'A rating': 1 }, { 'Skilled Worker': 4, [senior]: 4, 'Creative Worker': 1 }],
    [
      { rating: 'A rating' },
      { 'A rating': 3, 'B rating': 3 },
      { 'Skilled Worker': 2, [senior]: 2, 'Creative Worker': 1 },
    ],
    [
      { rating: 'B rating', route: senior },
      { 'A rating': 2, 'B rating': 2 },
      { 'Skilled Worker': 2, [senior]: 2 },
    ],
  ])('counts as the lists have it: %j', async (asked, rating, route) => {
    const of = (options: { value: string; count: number }[]) =>
      Object.fromEntries(options.map(({ value, count }) => [value, count]));
    const sponsors = (await sam.get('/api/sponsors/filter-counts').query(asked).expect(200)).body as SponsorCounts;
    expect([of(sponsors.rating), of(sponsors.route)]).toEqual([rating, route]);
    const jobs = (await sam.get('/api/jobs/filter-counts/advanced').query(asked).expect(200)).body as AdvancedCounts;
    expect([of(jobs.rating), of(jobs.route)]).toEqual([rating, route]);
  });

  it('is found so in a product that was brought up to date', async () => {
    const { dataSource } = api.database;
    const sponsorsAndJobs = async () => {
      const asked = { rating: 'A rating', route: 'Skilled Worker' };
      const sponsors = (await sam.get('/api/sponsors').query(asked).expect(200)).body.sponsors;
      const { jobs } = (await sam.get('/api/jobs').query(asked).expect(200)).body;
      return [sponsors.length, jobs.length];
    };
    const runner = dataSource.createQueryRunner();
    const migration = new RatingsByRoute9470000000001();
    for (const step of ['down', 'up'] as const) {
      await runner.startTransaction();
      await migration[step](runner);
      await runner.commitTransaction();
      if (step === 'down') expect(await sponsorsAndJobs()).toEqual([1, 1]);
    }
    await runner.release();
    await new JobSponsors(dataSource).renew();
    await dataSource.query('UPDATE jobs SET id = id');
    expect(await sponsorsAndJobs()).toEqual([2, 2]);
  });

  it('offers the ratings themselves as choices', async () => {
    const { body } = await sam.get('/api/jobs/advanced-options').expect(200);
    expect(body.rating).toEqual([
      { value: 'A rating', count: 3 },
      { value: 'B rating', count: 3 },
    ]);
  });

  it('says on its jobs and on its page which rating is of which route', async () => {
    const [job] = (await sam.get('/api/jobs').query({ searchQuery: 'settled' }).expect(200)).body.jobs;
    const ratings = [
      { route: 'Skilled Worker', rating: 'A rating' },
      { route: senior, rating: 'B rating' },
      { route: 'Creative Worker', rating: 'A rating' },
    ];
    expect(job.sponsorship.evidence[0]).toMatchObject({ kind: 'register', ratings });
    expect(job.sponsorship.summary).toMatch(
      new RegExp(`, A rating \\(Skilled Worker and Creative Worker\\), B rating \\(${senior}\\)$`),
    );
    expect((await sam.get(`/api/sponsors/${job.sponsorship.sponsorId}`)).body).toMatchObject({ ratings });
    const [other] = (await sam.get('/api/jobs').query({ searchQuery: 'piers' }).expect(200)).body.jobs;
    expect(other.sponsorship).toMatchObject({ rating: 'A rating' });
    expect(other.sponsorship).not.toHaveProperty('ratings');
  });
});
