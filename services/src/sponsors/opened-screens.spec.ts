import { JobsModule } from '../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { OpeningsModule } from '../openings/openings.module.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { RegisterImport } from './import/register-import.js';
import { SponsorsModule } from './sponsors.module.js';
import { aRegister, importRegister } from './testing/some-registers.js';

describe('what a visitor may ask of the register where the operator has opened a screen of it', () => {
  let database: TestDatabase;
  const apps: TestApp[] = [];
  const ids: Record<string, number> = {};
  const opened = async (routes: string) => {
    const environment = { ROUTE_ACCESS: routes, SPONSOR_REGISTERS: 'off' };
    const app = await testApp([JobsModule, OpeningsModule, SponsorsModule], { database, environment });
    apps.push(app);
    return app;
  };
  const statuses = async ({ http }: TestApp) => {
    const id = ids['Harbour Lights Care Ltd'];
    const { status: openings } = await http.post('/api/jobs/openings').send({ ids: [ids.job] });
    const { status: watched } = await http.put(`/api/sponsors/${id}/watch`).send({});
    const { status: unwatched } = await http.delete(`/api/sponsors/${id}/watch`);
    const asked = ['', '/filter-counts', `/${id}`, '/match?name=Harbour+Lights', '/watched'];
    const answers = await Promise.all(asked.map((path) => http.get(`/api/sponsors${path}`)));
    return [...answers.map(({ status }) => status), openings, watched, unwatched];
  };

  beforeAll(async () => {
    database = await testDatabase();
    const { dataSource } = database;
    await importRegister(
      new RegisterImport(dataSource),
      '2026-01-05',
      aRegister(
        'Harbour Lights Care Ltd,Leeds,,Worker (A rating),Skilled Worker',
        'Mr Tamsin Harbourne T/A Corner Shop,Hull,,Worker (A rating),Skilled Worker',
      ),
    );
    const line = aLine({ title: 'Carer', description: 'We sponsor visas. '.repeat(100) });
    await importText(dataSource, 'carers.jsonl', asLines(line));
    const rows = await dataSource.query<{ id: number; name: string }[]>('SELECT id, name FROM sponsors');
    for (const { id, name } of rows) ids[name] = id;
    [{ id: ids.job }] = await dataSource.query<[{ id: number }]>('SELECT id FROM jobs');
  });
  afterAll(async () => {
    for (const app of apps) await app.close();
    await database.drop();
  });

  it('is nothing while none is', async () => {
    expect(await statuses(await opened(''))).toEqual(Array(8).fill(401));
  });
  it('is the search and its counts with the page of the register, and nothing of a person', async () => {
    const app = await opened('/sponsors=public');
    expect(await statuses(app)).toEqual([200, 200, 401, 401, 401, 401, 401, 401]);
    const names = async (query: string) =>
      (await app.http.get(`/api/sponsors?query=${encodeURIComponent(query)}`)).body.sponsors.map(
        ({ name }: { name: string }) => name,
      );
    expect(await names('')).toEqual(['Harbour Lights Care Ltd']);
    expect(await names('corner shop')).toEqual([]);
    expect(await names('Tamsin Harbourne t/a Corner Shop')).toEqual(['Mr Tamsin Harbourne T/A Corner Shop']);
  });
  it('is an entry and the openings on its page, which nobody watches', async () => {
    const app = await opened('/sponsors/:id=public');
    expect(await statuses(app)).toEqual([401, 401, 200, 401, 401, 200, 401, 401]);
    const { body } = await app.http.get(`/api/sponsors/${ids['Harbour Lights Care Ltd']}`);
    expect(body).toMatchObject({ name: 'Harbour Lights Care Ltd', watched: false });
    // the whole advert is the page of the job, which is not open
    const { body: openings } = await app.http.post('/api/jobs/openings').send({ ids: [ids.job] });
    expect(openings.jobs[0].description.length).toBeLessThan(410);
  });
  it('is not for search engines by itself', async () => {
    const { headers } = await (await opened('/sponsors=public')).http.get('/api/sponsors');
    expect(headers['x-robots-tag']).toBe('noindex');
  });
});
