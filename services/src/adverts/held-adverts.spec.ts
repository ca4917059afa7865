import { JobsModule } from '../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { RegisterImport } from '../sponsors/import/register-import.js';
import { aRegister, importRegister } from '../sponsors/testing/some-registers.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { AdvertsModule } from './adverts.module.js';

describe('adverts that are held, and jobs that are reported', () => {
  let api: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([JobsModule, AdvertsModule], { environment: { RATE_LIMIT_REPORTS: '4' } });
    admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    ada = await api.as({ username: 'ada' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const table of ['job_reports', 'advert_holds', 'jobs', 'job_sources']) {
      await api.database.dataSource.query(`DELETE FROM ${table}`);
    }
  });

  const take = (...lines: object[]) => importText(api.database.dataSource, 'board.jsonl', asLines(...lines));
  const scam = () => aLine({ id: 'scam', title: 'Porter', description: 'Pay the processing fee of £90 to our agent.' });
  const idOf = async (title: string) =>
    (await api.database.dataSource.query<{ id: number }[]>('SELECT id FROM jobs WHERE title = $1', [title]))[0]!.id;
  const total = async () => (await ada.get('/api/jobs')).body.total as number;
  const held = async (state = 'held') => (await admin.get(`/api/admin/held-adverts?state=${state}`)).body;
  const reportedBy = async (username: string, job: number, body: object = { reason: 'asks-for-money' }) =>
    (await (await api.as({ username })).post(`/api/jobs/${job}/report`).send(body)).status;

  it('are shown to an administrator who has entered the password, and to nobody else', async () => {
    await take(scam());
    const page = await held();
    expect(page).toMatchObject({ total: 1, count: 1, totalPages: 1 });
    expect(page.adverts[0]).toMatchObject({
      state: 'held',
      reasons: [{ kind: 'asks-for-money', quote: 'Pay the processing fee of £90 to our agent.' }],
      job: { title: 'Porter' },
      reports: [],
    });
    expect((await ada.get(`/api/jobs/${page.adverts[0].job.id}`)).status).toBe(404);
    for (const path of ['/api/admin/held-adverts', '/api/admin/reports']) {
      expect((await ada.get(path)).status).toBe(403);
      expect((await (await api.as({ username: 'other', role: 'admin' })).get(path)).status).toBe(403);
    }
  });

  it('are released or, with a reason, refused, and each decision can be taken back', async () => {
    await take(scam());
    const path = `/api/admin/held-adverts/${(await held()).adverts[0].id}`;
    const refusedWithout = await admin.post(path).send({ decision: 'refuse', reason: '  ' });
    expect(refusedWithout.body).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    expect((await admin.post(path).send({ decision: 'keep' })).body.errors[0].field).toBe('decision');
    const refused = await admin.post(path).send({ decision: 'refuse', reason: 'It asks for £90' });
    expect(refused.body).toMatchObject({ state: 'refused', decidedBy: 'admin', decisionReason: 'It asks for £90' });
    expect(await total()).toBe(0);
    expect(await held()).toMatchObject({ total: 0 });
    expect(await held('decided')).toMatchObject({ total: 1, adverts: [{ state: 'refused' }] });
    await admin.post(path).send({ decision: 'release' }).expect(200);
    expect(await total()).toBe(1);
    await take({ ...scam(), skills: ['lifting'] });
    expect(await total()).toBe(1);
    expect((await admin.post('/api/admin/held-adverts/4711').send({ decision: 'release' })).status).toBe(404);
  });

  it('become the word of the administrator who releases them where nobody signed that they are sponsored', async () => {
    const unsigned = aLine({ id: 'heard', title: 'Miller', sponsorshipBy: undefined });
    await take(unsigned);
    expect(await total()).toBe(0);
    const [advert] = (await held()).adverts;
    expect(advert.reasons).toMatchObject([{ kind: 'unsigned-word' }]);
    await admin.post(`/api/admin/held-adverts/${advert.id}`).send({ decision: 'release' }).expect(200);
    const said = async () => (await ada.get('/api/jobs')).body.jobs[0].sponsorship.evidence;
    const { decidedAt } = (await held('decided')).adverts[0];
    const word = { kind: 'administrator', by: 'admin', asOf: decidedAt.slice(0, 10) };
    expect(await said()).toMatchObject([word]);
    await take({ ...unsigned, skills: ['milling'] });
    expect(await said()).toMatchObject([word]);
    // the file names somebody at last, or its text changes: what was decided was about another word
    await take({ ...unsigned, sponsorshipBy: 'R. Example', skills: [] });
    expect(await said()).toMatchObject([{ by: 'R. Example', asOf: '2026-01-02' }]);
    await take({ ...unsigned, description: 'Flour.' });
    expect(await held()).toMatchObject({ total: 1 });
  });

  it('are held with both sentences where they offer this job and refuse what may be another, and list it once released', async () => {
    const [offer, refusal] = ['We offer visa sponsorship for this role.', 'Part-time posts cannot be sponsored.'];
    await take(aLine({ title: 'Miller', description: `Flour. ${offer} Bread. ${refusal}` }));
    expect(await total()).toBe(0);
    const [advert] = (await held()).adverts;
    expect(advert.reasons).toEqual([
      { kind: 'offers-and-refuses', summary: 'It offers sponsorship', quote: offer },
      { kind: 'offers-and-refuses', summary: 'It also refuses it, perhaps for another job', quote: refusal },
    ]);
    await admin.post(`/api/admin/held-adverts/${advert.id}`).send({ decision: 'release' }).expect(200);
    const [job] = (await ada.get('/api/jobs')).body.jobs;
    expect(job.sponsorship).toMatchObject({ kind: 'advert', quote: offer, against: refusal });
  });

  it('are let go when the file names who says so', async () => {
    const unsigned = aLine({ id: 'heard', title: 'Miller', sponsorshipOn: undefined });
    await take(unsigned);
    await take({ ...unsigned, sponsorshipOn: '2026-01-02' });
    expect([await total(), (await held()).total]).toEqual([1, 0]);
  });

  it('are let go when the employer comes into the register, unless something else holds them', async () => {
    const { dataSource } = api.database;
    const company = 'Zephyrine Millwrights Ltd';
    const unsigned = aLine({ id: 'heard', title: 'Miller', company, sponsorshipBy: undefined });
    await take(
      unsigned,
      { ...scam(), company, sponsorshipBy: undefined },
      { ...unsigned, id: 'refused', title: 'Porter' },
    );
    const refused = (await held()).adverts.find(({ job }: { job: { title: string } }) => job.title === 'Porter');
    await admin.post(`/api/admin/held-adverts/${refused.id}`).send({ decision: 'refuse', reason: 'No such mill' });
    const line = `${company},Leeds,West Yorkshire,Worker (A rating),Skilled Worker`;
    await importRegister(new RegisterImport(dataSource), '2026-01-05', aRegister(line));
    const { jobs } = (await ada.get('/api/jobs')).body;
    expect(jobs).toMatchObject([
      { title: 'Miller', sponsorship: { kind: 'register', evidence: [{ kind: 'register' }] } },
    ]);
    expect((await held()).adverts).toHaveLength(1);
    await take(unsigned);
    expect(await total()).toBe(1);
  });

  it('stay away when their source has lost them before they are released', async () => {
    await take(scam(), aLine({ title: 'Baker' }));
    await take(aLine({ title: 'Baker' }));
    await admin.post(`/api/admin/held-adverts/${(await held()).adverts[0].id}`).send({ decision: 'release' });
    expect(await total()).toBe(1);
  });

  it('hold a job once enough people have reported it, each counted once', async () => {
    await take(aLine({ title: 'Baker' }), aLine({ title: 'Cook' }));
    const baker = await idOf('Baker');
    for (const name of ['ada', 'ada', 'ben', 'ben']) expect(await reportedBy(name, baker)).toBe(204);
    expect(await total()).toBe(2);
    const { jobs, holdsAt } = (await admin.get('/api/admin/reports')).body;
    expect(holdsAt).toBe(3);
    expect(jobs).toMatchObject([
      { count: 2, job: { title: 'Baker' }, reports: [{ reason: 'It asks for money', text: '' }, {}] },
    ]);
    expect(await reportedBy('cy', baker, { reason: 'They wanted my passport', text: ' On the phone. ' })).toBe(204);
    expect(await total()).toBe(1);
    const { adverts } = await held();
    expect(adverts).toMatchObject([
      { reasons: [{ kind: 'reported', summary: '3 people reported it' }], job: { title: 'Baker' } },
    ]);
    expect(adverts[0].reports[0]).toMatchObject({ reason: 'They wanted my passport', text: 'On the phone.' });
    expect((await admin.get('/api/admin/reports')).body.total).toBe(0);
    expect(await reportedBy('dee', baker)).toBe(404);
    // what was looked at does not count a second time
    await admin.post(`/api/admin/held-adverts/${adverts[0].id}`).send({ decision: 'release' });
    expect(await total()).toBe(2);
    expect(await reportedBy('dee', baker)).toBe(204);
    expect(await total()).toBe(2);
    await take(aLine({ title: 'Baker', id: 'another' }));
  });

  it('show all that a person said, the last first, and count that person once', async () => {
    await take(aLine({ title: 'Baker' }));
    const baker = await idOf('Baker');
    await reportedBy('ada', baker);
    const added = { reason: 'not-the-employer', text: 'The street does not exist.' };
    for (const body of [added, added, { reason: 'asks-for-money', text: 'They want £200.' }]) {
      expect(await reportedBy('ada', baker, body)).toBe(204);
    }
    const { jobs } = (await admin.get('/api/admin/reports')).body;
    expect(jobs).toMatchObject([
      {
        count: 1,
        reports: [
          { reason: 'It asks for money', text: 'They want £200.' },
          {
            reason: 'It is not from the employer that it names (the same person, earlier)',
            text: 'The street does not exist.',
          },
          { reason: 'It asks for money (the same person, earlier)', text: '' },
        ],
      },
    ]);
    expect(await total()).toBe(1);
    // looked at once, the same person does not help to hold it
    await admin.post(`/api/admin/reports/${baker}`).send({ decision: 'dismiss' }).expect(204);
    await reportedBy('ada', baker, { reason: 'other', text: 'Still there.' });
    for (const name of ['ben', 'cy']) await reportedBy(name, baker);
    expect(await total()).toBe(1);
  });

  it('are counted once when several people report at the same moment', async () => {
    await take(aLine({ title: 'Baker' }));
    const baker = await idOf('Baker');
    const all = ['ada', 'ben', 'cy', 'ada', 'ben'].map((name) => reportedBy(name, baker));
    expect((await Promise.all(all)).every((status) => status === 204 || status === 404)).toBe(true);
    expect(await held()).toMatchObject({ total: 1, adverts: [{ reports: [{}, {}, {}] }] });
  });

  it('are dismissed or held by an administrator before that', async () => {
    await take(aLine({ title: 'Baker' }));
    const baker = await idOf('Baker');
    await reportedBy('ada', baker, { reason: 'gone' });
    const path = `/api/admin/reports/${baker}`;
    expect((await admin.post(path).send({ decision: 'x' })).status).toBe(400);
    await admin.post(path).send({ decision: 'dismiss' }).expect(204);
    expect((await admin.get('/api/admin/reports')).body.total).toBe(0);
    expect((await admin.post(path).send({ decision: 'hold' })).status).toBe(404);
    await reportedBy('ben', baker);
    await admin.post(path).send({ decision: 'hold' }).expect(204);
    expect(await total()).toBe(0);
  });

  it('are decided about among the held ones once they are held, not by settling their reports', async () => {
    await take(aLine({ title: 'Baker' }));
    const baker = await idOf('Baker');
    for (const name of ['ada', 'ben', 'cy']) await reportedBy(name, baker);
    const path = `/api/admin/reports/${baker}`;
    const { id } = (await held()).adverts[0];
    for (const decision of ['dismiss', 'hold']) {
      const { status, body } = await admin.post(path).send({ decision });
      expect([status, body]).toMatchObject([409, { heldAdvert: id, detail: expect.stringContaining('held adverts') }]);
    }
    expect(await held()).toMatchObject({ total: 1, adverts: [{ reasons: [{ summary: '3 people reported it' }] }] });
    await admin.post(`/api/admin/held-adverts/${id}`).send({ decision: 'release' }).expect(200);
    expect(await total()).toBe(1);
  });

  it('say what is wrong with a report, and stop a person who writes too many', async () => {
    await take(...['One', 'Two', 'Three', 'Four', 'Five'].map((title) => aLine({ title })));
    const path = `/api/jobs/${await idOf('One')}/report`;
    expect((await api.http.post(path).send({ reason: 'gone' })).status).toBe(401);
    for (const body of [{}, { reason: '' }, { reason: 7 }, { reason: 'x'.repeat(1_001) }]) {
      expect((await ada.post(path).send(body)).body).toMatchObject({ status: 400, errors: [{ field: 'reason' }] });
    }
    const tooLong = await ada.post(path).send({ reason: 'gone', text: 'x'.repeat(2_001) });
    expect(tooLong.body).toMatchObject({ status: 400, errors: [{ field: 'text' }] });
    expect((await ada.post('/api/jobs/0/report').send({ reason: 'gone' })).status).toBe(400);
    expect((await ada.post('/api/jobs/4711/report').send({ reason: 'gone' })).status).toBe(404);
    for (const title of ['One', 'Two', 'Three', 'Four', 'One']) {
      expect(await reportedBy('ada', await idOf(title), { reason: 'gone' })).toBe(204);
    }
    const stopped = await ada.post(`/api/jobs/${await idOf('Five')}/report`).send({ reason: 'gone' });
    expect(stopped.status).toBe(429);
    expect(Number(stopped.headers['retry-after'])).toBeGreaterThan(0);
  });
});
