import { ApplicationsModule } from '../applications/applications.module.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import type { SavedJobIds, SavedJobList } from './saved-jobs.dto.js';
import { SavedJobsModule } from './saved-jobs.module.js';
import { MOST_SAVED } from './saved-jobs.service.js';

type Agent = Awaited<ReturnType<TestApp['as']>>;

describe('jobs saved for later', () => {
  let app: TestApp;
  let ada: Agent;
  let sam: Agent;
  let baker: number;
  let miller: number;

  const path = '/api/saved-jobs';
  const query = <T>(sql: string, values: unknown[] = []) => app.database.dataSource.query<T>(sql, values);
  const idOf = async (title: string) =>
    (await query<[{ id: number }]>('SELECT id FROM jobs WHERE title = $1', [title]))[0].id;
  const listOf = async (who: Agent, asked = '') => (await who.get(`${path}${asked}`).expect(200)).body as SavedJobList;
  const idsOf = async (who: Agent) => ((await who.get(`${path}/ids`).expect(200)).body as SavedJobIds).jobIds;

  /** As the guard of adverts does: the table itself holds the job from then on. */
  const hold = async (id: number) => {
    await query(
      `INSERT INTO advert_holds (source_key, source_id, text_digest, reasons)
       SELECT source_key, source_id, digest, '[]' FROM jobs WHERE id = $1`,
      [id],
    );
    await query('UPDATE jobs SET updated_at = now() WHERE id = $1', [id]);
  };

  beforeAll(async () => {
    app = await testApp([SavedJobsModule, ApplicationsModule]);
    ada = await app.as({ username: 'ada' });
    sam = await app.as({ username: 'sam' });
  });
  afterAll(() => app.close());
  beforeEach(async () => {
    await query('TRUNCATE saved_jobs, job_applications, advert_holds, jobs, job_sources CASCADE');
    const url = 'https://jobs.example.org/baker';
    await importText(
      app.database.dataSource,
      'saved.jsonl',
      asLines(aLine({ title: 'Baker', salary: '£30,000 a year', url }), aLine({ title: 'Miller' })),
    );
    [baker, miller] = [await idOf('Baker'), await idOf('Miller')];
  });

  it('are listed as they are now, the latest saved first, in pages', async () => {
    await ada.put(`${path}/${baker}`).expect(204);
    await ada.put(`${path}/${miller}`).expect(204);
    const { savedJobs, ...paging } = await listOf(ada, '?limit=1&page=2');
    expect(paging).toEqual({ count: 1, total: 2, page: 2, limit: 1, totalPages: 2 });
    expect(savedJobs).toEqual([
      {
        jobId: baker,
        title: 'Baker',
        company: 'Example Loaves',
        location: 'Leeds, United Kingdom',
        jobType: 'Full-time',
        salary: '£30,000 a year',
        url: 'https://jobs.example.org/baker',
        state: 'open',
        status: null,
        savedAt: expect.stringMatching(/^\d{4}-/),
      },
    ]);
    expect(await idsOf(ada)).toEqual([miller, baker]);
  });

  it('are saved once and let go of once, however often that is asked, also all at the same time', async () => {
    const saving = Array.from({ length: 5 }, () => ada.put(`${path}/${baker}`).expect(204));
    await Promise.all(saving);
    expect((await listOf(ada)).total).toBe(1);
    for (const _ of [1, 2]) await ada.delete(`${path}/${baker}`).expect(204);
    expect(await idsOf(ada)).toEqual([]);
  });

  it('belong to one person alone', async () => {
    await ada.put(`${path}/${baker}`).expect(204);
    expect(await listOf(sam)).toMatchObject({ savedJobs: [], total: 0, totalPages: 0 });
    await sam.delete(`${path}/${baker}`).expect(204);
    expect(await idsOf(ada)).toEqual([baker]);
    for (const address of [path, `${path}/ids`]) await app.http.get(address).expect(401);
    await app.http.put(`${path}/${baker}`).expect(401);
    await app.http.delete(`${path}/${baker}`).expect(401);
  });

  it.each(['abc', '0', '1.5', '2147483648'])('do not take %s for a job', async (id) => {
    for (const { body, status } of [await ada.put(`${path}/${id}`), await ada.delete(`${path}/${id}`)])
      expect([status, (body as { errors: { field: string }[] }).errors[0]?.field]).toEqual([400, 'jobId']);
  });

  it('are jobs that have a page: neither an unknown one nor one that is held for review can be saved', async () => {
    expect((await ada.put(`${path}/2147483647`).expect(404)).body).toMatchObject({ detail: 'Job not found' });
    await hold(baker);
    await ada.put(`${path}/${baker}`).expect(404);
    expect(await idsOf(ada)).toEqual([]);
  });

  it('keep their name when the job expires, loses its evidence, is held or is deleted, and say so', async () => {
    await ada.put(`${path}/${baker}`).expect(204);
    const one = async () => (await listOf(ada)).savedJobs[0];
    await query(`UPDATE jobs SET title = 'Head Baker', expires_on = '2020-07-31' WHERE id = $1`, [baker]);
    expect(await one()).toMatchObject({ title: 'Head Baker', state: 'expired', salary: '£30,000 a year' });
    await query('UPDATE jobs SET is_unsponsored = true WHERE id = $1', [baker]);
    expect((await one())!.state).toBe('unsponsored');
    await hold(baker);
    expect(await one()).toMatchObject({ title: 'Baker', state: 'removed', salary: null, url: null });
    await query('DELETE FROM jobs WHERE id = $1', [baker]);
    expect(await one()).toMatchObject({
      jobId: baker,
      title: 'Baker',
      company: 'Example Loaves',
      location: 'Leeds, United Kingdom',
      state: 'removed',
    });
    await ada.put(`${path}/${baker}`).expect(204); // it is saved already
    await ada.delete(`${path}/${baker}`).expect(204);
    await ada.put(`${path}/${baker}`).expect(404);
  });

  it('stay saved when they are tracked, and say how far the latest application has come', async () => {
    await ada.put(`${path}/${baker}`).expect(204);
    const track = (status: string, appliedDate: string, who = ada) =>
      who
        .post('/api/job-applications')
        .send({ jobTitle: 'Baker', companyName: 'Example Loaves', jobId: baker, status, appliedDate })
        .expect(201);
    await track('Withdrawn', '2026-01-09', sam);
    expect((await listOf(ada)).savedJobs[0]!.status).toBeNull();
    await track('Phone Interview', '2026-01-08');
    await track('Rejected', '2025-01-08');
    expect((await listOf(ada)).savedJobs[0]!.status).toBe('Phone Interview');
  });

  it('are so many at most, and the refusal says so', async () => {
    await query(
      `INSERT INTO saved_jobs (user_id, job_id, title, company, location)
       SELECT $1, 1000000 + n, 'Baker', 'Example Loaves', '' FROM generate_series(1, $2) AS n`,
      [ada.user.id, MOST_SAVED - 1],
    );
    await ada.put(`${path}/${baker}`).expect(204);
    const { body } = await ada.put(`${path}/${miller}`).expect(409);
    expect(body).toMatchObject({ detail: expect.stringContaining('You have 500 saved jobs') });
    await ada.put(`${path}/${baker}`).expect(204);
    expect(await idsOf(ada)).toHaveLength(MOST_SAVED);
    await sam.put(`${path}/${miller}`).expect(204);
  });
});
