import type { AddressInfo } from 'node:net';
import { AdvertsModule } from '../adverts/adverts.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { openStream } from '../live/testing/open-stream.js';
import { eventually } from '../platform/testing/eventually.js';
import { signIn } from '../platform/testing/sign-in.js';
import { TEST_ORIGIN, testApp, type TestApp } from '../platform/testing/test-app.js';
import { RegisterImport } from '../sponsors/import/register-import.js';
import { aRegister, importRegister } from '../sponsors/testing/some-registers.js';
import { AdminModule } from './admin.module.js';

describe('jobs that an administrator writes', () => {
  let api: TestApp;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([AdminModule, AdvertsModule, JobsModule], { environment: { PREMIUM_HEAD_START_HOURS: '0' } });
    admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    ada = await api.as({ username: 'ada' });
  });
  afterAll(() => api.close());
  beforeEach(async () => {
    for (const table of ['advert_holds', 'jobs', 'job_sources']) {
      await api.database.dataSource.query(`DELETE FROM ${table}`);
    }
  });

  const aJob = (fields: Record<string, unknown> = {}) => ({
    title: 'Welder',
    company: 'Example Boats Ltd',
    location: 'Toronto, Canada',
    description: 'Hulls of steel.',
    category: 'Engineering',
    experience_level: 'Mid Level',
    job_type: 'Full-time',
    visa_type: 'Skilled Worker (Canada)',
    ...fields,
  });
  const add = (body: object) => admin.post('/api/jobs/admin/add').send(body);
  const added = async (fields: Record<string, unknown> = {}) => (await add(aJob(fields)).expect(201)).body;
  const update = (id: number | string, body: object) => admin.put(`/api/jobs/admin/update/${id}`).send(body);
  const remove = (body: object) => admin.delete('/api/jobs/admin/remove').send(body);
  const today = () => new Date().toISOString().slice(0, 10);
  const take = (...lines: object[]) => importText(api.database.dataSource, 'board.jsonl', asLines(...lines));
  const found = async (query = '') =>
    (await ada.get(`/api/jobs${query && `?searchQuery=${query}`}`)).body.jobs as { id: number; title: string }[];
  const titles = async (query?: string) => (await found(query)).map(({ title }) => title);
  const kept = async () =>
    (await api.database.dataSource.query<{ n: number }[]>('SELECT count(*)::int AS n FROM jobs'))[0]!.n;
  const fields = (body: { errors: { field: string }[] }) => body.errors.map(({ field }) => field);

  it('are for administrators who have entered the password', async () => {
    const calls = [
      ['post', '/api/jobs/admin/add'],
      ['put', '/api/jobs/admin/update/1'],
      ['delete', '/api/jobs/admin/remove'],
    ] as const;
    const other = await api.as({ username: 'other', role: 'admin' });
    for (const [method, path] of calls) {
      const statuses = await Promise.all([api.http, ada, other].map(async (who) => (await who[method](path)).status));
      expect(statuses).toEqual([401, 403, 403]);
    }
  });

  describe('when they are added', () => {
    it('are found like any other, by the word of whoever adds them, dated now', async () => {
      const before = Date.now();
      const { body, status } = await add(
        aJob({ skills: ['TIG', 'TIG', ' MIG ', ''], url: 'https://boats.example/apply', expires_at: '31st July 2131' }),
      );
      expect(status).toBe(201);
      expect(body).toMatchObject({
        title: 'Welder',
        location: 'Toronto, Canada',
        skills: ['TIG', 'MIG'],
        url: 'https://boats.example/apply',
        logo_url: null,
        expires_at: '31st July 2131',
        expired: false,
        source: 'Added by an administrator',
        sponsorship: { kind: 'administrator', by: 'admin', asOf: today() },
      });
      expect(body).not.toHaveProperty('held');
      expect(new Date(body.posted_at).getTime()).toBeGreaterThanOrEqual(before - 1_000);
      expect(await found('welder')).toMatchObject([{ id: body.id, title: 'Welder' }]);
      expect((await ada.get(`/api/jobs/${body.id}`)).body).toMatchObject({ title: 'Welder' });
      expect((await admin.get('/api/jobs/admin/repository?search=welder')).body.total).toBe(1);
    });

    it('are told to open pages, and so is that they are changed and removed', async () => {
      const { port } = api.app.getHttpServer().address() as AddressInfo;
      const settings = { SESSION_SECRET: 'the secret of the tests', PUBLIC_URL: TEST_ORIGIN };
      const { cookie } = await signIn(api.database, { username: 'ada' }, settings);
      const stream = await openStream(`http://127.0.0.1:${port}/api/jobs/stream?searchQuery=sculptor`, { cookie });
      const told = (list: string) =>
        stream.events.filter((one) => one.event === 'jobs').flatMap(({ data }) => data[list]);
      await eventually(() => expect(stream.lastEventId).toBeDefined());
      const { id } = await added({ title: 'Sculptor' });
      await eventually(() => expect(told('added')).toEqual([id]));
      await update(id, { description: 'Statues of steel.' }).expect(200);
      await eventually(() => expect(told('changed')).toEqual([id]));
      await remove({ title: 'Sculptor', company: 'Example Boats Ltd' }).expect(200);
      await eventually(() => expect(told('removed')).toEqual([id]));
      stream.cut();
    });

    it('are shown by what their advert says before any word, and by the licence of their employer', async () => {
      const licences = aRegister('Example Ferries Ltd,Leeds,,Worker (A rating),Skilled Worker');
      await importRegister(new RegisterImport(api.database.dataSource), '2026-08-21', licences);
      const offer = 'We sponsor Skilled Worker visas for this role.';
      const offered = await added({ location: 'Leeds, United Kingdom', description: `Hulls. ${offer}` });
      expect(offered.sponsorship).toMatchObject({ kind: 'advert', quote: offer });
      const licensed = await added({
        company: 'Example Ferries Ltd',
        location: 'Leeds, United Kingdom',
        visa_type: 'Tier 2 (UK)',
      });
      expect(licensed.sponsorship.evidence.map(({ kind }: { kind: string }) => kind)).toEqual([
        'register',
        'administrator',
      ]);
    });

    it('come as a list in one call, what is left out of each being the first of its kind', async () => {
      const { body, status } = await add({
        jobs: [
          aJob(),
          { title: 'Coder', company: 'Example Codes', description: 'Code.', location: null, job_type: ' ' },
        ],
      });
      expect([status, body.count]).toEqual([201, 2]);
      expect(body.jobs[1]).toMatchObject({
        title: 'Coder',
        location: 'Remote',
        category: 'Technology',
        experience_level: 'Entry Level',
        job_type: 'Full-time',
        visa_type: 'H-1B (US)',
        skills: [],
        remote: true,
      });
      expect((await titles()).sort()).toEqual(['Coder', 'Welder']);
    });

    it('take a thousand in one call', async () => {
      const jobs = Array.from({ length: 1_000 }, (_, at) => aJob({ title: `Welder ${at}` }));
      const { body } = await add({ jobs }).expect(201);
      expect(body.count).toBe(1_000);
      expect(body.jobs[999]).toMatchObject({ title: 'Welder 999' });
    });

    it('outlive every import, also of a file that is called like their source', async () => {
      await added();
      await take(aLine({ title: 'Baker' }), aLine({ title: 'Miller' }));
      await take(aLine({ title: 'Brewer' }));
      await importText(api.database.dataSource, 'by-hand.jsonl', asLines(aLine({ title: 'Cooper' })));
      expect((await titles()).sort()).toEqual(['Brewer', 'Cooper', 'Welder']);
    });

    it('are held when they look like a scam, which the answer says, until they are released', async () => {
      const scam = await added({ title: 'Porter', description: 'Pay the processing fee of £90 to our agent.' });
      expect(scam.held).toEqual(['It asks applicants for money']);
      expect(await titles()).toEqual([]);
      const [advert] = (await admin.get('/api/admin/held-adverts')).body.adverts;
      await admin.post(`/api/admin/held-adverts/${advert.id}`).send({ decision: 'release' }).expect(200);
      expect(await titles()).toEqual(['Porter']);
      const { body } = await add({ jobs: [aJob(), aJob({ description: 'Write to boats@gmail.com.' })] });
      expect(body.jobs.map(({ held }: { held?: string[] }) => held)).toEqual([
        undefined,
        ['It gives a personal mailbox as its contact'],
      ]);
    });

    it.each([
      ['no title', { title: '  ' }, 400, ['title']],
      ['no location', { location: undefined }, 400, ['location']],
      ['neither category nor visa', { category: '', visa_type: null }, 400, ['category', 'visa_type']],
      ['a title of 300 characters', { title: 'x'.repeat(300) }, 400, ['title']],
      ['a title that is no text', { title: { deep: true } }, 400, ['title']],
      ['a link of javascript', { url: 'javascript:alert(1)' }, 400, ['url']],
      ['a link with a name before its host', { url: 'https://boats.example@evil.example/' }, 400, ['url']],
      ['a link to ourselves', { url: `${TEST_ORIGIN}/api/logout` }, 422, ['url']],
      ['a logo of data', { logo_url: 'data:image/png;base64,AAAA' }, 400, ['logo_url']],
      ['a date of its own', { posted_at: '2020-01-01' }, 400, ['posted_at']],
      ['201 skills', { skills: Array.from({ length: 201 }, (_, at) => `skill ${at}`) }, 400, ['skills']],
      ['a title of nothing but tags', { title: '<b></b>' }, 422, ['title']],
      ['an advert that refuses sponsorship', { description: 'We cannot sponsor visas.' }, 422, ['description']],
      ['the character NUL', { title: 'Wel\0der' }, 400, ['title']],
    ])('are refused with %s', async (_, wrong, status, named) => {
      const { body } = await add(aJob(wrong));
      expect([body.status, fields(body)]).toEqual([status, named]);
      expect(body.detail).not.toMatch(/is kept/);
      expect(await kept()).toBe(0);
    });

    it('say by how much a description is too long, alone and among many', async () => {
      const long = aJob({ description: 'x'.repeat(400_001) });
      const bound = 'description must be shorter than or equal to 400000 characters';
      const refused = async (body: object) => (await add(body).expect(400)).body.errors;
      expect(await refused(long)).toEqual([{ field: 'description', message: bound }]);
      const [one, ...others] = await refused({ jobs: [aJob(), long] });
      expect([one.field, others]).toEqual(['jobs[1].description', []]);
      expect(one.message).toMatch(/description must be shorter than or equal to 400000 characters$/);
      await add(aJob({ description: 'x '.repeat(200_000).trim() })).expect(201);
    });

    it.each([
      ['nothing', {}, 400, 'title'],
      ['an empty list', { jobs: [] }, 400, 'jobs'],
      ['1,001 jobs', { jobs: Array.from({ length: 1_001 }, () => ({ title: 'x' })) }, 400, 'jobs'],
      ['a list that is none', { jobs: 'Welder' }, 400, 'jobs'],
      ['a list beside a job', { jobs: [aJob()], title: 'Welder' }, 400, 'title'],
      ['a number among the jobs', { jobs: [aJob(), 4] }, 400, 'jobs[1]'],
      ['one broken job of four', { jobs: [aJob(), aJob(), aJob(), aJob({ title: '' })] }, 400, 'jobs[3].title'],
      [
        'one that refuses',
        { jobs: [aJob(), aJob({ description: 'No visas. We cannot sponsor.' })] },
        422,
        'jobs[1].description',
      ],
      ['a list of jobs itself', [aJob()], 400, 'body'],
    ])('are none at all where %s is sent', async (_, sent, status, named) => {
      const { body } = await add(sent);
      expect([body.status, fields(body)[0]]).toEqual([status, named]);
      expect(await kept()).toBe(0);
    });
  });

  describe('when they are changed', () => {
    it('are found by what they say now, and what is left out stays', async () => {
      const { id, posted_at } = await added({ skills: ['TIG'], url: 'https://boats.example/' });
      const { body, status } = await update(id, { title: 'Boat builder', location: 'Ottawa, Canada', url: null });
      expect(status).toBe(200);
      expect(body).toMatchObject({
        id,
        title: 'Boat builder',
        location: 'Ottawa, Canada',
        skills: ['TIG'],
        url: null,
        posted_at,
        sponsorship: { kind: 'administrator', by: 'admin' },
      });
      expect(await titles('welder')).toEqual([]);
      expect(await titles('boat+builder')).toEqual(['Boat builder']);
      expect((await update(id, { skills: [] }).expect(200)).body.skills).toEqual([]);
    });

    it('keep their number, their evidence and their text when a form sends a record back as it was shown', async () => {
      const extra = { case_number: 'I-200-12345-678901', wage_from: '80000', wage_unit: 'Year' };
      await take(
        aLine({
          id: 'record',
          title: 'Analyst',
          location: 'Austin, TX, United States',
          description: '',
          category: '',
          experience_level: '',
          visa_type: 'H-1B (US)',
          sponsorship: 'offered',
          extra,
        }),
      );
      const { id } = (await found())[0]!;
      const { body: shown } = await admin.get(`/api/jobs/${id}`);
      const form = (all: Record<string, unknown>) =>
        Object.fromEntries(
          Object.entries(all).filter(([name]) => name in aJob({ skills: 0, url: 0, logo_url: 0, expires_at: 0 })),
        );
      const row = () => api.database.dataSource.query<object[]>('SELECT * FROM jobs');
      const before = await row();
      expect((await update(id, form(shown))).body).toMatchObject({ id, description: shown.description });
      expect(await row()).toEqual(before);
      const { body } = await update(id, { ...form(shown), company: 'Example Analysts Inc' }).expect(200);
      expect(body).toMatchObject({
        company: 'Example Analysts Inc',
        salary: shown.salary,
        sponsorship: { kind: 'record' },
      });
      expect(await row()).toMatchObject([{ description: '', category: '' }]);
    });

    it('stay as they were written while their source says the same, also when it is read again', async () => {
      const [baker, miller] = [aLine({ title: 'Baker' }), aLine({ title: 'Miller' })];
      await take(baker, miller);
      const { id } = (await found('baker'))[0]!;
      await update(id, { title: 'Night baker' }).expect(200);
      await take(baker, miller, aLine({ title: 'Brewer' }));
      expect((await titles()).sort()).toEqual(['Brewer', 'Miller', 'Night baker']);
      await take(miller);
      expect(await titles()).toEqual(['Miller']);
      expect((await update(id, { title: 'Day baker' })).status).toBe(409);
    });

    it('keep the word of whoever signed for them, and get that of whoever takes their promise away', async () => {
      await take(
        aLine({ title: 'Baker' }),
        aLine({ title: 'Miller', sponsorship: undefined, description: 'We sponsor visas for this role.' }),
      );
      const evidence = async (title: string) => {
        const { id } = (await found(title))[0]!;
        return (await update(id, { description: 'Flour.' }).expect(200)).body.sponsorship.evidence;
      };
      expect(await evidence('baker')).toMatchObject([{ by: 'R. Example', asOf: '2026-01-02' }]);
      expect(await evidence('miller')).toMatchObject([{ kind: 'administrator', by: 'admin', asOf: today() }]);
    });

    it('are not signed for by a change while nobody stands for them', async () => {
      await take(aLine({ title: 'Baker', sponsorshipBy: undefined }));
      const [{ job }] = (await admin.get('/api/admin/held-adverts')).body.adverts;
      const { body } = await update(job.id, { title: 'Night baker' }).expect(200);
      expect(body.held).toEqual(['Its file says that it is sponsored, but not who says so and when']);
      expect(await titles()).toEqual([]);
    });

    it('are held, and let go again, by what they say now', async () => {
      const { id } = await added();
      const { body } = await update(id, { description: 'Pay the processing fee of £90 to our agent.' });
      expect(body.held).toEqual(['It asks applicants for money']);
      expect(await titles()).toEqual([]);
      expect((await update(id, { description: 'Hulls.' })).body).not.toHaveProperty('held');
      expect(await titles()).toEqual(['Welder']);
    });

    it.each([
      ['an empty title', { title: '' }, 400, 'title'],
      ['no visa', { visa_type: null }, 400, 'visa_type'],
      ['a title of 300 characters', { title: 'x'.repeat(300) }, 400, 'title'],
      ['a link of javascript', { url: 'javascript:alert(1)' }, 400, 'url'],
      ['a refusal of sponsorship', { description: 'We cannot sponsor visas.' }, 422, 'description'],
      ['another source', { source: 'Elsewhere' }, 400, 'source'],
    ])('are refused with %s, and stay', async (_, change, status, named) => {
      const { id } = await added();
      const { body } = await update(id, change);
      expect([body.status, fields(body)]).toEqual([status, [named]]);
      expect(await titles('welder')).toEqual(['Welder']);
    });

    it.each([
      ['4711', 404],
      ['welder', 400],
      ['0', 400],
      ['2147483648', 400],
    ])('are not found by the id %s', async (id, status) => {
      expect((await update(id, { title: 'Welder' })).status).toBe(status);
    });
  });

  describe('when they are removed', () => {
    it('leave the search, the list and their page', async () => {
      const { id } = await added();
      const { body } = await remove({ title: ' Welder ', company: 'Example Boats Ltd' }).expect(200);
      expect(body).toEqual({ removedJob: { id, title: 'Welder', company: 'Example Boats Ltd' } });
      expect(await titles('welder')).toEqual([]);
      expect((await admin.get('/api/jobs/admin/repository')).body.total).toBe(0);
      expect((await ada.get(`/api/jobs/${id}`)).status).toBe(404);
    });

    it('are one at a time: of two alike none goes without its id', async () => {
      const [one, two] = [await added(), await added({ location: 'Ottawa, Canada' })];
      const both = await remove({ title: 'Welder', company: 'Example Boats Ltd' });
      expect(both.body).toMatchObject({ status: 409, ids: [one.id, two.id] });
      expect(await kept()).toBe(2);
      await remove({ title: 'Welder', company: 'Example Boats Ltd', id: two.id }).expect(200);
      expect(await found('welder')).toMatchObject([{ id: one.id }]);
    });

    it('can be removed while they are held', async () => {
      await added({ description: 'Pay the processing fee of £90 to our agent.' });
      await remove({ title: 'Welder', company: 'Example Boats Ltd' }).expect(200);
      expect((await admin.get('/api/admin/held-adverts')).body.total).toBe(0);
    });

    it('stay away when their file is read again, until somebody releases them', async () => {
      const [baker, miller] = [aLine({ title: 'Baker' }), aLine({ title: 'Miller' })];
      await take(baker, miller);
      await remove({ title: 'Baker', company: 'Example Loaves' }).expect(200);
      await take(baker, miller, aLine({ title: 'Brewer' }));
      expect((await titles()).sort()).toEqual(['Brewer', 'Miller']);
      const [advert] = (await admin.get('/api/admin/held-adverts?state=decided')).body.adverts;
      expect(advert).toMatchObject({ state: 'refused', decidedBy: 'admin', job: { title: 'Baker' } });
      await admin.post(`/api/admin/held-adverts/${advert.id}`).send({ decision: 'release' }).expect(200);
      expect((await titles()).sort()).toEqual(['Baker', 'Brewer', 'Miller']);
    });

    it.each([
      ['what is not there', { title: 'Pilot', company: 'Example Boats Ltd' }, 404],
      ['an unknown id', { title: 'Welder', company: 'Example Boats Ltd', id: 4_711_000 }, 404],
      ['an id that is a text', { title: 'Welder', company: 'Example Boats Ltd', id: 'one' }, 400],
      ['no company', { title: 'Welder' }, 400],
      ['nothing', {}, 400],
    ])('are kept when %s is to be removed', async (_, removal, status) => {
      await added();
      expect((await remove(removal)).status).toBe(status);
      expect(await kept()).toBe(1);
    });

    it('are kept where the id is of another job', async () => {
      const { id } = await added();
      expect((await remove({ title: 'Pilot', company: 'Example Boats Ltd', id })).status).toBe(409);
      expect(await kept()).toBe(1);
    });
  });
});
