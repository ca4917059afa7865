import { eventually } from '../../platform/testing/eventually.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { JobChanges } from '../index/job-changes.js';
import { JobIndex } from '../index/job-index.js';
import { JobsModule } from '../jobs.module.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { closeDue, ClosingRound } from './closing-round.js';

describe.each(['on', 'off'])('an advert that names the hour at which it closes, with the index %s', (index) => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  const sql = <T>(text: string) => api.database.dataSource.query<T[]>(text);
  const told = () => (index === 'on' ? api.app.get(JobChanges).catchUp() : undefined);

  beforeEach(async () => {
    api = await testApp([JobsModule], { environment: { SEARCH_INDEX: index } });
    ada = await api.as({ username: 'ada' });
    await importText(
      api.database.dataSource,
      'jobs.jsonl',
      asLines(
        aLine({ title: 'Baker', expires_at: '11:00 am on Friday 1st July 2095' }),
        aLine({ title: 'Miller', expires_at: '1 July 2095' }),
        aLine({ title: 'Cooper', location: 'Boston, MA', visa_type: 'H-1B', expires_at: '1 July 2095, 5pm' }),
      ),
    );
    if (index === 'on') await eventually(() => expect(api.app.get(JobIndex).isWarm).toBe(true));
    await told();
  });
  afterEach(() => api?.close());

  const titles = async () => {
    const { body } = await ada.get('/api/jobs').expect(200);
    const { jobs, total } = body as { jobs: { title: string }[]; total: number };
    expect(jobs).toHaveLength(total);
    return jobs.map(({ title }) => title).sort();
  };
  const comes = async (title: string) => {
    const [row] = await sql<{ id: number }>(
      `UPDATE jobs SET closes_at = now() - interval '1 minute', expires_on = (now() AT TIME ZONE 'UTC')::date
       WHERE title = '${title}' RETURNING id`,
    ).then(([changed]) => changed as unknown as { id: number }[]);
    await told();
    return row!.id;
  };

  it('keeps it, in the time of the United Kingdom or a zone of its own', async () => {
    expect(await sql('SELECT title, closes_at, expires_on::text AS day FROM jobs ORDER BY title')).toEqual([
      { title: 'Baker', closes_at: new Date('2095-07-01T10:00:00Z'), day: '2095-07-01' },
      { title: 'Cooper', closes_at: null, day: '2095-07-01' },
      { title: 'Miller', closes_at: null, day: '2095-07-01' },
    ]);
  });

  it('is in no list where it only says that it is closed', async () => {
    const closed = ['Closed', '2020/11/20', '20. November 2020'].map((text, n) =>
      aLine({ title: `Smith ${n}`, expires_at: text }),
    );
    await importText(api.database.dataSource, 'closed.jsonl', asLines(...closed));
    await told();
    expect(await sql(`SELECT FROM jobs WHERE title LIKE 'Smith%'`)).toHaveLength(3);
    expect(await titles()).toEqual(['Baker', 'Cooper', 'Miller']);
  });

  it('leaves the lists at that hour and keeps its page, and the others stay', async () => {
    const baker = await comes('Baker');
    expect(await titles()).toEqual(['Baker', 'Cooper', 'Miller']);
    const round = new ClosingRound(api.database.dataSource);
    try {
      round.onApplicationBootstrap();
      await eventually(async () => {
        await told();
        expect(await titles()).toEqual(['Cooper', 'Miller']);
      });
    } finally {
      round.onApplicationShutdown();
    }
    const { body } = await ada.get(`/api/jobs/${baker}`).expect(200);
    expect(body).toMatchObject({ expired: true, expires_at: '11:00 am on Friday 1st July 2095' });
  });

  it('is open again where its source puts the hour off', async () => {
    await comes('Baker');
    await closeDue(api.database.dataSource);
    await told();
    expect(await titles()).toEqual(['Cooper', 'Miller']);
    await sql(`UPDATE jobs SET closes_at = '2095-07-02T10:00:00Z', expires_on = '2095-07-02' WHERE title = 'Baker'`);
    await closeDue(api.database.dataSource);
    await told();
    expect(await titles()).toEqual(['Baker', 'Cooper', 'Miller']);
  });

  it('is closed once', async () => {
    await comes('Baker');
    const changes = () => sql<{ n: string }>('SELECT count(*) AS n FROM job_changes').then(([row]) => Number(row!.n));
    const before = await changes();
    await closeDue(api.database.dataSource);
    const after = await changes();
    await closeDue(api.database.dataSource);
    expect([after > before, (await changes()) - after]).toEqual([true, 0]);
  });
});
