import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { JobsModule } from '../jobs.module.js';
import type { AdvancedCounts } from './advanced-counts.dto.js';
import type { JobPage } from '../jobs.dto.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';

const daysAgo = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

describe('advanced filters', () => {
  let app: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let sam: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    app = await testApp([JobsModule]);
    const { dataSource } = app.database;
    // stands for what other features know of a job
    await dataSource.query(`
      CREATE OR REPLACE FUNCTION job_sponsor_facets(job_id integer) RETURNS TABLE (rating text, routes text[])
      LANGUAGE sql STABLE AS $$
        SELECT 'A rating', ARRAY['Skilled Worker', 'Global Talent'] FROM jobs WHERE id = job_id AND company = 'Rated'
      $$`);
    await dataSource.query(`
      CREATE OR REPLACE FUNCTION job_occupation(job_id integer) RETURNS text
      LANGUAGE sql STABLE AS $$ SELECT 'Bakers' FROM jobs WHERE id = job_id AND title ILIKE '%baker%' $$`);
    await importText(
      dataSource,
      'advanced.jsonl',
      asLines(
        aLine({ title: 'Well paid', salary: '£60,000 to £70,000 a year', posted_at: daysAgo(1) }),
        aLine({ title: 'By the hour', salary: '£15 an hour', posted_at: daysAgo(3) }),
        aLine({ title: 'In words', description: 'The salary is £41,000 per annum.', posted_at: daysAgo(20) }),
        aLine({ title: 'Remote baker', location: 'Remote', posted_at: daysAgo(40) }),
        aLine({ title: 'Writer (remote)', company: 'Rated', posted_at: '' }),
        aLine({ title: 'Remote Sensing Analyst', company: 'Rated', posted_at: daysAgo(2) }),
        aLine({ title: 'Paid in dollars', salary: 'US$95,000 a year', posted_at: daysAgo(4) }),
        aLine({ title: 'Potter', location: 'Sheffield, United Kingdom', posted_at: daysAgo(2) }),
      ),
    );
    ada = await app.as({ username: 'ada' });
    sam = await app.as({ username: 'sam', plan: 'premium' });
  });
  afterAll(() => app?.close());

  const titles = async (filter: object) => {
    const { body } = await sam
      .post('/api/jobs/filter')
      .send({ sort: 'desc', ...filter })
      .expect(200);
    return (body as JobPage).jobs.map(({ title }) => title).sort();
  };

  it('find by what is paid in a year, read from words and from hours', async () => {
    expect(await titles({ salaryMin: 65_000 })).toEqual(['Well paid']);
    expect(await titles({ salaryMin: 40_000 })).toEqual(['In words', 'Well paid']);
    expect(await titles({ salaryMin: 29_250 })).toEqual(['By the hour', 'In words', 'Well paid']);
    expect(await titles({ salaryMin: 70_001 })).toEqual([]);
  });

  it('compare pay in one currency only, pounds where none is said', async () => {
    expect(await titles({ salaryMin: 1, salaryCurrency: 'USD' })).toEqual(['Paid in dollars']);
    expect(await titles({ salaryMin: 90_000 })).toEqual([]);
    expect(await titles({ salaryMin: 90_000, salaryCurrency: ' usd ' })).toEqual(['Paid in dollars']);
    expect(await titles({ salaryMin: 1, salaryCurrency: 'EUR' })).toEqual([]);
    expect(await titles({ salaryCurrency: 'EUR' })).toHaveLength(8); // says nothing by itself
  });

  it('are counted, each without its own choice, with what they leave out', async () => {
    const counts = async (query: string) =>
      (await sam.get(`/api/jobs/filter-counts/advanced?${query}`).expect(200)).body as AdvancedCounts;
    const all = await counts('');
    expect(all).toMatchObject({
      rating: [
        { value: 'A rating', count: 2 },
        { value: 'not-stated', count: 6 },
      ],
      remote: [
        { value: 'false', count: 6 },
        { value: 'true', count: 2 },
      ],
      postedWithin: [
        { value: '1', count: 1 },
        { value: '7', count: 5 },
        { value: '30', count: 6 },
        { value: '90', count: 7 },
      ],
      salaryCurrency: [
        { value: 'GBP', count: 3 },
        { value: 'USD', count: 1 },
      ],
      unpaid: 4,
    });
    expect(all.route.at(-1)).toEqual({ value: 'not-stated', count: 6 });
    expect(all.salaryMin.slice(0, 3).map(({ count }) => count)).toEqual([3, 2, 2]);
    const narrowed = await counts('salaryMin=60000&salaryCurrency=USD&postedWithin=7');
    expect(narrowed.salaryMin.map(({ count }) => count)).toEqual([1, 1, 1, 1, 1, 1, 0]);
    expect(narrowed.postedWithin.map(({ count }) => count)).toEqual([0, 1, 1, 1]);
    expect(narrowed.salaryCurrency).toEqual([
      { value: 'GBP', count: 2 },
      { value: 'USD', count: 1 },
    ]);
    expect(narrowed.rating).toEqual([{ value: 'not-stated', count: 1 }]);
    expect(await titles({ route: ['not-stated'], rating: ['not-stated'] })).toHaveLength(6);
    await ada.get('/api/jobs/filter-counts/advanced').expect(403);
    await app.http.get('/api/jobs/filter-counts/advanced').expect(401);
  });

  it('find by how lately a job was posted; one without a date is never late', async () => {
    expect(await titles({ postedWithin: 2 })).toEqual(['Potter', 'Remote Sensing Analyst', 'Well paid']);
    expect(await titles({ postedWithin: 30 })).not.toContain('Remote baker');
    expect(await titles({ postedWithin: 3650 })).not.toContain('Writer (remote)');
  });

  it('find what is done from anywhere, and what is not', async () => {
    expect(await titles({ remote: true })).toEqual(['Remote baker', 'Writer (remote)']);
    expect(await titles({ remote: false, postedWithin: 2 })).toContain('Remote Sensing Analyst');
  });

  it('find by rating, route and occupation, whatever their case; an unknown one matches nothing', async () => {
    const rated = ['Remote Sensing Analyst', 'Writer (remote)'];
    expect(await titles({ rating: ['a rating'] })).toEqual(rated);
    expect(await titles({ route: ['Global Talent', 'Scale-up'] })).toEqual(rated);
    expect(await titles({ route: ['Scale-up'] })).toEqual([]);
    expect(await titles({ occupation: ['Bakers'] })).toEqual(['Remote baker']);
    expect(await titles({ rating: ['not-stated'], occupation: ['not-stated'], remote: false })).toEqual([
      'By the hour',
      'In words',
      'Paid in dollars',
      'Potter',
      'Well paid',
    ]);
  });

  it('can be set to what open jobs have', async () => {
    const { body } = await ada.get('/api/jobs/advanced-options').expect(200);
    expect(body).toEqual({
      rating: [{ value: 'A rating', count: 2 }],
      route: [
        { value: 'Global Talent', count: 2 },
        { value: 'Skilled Worker', count: 2 },
      ],
      occupation: [{ value: 'Bakers', count: 1 }],
    });
    await app.http.get('/api/jobs/advanced-options').expect(401);
  });

  it('narrow the counts as they narrow the list', async () => {
    const { body } = await sam.get('/api/jobs/filter-counts?salaryMin=40000').expect(200);
    expect((body as { jobType: object[] }).jobType).toEqual([{ value: 'Full-time', count: 2 }]);
  });

  it('say what a job pays as it says it and as numbers', async () => {
    const { body } = await sam.post('/api/jobs/filter').send({ salaryMin: 40_000, searchQuery: 'words' }).expect(200);
    expect((body as JobPage).jobs[0]).toMatchObject({
      salary: '£41,000 per annum',
      pay: { from: 41_000, to: 41_000, period: 'year', currency: 'GBP', year_from: 41_000, year_to: 41_000 },
      remote: false,
    });
  });

  it.each([
    ['salaryMin=40000', 'salaryMin', 'Salary'],
    ['postedWithin=7', 'postedWithin', 'Posted within'],
    ['remote=false', 'remote', 'Remote'],
    ['rating=A rating', 'rating', 'Sponsor Rating'],
    ['route=Skilled Worker', 'route', 'Sponsor Route'],
    ['occupation=Bakers', 'occupation', 'Occupation'],
  ])('come with Premium: %s is refused by name otherwise', async (query, field, title) => {
    for (const path of ['/api/jobs', '/api/jobs/filter-counts']) {
      const { body } = await ada
        .get(`${path}?${query}`)
        .expect(403)
        .expect('Content-Type', /problem\+json/);
      expect(body).toMatchObject({ errors: [{ field, message: `The filter “${title}” comes with Premium` }] });
    }
    await app.http.get(`/api/jobs?limit=10&${query}`).expect(401);
  });

  it.each([
    ['salaryMin=much', 'salaryMin'],
    ['salaryMin=-1', 'salaryMin'],
    ['salaryMin=1.5', 'salaryMin'],
    ['salaryMin=99999999999', 'salaryMin'],
    ['salaryCurrency=pounds', 'salaryCurrency'],
    ['salaryCurrency=G%00P', 'salaryCurrency'],
    ['postedWithin=0', 'postedWithin'],
    ['postedWithin=NaN', 'postedWithin'],
    ['remote=perhaps', 'remote'],
    ['route=a%00b', 'route'],
  ])('refuse %s by name', async (query, field) => {
    const { body } = await sam.get(`/api/jobs?${query}`).expect(400);
    expect((body as { errors: { field: string }[] }).errors[0]!.field.split('.')[0]).toBe(field);
  });

  it('ask nothing when they are empty', async () => {
    const { total } = (await ada.get('/api/jobs?salaryMin=&postedWithin=&remote=&rating=').expect(200)).body as JobPage;
    expect(total).toBe(8);
  });

  describe('when nothing is found', () => {
    const nextSteps = async (filter: object) =>
      ((await sam.post('/api/jobs/filter').send(filter).expect(200)).body as JobPage).nextSteps!;

    it('what less would find is told, the nearest first, with the nearest jobs', async () => {
      const { relaxed, nearest } = await nextSteps({ searchQuery: 'potter', remote: true, location: ['Remote'] });
      // what has nothing of the words comes last, and is not near
      expect(relaxed).toEqual([
        { field: 'searchQuery', searchQuery: 'potter', isTextAlone: true, total: 1 },
        { field: 'searchQuery', searchQuery: '', total: 1 },
      ]);
      expect(nearest.map(({ title }) => title)).toEqual(['Potter']);
      const wage = await nextSteps({ searchQuery: 'potter sheffield', salaryMin: 10_000 });
      expect(wage.relaxed[0]).toEqual({ field: 'salaryMin', total: 1 });
      expect(wage.nearest.map(({ title }) => title)).toEqual(['Potter']);
    });

    it('the same pay in the money that most are paid in is told, and no rate of exchange is made up', async () => {
      const { relaxed } = await nextSteps({ salaryMin: 90_000 });
      expect(relaxed[0]).toEqual({ field: 'salaryMin', salaryCurrency: 'USD', total: 1 });
      const inEuro = (await nextSteps({ salaryMin: 65_000, salaryCurrency: 'EUR' })).relaxed;
      expect(inEuro.slice(0, 2).map(({ salaryCurrency }) => salaryCurrency)).toEqual(['GBP', 'USD']);
      const inYen = (await nextSteps({ salaryMin: 90_000, salaryCurrency: 'JPY' })).relaxed;
      expect(inYen.map(({ salaryCurrency }) => salaryCurrency)).not.toContain('USD');
    });

    it('each word of the text is left out in turn, and one without meaning with it', async () => {
      const { relaxed } = await nextSteps({ searchQuery: 'potter in astronautics' });
      expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'potter', total: 1 }]);
    });

    it('what the text alone finds is near where two filters leave nothing', async () => {
      const { relaxed, nearest } = await nextSteps({ searchQuery: 'potter', remote: true, salaryMin: 69_999 });
      expect(relaxed).toEqual([{ field: 'searchQuery', searchQuery: 'potter', isTextAlone: true, total: 1 }]);
      expect(nearest.map(({ title }) => title)).toEqual(['Potter']);
    });

    it('the newest jobs are shown where nothing comes near', async () => {
      const { relaxed, nearest } = await nextSteps({ searchQuery: 'qxyzzyq' });
      expect(relaxed).toEqual([]);
      expect(nearest).toHaveLength(5);
      expect(nearest[0]!.title).toBe('Well paid');
    });

    it('nothing is told where something is found', async () => {
      const { body } = await sam.post('/api/jobs/filter').send({ searchQuery: 'potter' }).expect(200);
      expect(body).not.toHaveProperty('nextSteps');
    });
  });

  it('know British towns by county, region and nation', async () => {
    for (const searchQuery of ['potter south yorkshire', 'potter yorkshire', 'potter england', 'potter GB']) {
      expect(await titles({ searchQuery })).toEqual(['Potter']);
    }
    expect(await titles({ searchQuery: 'potter scotland' })).toEqual([]);
  });
});
