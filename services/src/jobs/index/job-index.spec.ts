import { jest } from '@jest/globals';
import { setTimeout as wait } from 'node:timers/promises';
import { DataSource } from 'typeorm';
import { postgresOptions } from '../../platform/database/data-source.js';
import { eventually } from '../../platform/testing/eventually.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { patientSettings } from '../../platform/testing/test-database.js';
import { SearchPlans } from '../finding/search-plans.js';
import { Trades } from '../finding/trades.js';
import { JobOptions } from '../job-options.js';
import { JobSearch, type Found, type Search } from '../job.search.js';
import { JobsModule } from '../jobs.module.js';
import { Spelling } from '../spelling.js';
import { aLine, asLines, importSome, importText } from '../testing/some-jobs.js';
import { JobChanges } from './job-changes.js';
import { JobIndex } from './job-index.js';
import { NoMemory } from './search-memory.js';
import { dice, randomSearch } from './testing/random-search.js';

const PATIENCE_MS = 120_000;

describe('the index in memory', () => {
  let app: TestApp;
  let index: JobIndex;
  let inMemory: JobSearch;
  let oracle: JobSearch;
  let lag: ReturnType<typeof lagOf>;

  const lagOf = () => jest.spyOn(app.app.get(JobChanges), 'lag', 'get');

  beforeAll(async () => {
    app = await testApp([JobsModule], { environment: { SEARCH_INDEX: 'on' } });
    const { dataSource } = app.database;
    await importSome(dataSource, 80);
    await importText(dataSource, 'odd.jsonl', asLines(...oddJobs()));
    await importText(dataSource, 'early.jsonl', asLines(...earlyJobs()), false, 24);
    index = app.app.get(JobIndex);
    inMemory = app.app.get(JobSearch);
    const [options, plans, trades] = [app.app.get(JobOptions), app.app.get(SearchPlans), app.app.get(Trades)];
    const never = new NoMemory();
    oracle = new JobSearch(dataSource, options, new Spelling(dataSource, plans, never), plans, never, trades);
    await eventually(() => expect(index.isWarm).toBe(true), PATIENCE_MS);
    lag = lagOf().mockReturnValue(0); // what a lag does is the last test; a machine that stalls makes none here
  });
  afterAll(() => app?.close());

  /** The order in which options were counted says nothing. */
  const inOrder = (found: Found) => ({
    ...found,
    counts: Object.entries(found.counts ?? {})
      .flatMap(([facet, { codes, counts }]) => Array.from(codes, (code, at) => `${facet} ${code} ${counts[at]}`))
      .sort(),
  });

  const today = new Date().toISOString().slice(0, 10);
  async function expectTheSame(search: Search, page = 1): Promise<void> {
    await app.app.get(JobChanges).catchUp();
    for (const wanted of [
      { page, limit: 40, counts: true },
      { page, limit: 40, group: true },
    ]) {
      const [own, expected] = [await inMemory.find(search, today, wanted), await oracle.find(search, today, wanted)];
      expect({ search, ...inOrder(own) }).toEqual({ search, ...inOrder(expected) });
    }
  }

  const marks = { posted: ['2012-06-01', '2019-01-01', '2025-03-05', today], salaries: [1, 30_000, 65_000, 90_000] };
  async function expectTheSameSpread(search: Search): Promise<void> {
    await app.app.get(JobChanges).catchUp();
    const told = async (by: JobSearch) => {
      const { rating, route, remote, currencies, ...numbers } = await by.advanced(search, today, marks);
      const sums = Object.entries({ rating, route, remote, currencies }).flatMap(([facet, { codes, counts }]) =>
        Array.from<unknown, string>(
          codes as ArrayLike<unknown>,
          (code, at) => `${facet} ${String(code)} ${counts[at]}`,
        ),
      );
      return { search, numbers, sums: sums.sort() };
    };
    expect(await told(inMemory)).toEqual(await told(oracle));
  }

  it.each([
    ['is kept by a program that answers HTTP', {}, 1],
    ['is kept by no other', null, 0],
  ])('%s', (_what, httpAdapter, times) => {
    const follow = jest.fn(() => new Promise<never>(() => undefined));
    const other = { useWhile: jest.fn(), trustWhile: jest.fn(), goBy: jest.fn() } as never;
    const own = new JobIndex({ isOn: true } as never, { follow } as never, other, other, other, other, {
      httpAdapter,
    } as never);
    own.onModuleInit();
    expect(follow).toHaveBeenCalledTimes(times);
  });

  it('gives the answers of PostgreSQL to any search', async () => {
    const roll = dice(11);
    const random = await randomSearch(app.database.dataSource, roll);
    for (let round = 0; round < 100; round += 1) {
      await expectTheSame(random(), 1 + roll(3));
    }
  });

  it.each([
    ...['LA', 'physician assistant', 'javascript', 'aws', 'go', 'go developer', 'registered nurse', 'BC', 'cook ON'],
    ...[
      'GTA',
      'east of england',
      'physio',
      'estuary',
      'care worker',
      'cook',
      'engineer',
      'nurse',
      'UK jobs',
      'part time cook',
      'jobs',
      'm&a',
      'r & d',
      'Houston, TX, United States',
      'nurse New York, NY',
    ],
  ])('gives the answer of PostgreSQL to "%s", whatever fields count', async (searchQuery) => {
    await expectTheSame({ ...(await aSearch()), ...nothing, searchQuery, sort: 'relevance' });
  });

  it('tells how any search is spread over the advanced filters as PostgreSQL would', async () => {
    const random = await randomSearch(app.database.dataSource, dice(17));
    for (let round = 0; round < 40; round += 1) await expectTheSameSpread(random());
    const answer = jest.spyOn(index, 'advanced');
    await expectTheSameSpread({ ...random(), ...nothing, searchQuery: '', salaryMin: 50_000, salaryCurrency: 'USD' });
    expect(await answer.mock.results[0]!.value).toMatchObject({ unpaid: expect.any(Number) as number });
    answer.mockRestore();
  });

  it('has a view for who sees jobs in their head start, and one for everybody else', async () => {
    const titled = { ...(await aSearch()), ...nothing, searchQuery: 'early bird' };
    for (const [early, total] of [
      [true, 1],
      [undefined, 0],
    ] as const) {
      const found = await inMemory.find({ ...titled, early }, today, { limit: 10, counts: true, asTyped: true });
      expect([found.total, found.ids!.length]).toEqual([total, total]);
      await expectTheSame({ ...titled, early });
      await expectTheSameSpread({ ...titled, early });
    }
  });

  it('is asked, and not PostgreSQL, when it is warm', async () => {
    const answer = jest.spyOn(index, 'answer');
    await inMemory.find(await aSearch(), today, { limit: 10 });
    expect(await answer.mock.results[0]!.value).toMatchObject({ total: expect.any(Number) });
    answer.mockRestore();
  });

  const aSearch = async () => (await randomSearch(app.database.dataSource, dice(1)))();
  const write = (sql: string, parameters: unknown[] = []) => app.database.dataSource.query<unknown>(sql, parameters);

  it('follows every change of a job, its going and its coming back', async () => {
    const baker = { ...(await aSearch()), ...nothing, searchQuery: 'glassblower' };
    const total = async () => {
      await expectTheSame(baker);
      return (await inMemory.find(baker, today, { limit: 10 })).total;
    };
    expect(await total()).toBe(0);
    await importText(app.database.dataSource, 'glass.jsonl', asLines(aLine({ title: 'Glassblower' })));
    expect(await total()).toBe(1);
    await write(`UPDATE jobs SET expires_on = '2020-01-01' WHERE title = 'Glassblower'`);
    expect(await total()).toBe(0);
    await write(`UPDATE jobs SET expires_on = NULL, location = 'Remote' WHERE title = 'Glassblower'`);
    expect(await total()).toBe(1);
    await write(`UPDATE jobs SET title = 'Potter' WHERE title = 'Glassblower'`);
    expect(await total()).toBe(0);
    await write(`DELETE FROM jobs WHERE title = 'Potter'`);
    await expectTheSame({ ...baker, searchQuery: 'potter' });
  });

  it('groups what is one opening, in the order in which the list has the first of each', async () => {
    const all = { ...(await aSearch()), ...nothing, searchQuery: 'twin nurse' };
    const { total, groups, openings, ids } = await inMemory.find(all, today, { page: 1, limit: 2, group: true });
    const list = (await inMemory.find(all, today, { page: 1, limit: total })).ids!;
    expect([openings![0]!.length, ids![0]]).toEqual([50, list[0]]);
    expect(openings![0]).toEqual(list.filter((id) => openings![0]!.includes(id)));
    expect(groups).toBeLessThan(total - 48);
  });

  it('follows which openings are merged, and their parting', async () => {
    const search = { ...(await aSearch()), ...nothing, searchQuery: 'engineer' };
    const groups = async () => {
      await expectTheSame(search);
      return (await inMemory.find(search, today, { page: 1, limit: 1, group: true })).groups!;
    };
    const before = await groups();
    const { openings } = await inMemory.find(search, today, { page: 1, limit: 2, group: true });
    const [first, second] = openings!.map((ids) => ids[0]!);
    const tell = () => app.app.get(JobChanges).note(app.database.dataSource.manager, openings!.flat());
    await write(
      `INSERT INTO opening_roots SELECT (SELECT opening FROM job_openings WHERE job_id = $1), opening
       FROM job_openings WHERE job_id = $2`,
      [second, first],
    );
    await tell();
    expect(await groups()).toBe(before - 1);
    await write('DELETE FROM opening_roots');
    await tell();
    expect(await groups()).toBe(before);
  });

  it('differs in nothing once writers with slow transactions are done', async () => {
    const writers = await new DataSource(postgresOptions(patientSettings(app.database.url, 6), 'writers')).initialize();
    const ids = ((await write('SELECT id FROM jobs ORDER BY id')) as { id: number }[]).map(({ id }) => id);
    const roll = dice(5);
    const random = await randomSearch(app.database.dataSource, roll);
    const writer = async (seed: number) => {
      const own = dice(seed);
      for (let round = 0; round < 25; round += 1) {
        await writers.transaction(async (manager) => {
          for (let n = 0; n < 3; n += 1) {
            // each writer keeps to jobs of its own, so that none waits for another
            const id = ids[seed + 6 * own(Math.floor(ids.length / 6))];
            await manager.query(...someChange(own, id!));
          }
          await wait(own(12));
        });
      }
    };
    await Promise.all([0, 1, 2, 3, 4, 5].map(writer));
    await writers.destroy();
    for (let round = 0; round < 40; round += 1) await expectTheSame(random());
  });

  it('begins anew when most of its rows were left behind, and answers all the while', async () => {
    for (let round = 0; round < 3; round += 1) {
      await write(`UPDATE jobs SET salary = 'round ${round}'`);
      await app.app.get(JobChanges).catchUp();
      expect(index.isWarm).toBe(true);
      await expectTheSame(await aSearch());
    }
  });

  it('leaves the answer to PostgreSQL while it cannot follow, and catches up by itself', async () => {
    lag.mockReturnValue(2_001);
    expect(index.isWarm).toBe(false);
    expect(index.knownVersion).toBeUndefined();
    await expectTheSame(await aSearch());
    lag.mockRestore();
    await write(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity
      WHERE application_name IN ('landfall-index', 'landfall-changes') AND datname = current_database()`);
    await write(`UPDATE jobs SET title = 'Cut off' WHERE id = (SELECT min(id) FROM jobs)`);
    await eventually(async () => {
      expect(index.isWarm).toBe(true);
      expect(await inMemory.version()).toBe(await oracle.version());
    }, PATIENCE_MS);
    await expectTheSame({ ...(await aSearch()), ...nothing, searchQuery: 'cut off' });
  });
});

const nothing = { location: [], experienceLevel: [], jobType: [], category: [] };

const oddJobs = () => [
  aLine({ title: 'Nowhere man', location: '' }),
  aLine({ title: 'Remote C# developer', location: 'Remote', skills: ['C#', '.NET', 'node.js'] }),
  aLine({ title: 'Wanderer', location: 'United Kingdom', job_type: '', experience_level: '', posted_at: '' }),
  aLine({ title: 'Köchin für Straßencafé', location: 'Zürich, Switzerland', category: '' }),
  aLine({ title: 'York', company: 'York of New York', location: 'York, United Kingdom', description: 'york york' }),
  aLine({ title: 'M&A Analyst', company: 'J & S Partners', description: 'M & A and R&D.' }),
  aLine({ title: '料理人', company: 'すし', location: 'London, United Kingdom' }),
  ...Array.from({ length: 50 }, (_, at) => aLine({ title: 'Twin nurse', posted_at: at % 2 ? '2026-02-01' : '' })),
];

/** Premium members see them first; one is in an opening with a job that everybody sees. */
const earlyJobs = () => {
  const early = { posted_at: new Date().toISOString(), salary: '£41,000 a year' };
  return [
    ...['Cook', 'Software engineer', 'Early bird'].map((title) => aLine({ ...early, title })),
    aLine({ ...early, title: 'York', company: 'York of New York', location: 'York, United Kingdom' }),
  ];
};

function someChange(roll: (most: number) => number, id: number): [sql: string, parameters: unknown[]] {
  const text = ['nurse', 'engineer', 'cook', 'welder'][roll(4)];
  switch (roll(6)) {
    case 0:
      return [`UPDATE jobs SET title = $2 WHERE id = $1`, [id, text]];
    case 1:
      return [`UPDATE jobs SET removed_at = CASE WHEN removed_at IS NULL THEN now() END WHERE id = $1`, [id]];
    case 2:
      return [`UPDATE jobs SET posted_at = now() - $2 * interval '1 hour' WHERE id = $1`, [id, roll(900)]];
    case 4:
      return [
        `UPDATE job_search SET premium_until = CASE WHEN premium_until IS NULL THEN now() END WHERE job_id = $1`,
        [id],
      ];
    case 3:
      return [`UPDATE jobs SET location = $2, country = 'Canada' WHERE id = $1`, [id, `${text} town`]];
    default:
      return [
        `INSERT INTO jobs (source_key, source_id, title, company, sponsorship, digest, posted_at)
         SELECT 'test', 'new ' || nextval('jobs_id_seq'), $1, company, sponsorship, digest, now() FROM jobs WHERE id = $2`,
        [text, id],
      ];
  }
}
