import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { JobsModule } from './jobs.module.js';
import { aLine, asLines, importText } from './testing/some-jobs.js';

describe('what a visitor may ask for where the operator has opened a screen', () => {
  let database: TestDatabase;
  let id: number;
  const apps: TestApp[] = [];
  const opened = async (routes: string) => {
    const app = await testApp([JobsModule], { database, environment: { ROUTE_ACCESS: routes } });
    apps.push(app);
    return app;
  };
  const statuses = ({ http }: TestApp) =>
    Promise.all([
      http.get(`/api/jobs/${id}`).then(({ status }) => status),
      http.get(`/api/jobs/${id}/similar`).then(({ status }) => status),
      http.get('/api/jobs?page=1&limit=40').then(({ status }) => status),
      http
        .post('/api/jobs/filter')
        .send({ searchQuery: 'baker' })
        .then(({ status }) => status),
      http.get('/api/jobs/filter-counts').then(({ status }) => status),
      http.get('/api/jobs/suggest?q=ba').then(({ status }) => status),
      http.get(`/api/jobs/${id}/logo`).then(({ status }) => status),
      http.get('/api/jobs/stream').then(({ status }) => status),
      http.get('/api/saved-searches').then(({ status }) => status),
    ]);
  /** While a busy machine counts suggestions, the answer is to ask again. */
  const answers = (app: TestApp, expected: number[]) =>
    eventually(async () => expect(await statuses(app)).toEqual(expected));

  beforeAll(async () => {
    database = await testDatabase();
    await importText(database.dataSource, 'opened.jsonl', asLines(aLine(), aLine()));
    [{ id }] = await database.dataSource.query<[{ id: number }]>('SELECT min(id) AS id FROM jobs');
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.drop();
  });

  it('is nothing more than the home page shows while none is', async () => {
    await answers(await opened(''), [401, 401, 401, 401, 401, 401, 401, 401, 404]);
  });
  it('is a job and those like it, with the page of a job', async () => {
    const app = await opened('/job/:id=public');
    await answers(app, [200, 200, 401, 401, 401, 401, 401, 401, 404]);
    expect((await app.http.get(`/api/jobs/${id}`)).body).toMatchObject({ id, title: 'Baker' });
  });
  it('is the list and its filters, with the browse page; not what Premium adds', async () => {
    const app = await opened('/jobs=public');
    await answers(app, [401, 401, 200, 200, 200, 200, 401, 401, 404]);
    expect((await app.http.post('/api/jobs/filter').send({ salaryMin: 40_000 })).status).toBe(403);
    expect((await app.http.get('/api/jobs?page=1&limit=40&sort=match')).status).toBe(200);
  });
});
