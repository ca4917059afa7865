import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';
import type { INestApplicationContext } from '@nestjs/common';
import { AdminModule } from '../../admin/admin.module.js';
import { AdvertsModule } from '../../adverts/adverts.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { eventually } from '../../platform/testing/eventually.js';
import { temporaryFolder } from '../../platform/testing/temporary-folder.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { identityOf } from '../../sponsors/register/register-entry.js';
import { testWorker } from '../../tools/testing/worker.js';
import { UploadImport } from './upload-import.js';
import { UploadsModule, UploadsWorkerModule } from './uploads.module.js';

describe('a file of jobs that an administrator sends', () => {
  let api: TestApp;
  let worker: INestApplicationContext | undefined;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    const environment = {
      DATA_DIR: temporaryFolder('uploads'),
      PREMIUM_HEAD_START_HOURS: '0',
      AI_DEADLINE_MS: '300000',
    };
    api = await testApp([UploadsModule, JobsModule, AdminModule, AdvertsModule], { environment });
    worker = await testWorker(api.database.url, [UploadsWorkerModule], environment);
    admin = await api.as({ username: 'admin', role: 'admin', elevated: true });
    ada = await api.as({ username: 'ada' });
  });
  afterAll(async () => {
    await worker?.close();
    await api.close();
  });
  beforeEach(async () => {
    for (const table of ['job_uploads', 'advert_holds', 'jobs', 'job_sources', 'tasks']) {
      await api.database.dataSource.query(`DELETE FROM ${table}`);
    }
  });

  const post = (content: string | Buffer, mode: string | undefined, name = 'board.jsonl') => {
    const request = admin.post('/api/jobs/admin/import');
    if (mode !== undefined) void request.field('mode', mode);
    return request.attach('file', Buffer.from(content), name);
  };
  const send = async (content: string, mode = 'valid', name?: string) => {
    const { status, body } = await post(content, mode, name);
    expect([status, body.detail]).toEqual([200, undefined]);
    return body;
  };
  const takeBack = (id: string) => admin.delete(`/api/jobs/admin/import/${id}`);
  const titles = async () =>
    (await ada.get('/api/jobs')).body.jobs.map(({ title }: { title: string }) => title).sort() as string[];
  const rows = () =>
    api.database.dataSource.query<Record<string, unknown>[]>(
      `SELECT to_jsonb(jobs) - 'updated_at' AS row FROM jobs ORDER BY id`,
    );
  const nothing = {
    added: 0,
    changed: 0,
    same: 0,
    leftToOthers: 0,
    rejected: [],
    rejectedCount: 0,
    held: [],
    notes: [],
  };

  it('is for administrators who have entered the password', async () => {
    const other = await api.as({ username: 'other', role: 'admin' });
    for (const [method, path] of [
      ['post', '/api/jobs/admin/import'],
      ['delete', `/api/jobs/admin/import/${randomUUID()}`],
    ] as const) {
      const statuses = await Promise.all([api.http, ada, other].map(async (who) => (await who[method](path)).status));
      expect(statuses).toEqual([401, 403, 403]);
    }
  });

  it('may be JSON, JSON lines or CSV, and its jobs are found like any other', async () => {
    const csv = 'title,company,location,description,visa_type\nBaker,Loaves,"Leeds, UK",Bread.,Tier 2 (UK)\n';
    expect(await send(csv, 'all', 'table.csv')).toMatchObject({ added: 1, isWritten: true });
    expect(await send(JSON.stringify([aLine({ title: 'Miller' })]), 'all', 'list.json')).toMatchObject({ added: 1 });
    const wrapped = JSON.stringify({ jobs: [aLine({ title: 'Brewer' })] });
    expect(await send(wrapped, 'all', 'wrapped.json')).toMatchObject({ added: 1 });
    expect(await send(asLines(aLine({ title: 'Cooper' })), 'all')).toMatchObject({ added: 1 });
    expect(await titles()).toEqual(['Baker', 'Brewer', 'Cooper', 'Miller']);
  });

  it('is a task when that is preferred, with a title, a result and the id of the import', async () => {
    const accepted = await post(asLines(aLine()), 'valid').set('Prefer', 'respond-async');
    expect(accepted.status).toBe(202);
    expect(accepted.headers.location).toBe(`/api/tasks/${accepted.body.id}`);
    await eventually(async () => {
      expect((await admin.get(`/api/tasks/${accepted.body.id}`)).body).toMatchObject({
        kind: 'job-import',
        state: 'done',
        title: 'board.jsonl',
        result: { added: 1, importId: accepted.body.id },
      });
    });
  });

  it('is the word of whoever sends it where nobody signs in it, and theirs who do', async () => {
    await send(asLines(aLine({ title: 'Baker', sponsorshipBy: undefined }), aLine({ title: 'Miller' })));
    const said = async (search: string) =>
      (await ada.get(`/api/jobs?searchQuery=${search}`)).body.jobs[0].sponsorship as object;
    const today = new Date().toISOString().slice(0, 10);
    expect(await said('baker')).toMatchObject({ kind: 'administrator', by: 'admin', asOf: today });
    expect(await said('miller')).toMatchObject({ kind: 'administrator', by: 'R. Example', asOf: '2026-01-02' });
  });

  it('changes nothing as a preview, and says what it would change', async () => {
    const [baker, miller] = [aLine({ title: 'Baker' }), aLine({ title: 'Miller' })];
    await send(asLines(baker, miller));
    const before = await rows();
    const next = asLines({ ...baker, title: 'Night baker' }, miller, aLine(), aLine({ title: '' }));
    expect(await send(next, 'preview')).toMatchObject({
      isWritten: false,
      importId: null,
      added: 1,
      changed: 1,
      same: 1,
      rejected: [{ row: 4, reason: '"title" is missing.' }],
    });
    expect(await rows()).toEqual(before);
  });

  it('is taken whole or not at all, or without its broken rows', async () => {
    const broken = [
      JSON.stringify(aLine({ title: 'Baker' })),
      '{"title": "Cut o',
      JSON.stringify(aLine({ title: 'x'.repeat(300) })),
      JSON.stringify(aLine({ title: 'Miller' })),
      JSON.stringify(aLine({ description: 'We cannot sponsor visas.' })),
    ].join('\n');
    const rejected = [
      { row: 2, reason: expect.stringContaining('not valid JSON') },
      { row: 3, reason: '"title" is longer than 255 characters.' },
      { row: 5, reason: expect.stringContaining('refuses sponsorship') },
    ];
    const refused = await send(broken, 'all');
    expect(refused).toEqual({
      ...nothing,
      notes: expect.any(Array),
      isWritten: false,
      importId: null,
      rejected,
      rejectedCount: 3,
    });
    expect(await titles()).toEqual([]);
    expect(await send(broken, 'valid')).toMatchObject({ isWritten: true, added: 2, rejected, rejectedCount: 3 });
    expect(await titles()).toEqual(['Baker', 'Miller']);
  });

  it('changes nothing when it comes twice, also without ids', async () => {
    const content = asLines(aLine({ id: undefined, title: 'Baker' }), aLine({ title: 'Miller' }));
    await send(content);
    const before = await rows();
    expect(await send(content)).toMatchObject({ added: 0, changed: 0, same: 2 });
    expect(await rows()).toEqual(before);
  });

  describe('under another name', () => {
    /** A line as files have it that say nothing of their source. */
    const ofNoSource = (fields: object = {}) => aLine({ source: undefined, ...fields });
    const link = { url: 'https://loaves.co.uk/jobs/1' };
    const counts = ({ added, changed, same, leftToOthers }: Record<string, number>) => [
      added,
      changed,
      same,
      leftToOthers,
    ];

    it.each(['board.jsonl', 'board (1).jsonl', 'what I found yesterday.json', 'BOARD-copy.json'])(
      'changes nothing when it is the same file as before: %s',
      async (name) => {
        const content = asLines(ofNoSource({ id: undefined, ...link }), ofNoSource(), aLine({ title: 'Miller' }));
        await send(content);
        const before = await rows();
        for (let n = 0; n < 10; n += 1) expect(counts(await send(content, 'valid', name))).toEqual([0, 0, 3, 0]);
        expect(await rows()).toEqual(before);
      },
    );

    it.each([
      'board (1).jsonl',
      'board(2).jsonl',
      'board (1) (1).jsonl',
      'board - Copy.jsonl',
      'board - Copy (2).jsonl',
      'board copy 2.jsonl',
      'board-copy.jsonl',
      'board_copy.jsonl',
      'board (another copy).jsonl',
      'Copy of board.jsonl',
      'Board.jsonl',
    ])('changes what it was before when its name is that of a copy: %s', async (name) => {
      const [baker, miller] = [ofNoSource({ title: 'Baker' }), ofNoSource({ title: 'Miller' })];
      await send(asLines(baker, miller));
      const next = asLines({ ...baker, title: 'Night baker' }, miller, ofNoSource({ title: 'Cooper' }));
      expect(counts(await send(next, 'preview', name))).toEqual([1, 1, 1, 0]);
      expect(counts(await send(next, 'valid', name))).toEqual([1, 1, 1, 0]);
      expect(await titles()).toEqual(['Cooper', 'Miller', 'Night baker']);
    });

    it('is the same source when the copy came first', async () => {
      const baker = ofNoSource();
      await send(asLines(baker), 'valid', 'board (1).jsonl');
      expect(counts(await send(asLines({ ...baker, title: 'Night baker' })))).toEqual([0, 1, 0, 0]);
    });

    it.each(['board 2', 'board (2026)', 'board (UK)', 'board-b', 'copy', 'photocopy', 'boards'])(
      'is another source when that is no name of a copy: %s',
      async (name) => {
        await send(asLines(ofNoSource({ id: 1, title: 'Baker' })));
        await send(asLines(ofNoSource({ id: 1, title: 'Miller' })), 'valid', `${name}.jsonl`);
        expect(await titles()).toEqual(['Baker', 'Miller']);
      },
    );

    it('is another source when another employer’s file is called like a copy, and counts from 1 too', async () => {
      await send(asLines(ofNoSource({ id: 1 }), ofNoSource({ id: 2, title: 'Miller' })), 'valid', 'jobs.json');
      const other = { company: 'Example Barrels', title: 'Cooper' };
      const next = asLines(ofNoSource({ id: 1, ...other }), ofNoSource({ id: 2, ...other, title: 'Turner' }));
      const odd = '{"id":"\\ud800","title":"Odd","company":"Half \\ud800"}';
      expect((await send(odd, 'preview', 'jobs (2).json')).isWritten).toBe(false);
      expect(counts(await send(next, 'valid', 'jobs (1).json'))).toEqual([2, 0, 0, 0]);
      expect(await titles()).toEqual(['Baker', 'Cooper', 'Miller', 'Turner']);
    });

    it.each([
      ['the very line', {}, {}],
      ['the link and the id, with another text', link, { description: 'Bread and cakes.' }],
      ['the link, under another id', link, { id: 'another' }],
      ['the link, without an id', link, { id: undefined }],
      ['the link, written otherwise', link, { id: 'another', url: 'http://www.loaves.co.uk/jobs/1/?utm_source=x' }],
      ['the link and the place, with another title', link, { id: 'another', title: 'Night baker' }],
      ['the link and the title, in another place', link, { id: 'another', location: 'York, United Kingdom' }],
      ['all its words where there is no link', {}, { id: 'another' }],
    ])('has a job that another file brought by %s', async (_, before, after) => {
      const baker = ofNoSource({ company: 'Example Loaves', ...before });
      await send(asLines(baker, ofNoSource({ title: 'Miller' })), 'valid', 'monday.json');
      const [kept] = (await ada.get('/api/jobs?searchQuery=loaves')).body.jobs as { id: number }[];
      const next = asLines({ ...baker, ...after }, ofNoSource({ title: 'Cooper' }));
      const first = await send(next, 'valid', 'tuesday.json');
      expect([first.added, first.changed + first.same]).toEqual([1, 1]);
      expect(await titles()).toHaveLength(3);
      expect((await ada.get(`/api/jobs?searchQuery=loaves`)).body.jobs).toContainEqual(
        expect.objectContaining({ id: kept!.id }),
      );
      expect(counts(await send(next, 'valid', 'tuesday.json'))).toEqual([0, 0, 2, 0]);
      await takeBack(first.importId).expect(200);
      expect(await titles()).toEqual(['Baker', 'Miller']);
    });

    it.each([
      ['another link', link, { url: 'https://loaves.co.uk/jobs/2' }],
      ['another link under another id', link, { id: 'another', url: 'https://board.co.uk/jobs/1' }],
      ['another text and no link', {}, { description: 'Bread and cakes.' }],
      ['another employer', link, { company: 'Other Loaves' }],
      ['another title and place', link, { id: 'another', title: 'Miller', location: 'York, United Kingdom' }],
      ['a source of its own', link, { source: 'Example board' }],
    ])('adds a job that has %s', async (_, before, after) => {
      const baker = ofNoSource({ id: 1, ...before });
      await send(asLines(baker), 'valid', 'monday.json');
      expect(counts(await send(asLines({ ...baker, ...after }), 'valid', 'tuesday.json'))).toEqual([1, 0, 0, 0]);
      expect(await titles()).toHaveLength(2);
    });

    it('keeps apart jobs that share a link, as many as one file has', async () => {
      const two = [ofNoSource(link), ofNoSource(link)];
      await send(asLines(...two), 'valid', 'monday.json');
      const again = asLines(
        ...two.map((line) => ({ ...line, id: `${line.id}-b` })),
        ofNoSource({ ...link, id: 'third' }),
      );
      expect(await send(again, 'valid', 'tuesday.json')).toMatchObject({ added: 1, changed: 2 });
      expect(await titles()).toEqual(['Baker', 'Baker', 'Baker']);
    });

    it('gives no job the id of another job of its own', async () => {
      const baker = ofNoSource({ id: 1, ...link });
      await send(asLines(baker), 'valid', 'monday.json');
      const next = asLines({ ...baker, id: 2 }, ofNoSource({ id: 1, title: 'Miller', company: 'Example Mills' }));
      await send(next, 'valid', 'tuesday.json');
      expect(await titles()).toContain('Miller');
      expect(counts(await send(next, 'valid', 'tuesday.json'))).toEqual([0, 0, 2, 0]);
    });
  });

  it('says the same when its worker begins it again', async () => {
    const uploads = worker!.get(UploadImport);
    const id = randomUUID();
    const task = { key: '', name: 'board.jsonl', mode: 'valid' as const, by: 'admin' };
    const first = await uploads.run(id, task, Buffer.from(asLines(aLine())));
    expect(await uploads.run(id, task, Buffer.from(asLines(aLine())))).toEqual(first);
    expect(await rows()).toHaveLength(1);
  });

  it('leaves on the board what it leaves out, and so do the files of the schedule', async () => {
    await send(asLines(aLine({ title: 'Baker' })));
    await send(asLines(aLine({ title: 'Miller' })));
    await importText(api.database.dataSource, 'board.jsonl', asLines(aLine({ title: 'Brewer' })));
    await importText(api.database.dataSource, 'board.jsonl', asLines(aLine({ title: 'Cooper' })));
    expect(await titles()).toEqual(['Baker', 'Cooper', 'Miller']);
  });

  it('holds what looks like a scam, and says which row and why', async () => {
    const scam = aLine({ title: 'Porter', description: 'Pay the processing fee of £90 to our agent.' });
    expect(await send(asLines(aLine({ title: 'Baker' }), scam))).toMatchObject({
      added: 2,
      held: [{ row: 2, reasons: ['It asks applicants for money'] }],
    });
    expect(await titles()).toEqual(['Baker']);
  });

  it('says which links it left out', async () => {
    const { notes } = await send(
      asLines(aLine({ url: 'javascript:alert(1)', description: 'We offer visa sponsorship.' })),
    );
    expect(notes).toEqual([{ row: 1, note: expect.stringMatching(/^"url" is no address/) }]);
  });

  it('tells an administrator for which rows their name stands by the visa type alone', async () => {
    const silent = { description: 'Look after people in the home.', visa_type: 'Tier 2 (UK)', sponsorship: undefined };
    const { added, notes } = await send(
      asLines(
        aLine({ ...silent, title: 'Baker' }),
        aLine({ ...silent, title: 'Cooper', description: 'We offer visa sponsorship.' }),
        aLine({ ...silent, title: 'Miller', sponsorship: 'offered' }),
      ),
      'preview',
    );
    expect({ added, notes }).toEqual({
      added: 3,
      notes: [{ row: 1, note: 'Only "visa_type" says that it is sponsored: your name stands for that.' }],
    });
    const none = asLines(aLine({ ...silent, visa_type: 'None' }));
    expect((await send(none)).rejected).toEqual([{ row: 1, reason: 'Nothing says that this job is sponsored.' }]);
  });

  it.each([[''], ['  '], [null]])(
    'is not listed for an empty visa, as a job that is added alone or in a list: %j',
    async (visa_type) => {
      const job = {
        title: 'Welder',
        company: 'Example Boats Ltd',
        location: 'Toronto, Canada',
        description: 'Hulls of steel.',
        category: 'Engineering',
        experience_level: 'Mid Level',
        job_type: 'Full-time',
        visa_type,
      };
      const refusedFields = async (body: object) => {
        const answer = await admin.post('/api/jobs/admin/add').send(body).expect(400);
        return answer.body.errors.map(({ field }: { field: string }) => field);
      };
      expect(await refusedFields(job)).toEqual(['visa_type']);
      const british = { ...job, visa_type: 'Tier 2 (UK)', location: 'Leeds, UK' };
      // what is left out of a list is the first of its kind; what is sent empty is not
      expect(await refusedFields({ jobs: [british, { ...job, category: '' }] })).toEqual(['jobs[1].visa_type']);
      const refused = [{ row: 1, reason: 'Nothing says that this job is sponsored.' }];
      expect((await send(asLines(job))).rejected).toEqual(refused);
      expect((await send(JSON.stringify([british, job]), 'valid', 'board.json')).rejected).toMatchObject([{ row: 2 }]);
      const csv = `title,company,location,description,visa_type\nWelder,Boats,"Toronto, Canada",Steel.,${visa_type ?? ''}\n`;
      expect((await send(csv, 'valid', 'board.csv')).rejected).toMatchObject([{ reason: refused[0]!.reason }]);
      expect(await titles()).toEqual(['Welder']);
    },
  );

  it('says which row waits for a decision about its employer’s name, as nobody reads the file again', async () => {
    const waits = aLine({
      company: 'Some Longer Name Ltd',
      visa_type: '',
      sponsorship: undefined,
      description: 'Work.',
    });
    const other = aLine({ company: 'Nobody at all', visa_type: '', sponsorship: undefined, description: 'Work.' });
    await api.database.dataSource.query(
      `INSERT INTO sponsor_reviews (name_key, name, town) VALUES ($1, 'Some Longer Name Ltd', '')`,
      [identityOf('Some Longer Name Ltd').key],
    );
    const { rejected } = await send(asLines(waits, other));
    await api.database.dataSource.query('DELETE FROM sponsor_reviews');
    expect(rejected.map(({ reason }: { reason: string }) => reason)).toEqual([
      expect.stringMatching(/^Nothing says that this job is sponsored\. .*to be decided under Names; send it again/),
      'Nothing says that this job is sponsored.',
    ]);
  });

  describe('that is taken back', () => {
    it('leaves nothing of what it added, in the search neither', async () => {
      const scam = aLine({ title: 'Porter', description: 'Pay the processing fee of £90 to our agent.' });
      const { importId } = await send(asLines(aLine({ title: 'Baker' }), scam));
      expect((await takeBack(importId).expect(200)).body).toEqual({ importId, removed: 2, restored: 0, left: 0 });
      expect(await titles()).toEqual([]);
      expect((await admin.get('/api/admin/held-adverts')).body.total).toBe(0);
      expect((await ada.get('/api/jobs?searchQuery=baker')).body.total).toBe(0);
    });

    it('gives back what it changed, took over from another file or took off the list', async () => {
      const [baker, miller, brewer] = ['Baker', 'Miller', 'Brewer'].map((title) => aLine({ title }));
      await send(asLines(baker, miller));
      await importText(api.database.dataSource, 'schedule.jsonl', asLines(brewer));
      const before = await rows();
      const { importId, ...told } = await send(
        asLines(
          { ...baker, title: 'Night baker', location: 'York, United Kingdom', skills: ['oven'] },
          { ...miller, description: 'We cannot sponsor visas.' },
          { ...brewer, description: 'Pay the processing fee of £90 to our agent.' },
          aLine({ title: 'Cooper' }),
        ),
      );
      expect(told).toMatchObject({ added: 1, changed: 2, rejectedCount: 1 });
      expect(await titles()).toEqual(['Cooper', 'Night baker']);
      expect((await takeBack(importId).expect(200)).body).toMatchObject({ removed: 1, restored: 3, left: 0 });
      expect(await rows()).toEqual(before);
      expect(await titles()).toEqual(['Baker', 'Brewer', 'Miller']);
      expect((await ada.get('/api/jobs?searchQuery=night+baker')).body.jobs).not.toMatchObject([
        { title: 'Night baker' },
      ]);
    });

    it('leaves alone what somebody has changed since', async () => {
      const { importId } = await send(asLines(aLine({ title: 'Baker' }), aLine({ title: 'Miller' })));
      const { id } = (await ada.get('/api/jobs?searchQuery=baker')).body.jobs[0];
      await admin.put(`/api/jobs/admin/update/${id}`).send({ title: 'Night baker' }).expect(200);
      expect((await takeBack(importId).expect(200)).body).toMatchObject({ removed: 1, restored: 0, left: 1 });
      expect(await titles()).toEqual(['Night baker']);
    });

    it('may be sent again', async () => {
      const content = asLines(aLine({ title: 'Baker' }));
      await takeBack((await send(content)).importId).expect(200);
      expect(await send(content)).toMatchObject({ added: 1, same: 0 });
      expect(await titles()).toEqual(['Baker']);
    });

    it('cannot be taken back twice, nor what was never brought in', async () => {
      const { importId } = await send(asLines(aLine()));
      const both = await Promise.all([takeBack(importId), takeBack(importId)]);
      expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
      expect((await takeBack(importId)).status).toBe(409);
      expect((await takeBack(randomUUID())).status).toBe(404);
      expect((await takeBack('board')).body).toMatchObject({ status: 400, errors: [{ field: 'importId' }] });
    });
  });

  it.each([
    ['a picture', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0, 0, 0]), 'valid', 415],
    ['a PDF', Buffer.from('%PDF-1.7 jobs'), 'valid', 415],
    ['a workbook', Buffer.from('PK\x03\x04\x14\0'), 'valid', 415],
    ['an archive', gzipSync(asLines(aLine())), 'valid', 415],
    ['no mode', asLines(aLine()), undefined, 400],
    ['another mode', asLines(aLine()), 'some', 400],
    ['an empty file', '', 'valid', 422],
    ['an empty list', '[]', 'valid', 422],
    ['words', 'Dear all', 'valid', 422],
    ['a list of something else', 'name,town\nLoaves,Leeds\n', 'valid', 422],
    ['broken JSON', '[{"title": ', 'valid', 422],
  ])('is refused when it is %s', async (_, content, mode, status) => {
    const { body } = await post(content, mode, 'board');
    expect(body.status).toBe(status);
    expect(await rows()).toEqual([]);
  });

  it('is refused without a file, in another field, or as JSON', async () => {
    const path = '/api/jobs/admin/import';
    expect((await admin.post(path).field('mode', 'valid')).body).toMatchObject({
      status: 400,
      errors: [{ field: 'file' }],
    });
    expect((await admin.post(path).attach('jobs', Buffer.from('[]'), 'a.json')).status).toBe(400);
    expect((await admin.post(path).send({ jobs: [] })).status).toBe(415);
  });
});
