import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { ApplicationsModule } from './applications.module.js';
import type { ApplicationList, JobApplication } from './applications.dto.js';

type Agent = Awaited<ReturnType<TestApp['as']>>;

describe('job applications', () => {
  let app: TestApp;
  let ada: Agent;
  let sam: Agent;

  beforeAll(async () => {
    app = await testApp([ApplicationsModule]);
    ada = await app.as({ username: 'ada' });
    sam = await app.as({ username: 'sam' });
  });
  afterAll(() => app.close());
  beforeEach(() => app.database.dataSource.query('DELETE FROM job_applications'));

  const path = '/api/job-applications';
  const add = async (fields: Record<string, unknown> = {}, who: Agent = ada) =>
    (
      await who
        .post(path)
        .send({ jobTitle: 'Nurse', companyName: 'Example Harbour Health', ...fields })
        .expect(201)
    ).body as JobApplication;
  const listOf = async (who: Agent) => (await who.get(path).expect(200)).body as ApplicationList;

  it('keeps a new one, applied today unless said otherwise', async () => {
    const made = await add({ jobTitle: '  Nurse ', jobUrl: 'https://example.org/job', salary: '' });
    expect(made).toMatchObject({
      jobTitle: 'Nurse',
      companyName: 'Example Harbour Health',
      status: 'Applied',
      appliedDate: new Date().toISOString().slice(0, 10),
      userId: ada.user.id,
      jobUrl: 'https://example.org/job',
      salary: null,
      reminderSet: false,
    });
    expect(await listOf(ada)).toEqual({ applications: [{ ...made, jobExpired: false }], count: 1 });
  });

  it.each([
    ['jobTitle', { jobTitle: ' ' }],
    ['jobTitle', { jobTitle: 'x'.repeat(256) }],
    ['companyName', { companyName: null }],
    ['status', { status: 'Hired' }],
    ['status', { status: null }],
    ['appliedDate', { appliedDate: '2026-02-30' }],
    ['appliedDate', { appliedDate: 'yesterday' }],
    ['jobUrl', { jobUrl: 'javascript:alert(1)' }],
    ['jobUrl', { jobUrl: `https://example.org/${'x'.repeat(512)}` }],
    ['jobType', { jobType: 'x'.repeat(101) }],
    ['notes', { notes: 'a\u0000b' }],
    ['reminderDate', { reminderDate: 'tomorrow' }],
    ['reminderDate', { reminderDate: '2026-W01' }],
    ['reminderDate', { reminderDate: '2026-12-01T10' }],
    ['contacts', { contacts: 'Ada' }],
    ['jobId', { jobId: 2147483647 }],
    ['userId', { userId: 'somebody-else' }],
  ])('refuses a wrong %s and names it', async (field, fields) => {
    const { body } = await ada
      .post(path)
      .send({ jobTitle: 'Nurse', companyName: 'Example Harbour Health', ...fields })
      .expect(400);
    expect((body as { errors: { field: string }[] }).errors.map((error) => error.field)).toContain(field);
  });

  it('changes only the fields that are sent', async () => {
    const made = await add({ notes: 'Call back', jobLocation: 'Leeds', contacts: [{ name: 'Example person' }] });
    const { body } = await ada.put(`${path}/${made.id}`).send({ status: 'Rejected', notes: null }).expect(200);
    const changed = body as JobApplication;
    expect(changed).toEqual({ ...made, status: 'Rejected', notes: null, lastUpdated: changed.lastUpdated });
    expect(changed.lastUpdated > made.lastUpdated).toBe(true);
    await ada.put(`${path}/${made.id}`).send({ jobTitle: null }).expect(400);
  });

  it('deletes one and says so', async () => {
    const { id } = await add();
    const { body } = await ada.delete(`${path}/${id}`).expect(200);
    expect(body).toEqual({ id, message: 'Your job application has been deleted successfully' });
    await ada.delete(`${path}/${id}`).expect(404);
    expect((await listOf(ada)).count).toBe(0);
  });

  it('shows nobody the applications of somebody else', async () => {
    const { id } = await add();
    expect(await listOf(sam)).toEqual({ applications: [], count: 0 });
    await sam.put(`${path}/${id}`).send({ status: 'Rejected' }).expect(404);
    await sam.delete(`${path}/${id}`).expect(404);
    expect((await listOf(ada)).applications[0]?.status).toBe('Applied');
    await app.http.get(path).expect(401);
    await app.http.post(path).send({}).expect(401);
  });

  it('counts by status, and the interviews of the last 30 days', async () => {
    await add();
    await add({ status: 'Phone Interview' });
    const { id } = await add();
    await ada.put(`${path}/${id}`).send({ status: 'Onsite Interview' }).expect(200);
    const old = await add({ status: 'Technical Interview' });
    await app.database.dataSource.query(
      `UPDATE job_applications SET interviewed_at = now() - interval '31 days' WHERE id = $1`,
      [old.id],
    );
    await add({}, sam);
    const { body } = await ada.get(`${path}/statistics`).expect(200);
    expect(body).toMatchObject({
      total: 4,
      byStatus: { Applied: 1, 'Phone Interview': 1, 'Onsite Interview': 1, 'Technical Interview': 1, Withdrawn: 0 },
      recentActivity: { interviews: 2 },
    });
  });

  it('lists one status; one that does not exist has nothing in it', async () => {
    await add({ status: 'Offer Received' });
    await add();
    expect((await ada.get(`${path}/status/Offer%20Received`).expect(200)).body).toMatchObject({ count: 1 });
    expect((await ada.get(`${path}/status/Hired`).expect(200)).body).toEqual({ applications: [], count: 0 });
  });

  it('is of no expired job where only what spoke for its sponsorship has ended', async () => {
    const [{ id: jobId }] = await app.database.dataSource.query<[{ id: number }]>(JOB);
    await add({ jobId });
    await app.database.dataSource.query('UPDATE jobs SET removed_at = now(), is_unsponsored = true WHERE id = $1', [
      jobId,
    ]);
    expect((await listOf(ada)).applications[0]).toMatchObject({ jobId, jobExpired: false });
    await app.database.dataSource.query('UPDATE jobs SET is_unsponsored = false WHERE id = $1', [jobId]);
    expect((await listOf(ada)).applications[0]).toMatchObject({ jobId, jobExpired: true });
    await app.database.dataSource.query('DELETE FROM jobs WHERE id = $1', [jobId]);
  });

  it('says where its job is where it states no place itself, as long as it is of that employer', async () => {
    const [{ id: jobId }] = await app.database.dataSource.query<[{ id: number }]>(JOB);
    await app.database.dataSource.query(`UPDATE jobs SET location = 'Leeds, United Kingdom' WHERE id = $1`, [jobId]);
    const { id } = await add({ jobId });
    const only = async () => (await listOf(ada)).applications[0]!;
    expect(await only()).toMatchObject({ jobLocation: null, boardLocation: 'Leeds, United Kingdom' });
    await ada.put(`${path}/${id}`).send({ companyName: 'Somebody Else' }).expect(200);
    expect(await only()).not.toHaveProperty('boardLocation');
    await ada.put(`${path}/${id}`).send({ companyName: 'example harbour health', jobLocation: 'Hull' }).expect(200);
    expect(await only()).toMatchObject({ jobLocation: 'Hull' });
    expect(await only()).not.toHaveProperty('boardLocation');
    await app.database.dataSource.query('DELETE FROM jobs WHERE id = $1', [jobId]);
  });

  it('stays when its job is deleted, without the link to it', async () => {
    const [{ id: jobId }] = await app.database.dataSource.query<[{ id: number }]>(JOB);
    const made = await add({ jobId });
    expect(made.jobId).toBe(jobId);
    expect((await listOf(ada)).applications[0]).toMatchObject({ jobId, jobExpired: false });
    await app.database.dataSource.query(`UPDATE jobs SET expires_on = '2020-07-31' WHERE id = $1`, [jobId]);
    expect((await listOf(ada)).applications[0]).toMatchObject({ jobId, jobExpired: true });
    await app.database.dataSource.query('DELETE FROM jobs WHERE id = $1', [jobId]);
    expect((await listOf(ada)).applications[0]).toMatchObject({ id: made.id, jobId: null, jobExpired: false });
  });

  it('shows a visitor the demo, whose statistics are those of its list', async () => {
    const { body: list } = await app.http.get('/api/job-applications-demo').expect(200);
    const { body: statistics } = await app.http.get('/api/job-applications-demo/statistics').expect(200);
    const { applications, count } = list as ApplicationList;
    expect(statistics).toMatchObject({ total: count });
    for (const [status, total] of Object.entries((statistics as { byStatus: Record<string, number> }).byStatus)) {
      expect([status, applications.filter((one) => one.status === status).length]).toEqual([status, total]);
    }
  });
});

const JOB = `INSERT INTO jobs (source_key, source_id, title, company, sponsorship, digest)
  VALUES ('example', '1', 'Nurse', 'Example Harbour Health', '[]', repeat('0', 32)) RETURNING id`;
