import { DataSource } from 'typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { postgresOptions } from '../platform/database/data-source.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { patientSettings } from '../platform/testing/test-database.js';
import { OpeningsModule } from './openings.module.js';

interface Entry {
  id: number;
  title: string;
  location: string;
  openings?: number[];
}

describe('openings', () => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let admin: Awaited<ReturnType<TestApp['as']>>;
  beforeAll(async () => {
    api = await testApp([JobsModule, OpeningsModule]);
    ada = await api.as({ username: 'ada' });
    admin = await api.as({ username: 'chief', role: 'admin', elevated: true });
  });
  afterAll(() => api?.close());
  beforeEach(async () => {
    await query('DELETE FROM jobs');
    await query('TRUNCATE opening_roots, opening_merges, opening_splits, opening_decisions, job_sources CASCADE');
  });

  const query = <T>(sql: string, parameters: unknown[] = []) => api.database.dataSource.query<T>(sql, parameters);
  const bring = (file: string, ...lines: object[]) =>
    importText(api.database.dataSource, file, asLines(...lines.map((line) => aLine({ ...line }))));
  const nurse = (id: string, more: object = {}) => ({ id, title: 'Nurse', company: 'Example Hospital', ...more });
  const list = async (asked = ''): Promise<{ jobs: Entry[]; total: number; groups: number; totalPages: number }> =>
    (await ada.get(`/api/jobs?group=true${asked}`).expect(200)).body;
  /** The sources' own ids of each opening's jobs. */
  const grouped = async (asked = ''): Promise<string[]> => {
    const rows = await query<{ id: number; source_id: string }[]>('SELECT id, source_id FROM jobs');
    const names = new Map(rows.map((row) => [row.id, row.source_id]));
    const { jobs } = await list(asked);
    return jobs.map(({ openings }) => openings!.map((id) => names.get(id)).sort().join(' ')).sort(); // prettier-ignore
  };
  const idOf = async (sourceId: string) =>
    (await query<{ id: number }[]>('SELECT id FROM jobs WHERE source_id = $1', [sourceId]))[0]!.id;
  const decide = async (kind: 'split' | 'merge', ...sourceIds: string[]) =>
    admin.post('/api/jobs/admin/openings').send({ [kind]: await Promise.all(sourceIds.map(idOf)) });

  describe('in a list', () => {
    it('are one entry for the same title, company and place, and the total counts all', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2', { title: 'NURSE' }), nurse('n3', { location: 'York' }));
      expect(await list()).toMatchObject({ total: 3, groups: 2, count: 2, totalPages: 1 });
      expect(await grouped()).toEqual(['n1 n2', 'n3']);
    });

    it('are one entry where the place is said in other words, and never for two places', async () => {
      const places = {
        ...{ c1: 'Cardiff', c2: 'Cardiff, United Kingdom', c3: 'Cardiff, UK', c4: 'Cardiff, Wales' },
        ...{ n1: 'Newport, Wales', n2: 'Newport, Isle of Wight', n3: 'Newport, UK' },
        ...{ k1: 'Cambridge, UK', k2: 'Cambridge, MA, United States', k3: 'Cambridge' },
      };
      await bring('a.jsonl', ...Object.entries(places).map(([id, location]) => nurse(id, { location, visa_type: '', sponsorship: 'offered' }))); // prettier-ignore
      expect(await grouped()).toEqual(['c1 c2 c3 c4', 'k1', 'k2', 'k3', 'n1', 'n2', 'n3']);
    });

    it('are the same by POST as by GET, and an entry a job without asking for them', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2'));
      const { body } = await ada.post('/api/jobs/filter').send({ group: true }).expect(200);
      expect({ ...body, importedAt: undefined }).toEqual({ ...(await list()), importedAt: undefined });
      const plain = (await ada.get('/api/jobs?group=false').expect(200)).body;
      expect([plain.jobs.length, plain.groups, plain.jobs[0].openings]).toEqual([2, undefined, undefined]);
    });

    it('make the pages: each opening is on one of them, each job in one opening', async () => {
      await bring('a.jsonl', ...Array.from({ length: 30 }, (_, at) => nurse(`n${at}`, { location: `Town ${at % 7}` })));
      const first = await list('&limit=4');
      const second = await list('&limit=4&page=2');
      expect([first.groups, first.totalPages, second.jobs.length]).toEqual([7, 2, 3]);
      const ids = [...first.jobs, ...second.jobs].flatMap(({ openings }) => openings!);
      expect(new Set(ids).size).toBe(30);
      expect((await list('&limit=4&page=3')).jobs).toEqual([]);
    });

    it('have only the jobs that the search means, the newest in front', async () => {
      await bring(
        'a.jsonl',
        nurse('old', { posted_at: '2026-01-01', job_type: 'Part-time' }),
        nurse('new', { posted_at: '2026-02-01' }),
        nurse('gone', { expires_at: '2020-01-01' }),
      );
      const { jobs } = await list();
      expect(jobs[0]!.openings).toEqual([await idOf('new'), await idOf('old')]);
      expect(await grouped('&jobType=Part-time')).toEqual(['old']);
    });

    it('are shown to visitors as the home page asks for them', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2'));
      const { body } = await api.http.get('/api/jobs?page=1&limit=10&sort=desc&group=true').expect(200);
      expect([body.jobs.length, body.total]).toEqual([1, 2]);
    });

    it.each(['maybe', '1', 'true&group=true'])('refuse group=%s', async (group) => {
      const { body } = await ada.get(`/api/jobs?group=${group}`).expect(400);
      expect(body.errors[0].field).toBe('group');
    });
  });

  describe('the jobs of one', () => {
    it('come in the order of the ids, without those that are not there', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2'));
      const ids = [await idOf('n2'), 2_000_000_000, await idOf('n1')];
      const { body } = await ada.post('/api/jobs/openings').send({ ids }).expect(200);
      expect(body.jobs.map(({ id }: Entry) => id)).toEqual([ids[0], ids[2]]);
    });

    it('come without one that is held, as it has no page either', async () => {
      const scam = { description: 'We pay for your visa. Please send £350 by Western Union to secure your place.' };
      await bring('a.jsonl', nurse('n1'), nurse('n2', scam));
      const ids = [await idOf('n1'), await idOf('n2')];
      await ada.get(`/api/jobs/${ids[1]}`).expect(404);
      const { body } = await ada.post('/api/jobs/openings').send({ ids }).expect(200);
      expect(body.jobs.map(({ id }: Entry) => id)).toEqual([ids[0]]);
    });

    it.each([[{}], [{ ids: [] }], [{ ids: ['1'] }], [{ ids: [0] }], [{ ids: Array(101).fill(1) }]])(
      'are refused for %j',
      async (body) => {
        expect((await ada.post('/api/jobs/openings').send(body).expect(400)).body.errors[0].field).toMatch('ids');
      },
    );

    it('are for people who have signed in', async () => {
      await api.http
        .post('/api/jobs/openings')
        .send({ ids: [1] })
        .expect(401);
    });
  });

  describe('are decided about by an administrator', () => {
    it('with the password', async () => {
      const chief = await api.as({ username: 'other', role: 'admin' });
      const statuses = await Promise.all(
        [api.http, ada, chief].map(
          async (person) => (await person.post('/api/jobs/admin/openings').send({ split: [1] })).status,
        ),
      );
      expect(statuses).toEqual([401, 403, 403]);
    });

    it('who splits a job off, for good', async () => {
      const lines = [nurse('n1'), nurse('n2'), nurse('n3')];
      await bring('a.jsonl', ...lines);
      const { body, status } = await decide('split', 'n2');
      expect([status, body.kind, body.decidedBy, body.undoneBy]).toEqual([201, 'split', 'chief', null]);
      expect(await grouped()).toEqual(['n1 n3', 'n2']);
      await bring('a.jsonl', ...lines.map((line) => ({ ...line, description: 'Now with more words.' })));
      expect(await grouped()).toEqual(['n1 n3', 'n2']);
      await query('DELETE FROM jobs');
      await query('DELETE FROM job_sources');
      await bring('a.jsonl', ...lines);
      expect(await grouped()).toEqual(['n1 n3', 'n2']);
    });

    it('who splits an opening into its jobs', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2'), nurse('n3'));
      await decide('split', 'n1', 'n2', 'n3');
      expect(await grouped()).toEqual(['n1', 'n2', 'n3']);
    });

    it('who merges two, for jobs to come as well', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('r1', { title: 'Registered Nurse' }), nurse('c1', { title: 'Cook' }));
      expect((await decide('merge', 'n1', 'r1')).status).toBe(201);
      await bring('b.jsonl', nurse('r2', { title: 'registered nurse' }), nurse('n2'));
      expect(await grouped()).toEqual(['c1', 'n1 n2 r1 r2']);
    });

    it('and never across places', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('y1', { location: 'York' }), nurse('no', { location: '' }));
      const { body, status } = await decide('merge', 'n1', 'y1');
      expect([status, body.errors[0].field]).toEqual([422, 'merge']);
      expect(body.detail).toBe(
        'These jobs are in different places (Leeds, United Kingdom; York). Only jobs in one place can be one opening.',
      );
      expect((await decide('merge', 'n1', 'no')).body.detail).toMatch(/does not say where it is/);
      expect(await grouped()).toEqual(['n1', 'no', 'y1']);
      await bring('a.jsonl', nurse('n1'), nurse('y1', { title: 'Head Nurse' }), nurse('no'));
      await decide('merge', 'n1', 'y1');
      expect(await grouped()).toEqual(['n1 no y1']);
      await bring('a.jsonl', nurse('n1'), nurse('y1', { title: 'Head Nurse', location: 'York' }), nurse('no'));
      expect(await grouped()).toEqual(['n1 no', 'y1']);
    });

    it('who can undo each word, in any order', async () => {
      await bring('a.jsonl', nurse('a'), nurse('b', { title: 'B' }), nurse('c', { title: 'C' }), nurse('a2'));
      const first = (await decide('merge', 'a', 'b')).body;
      const second = (await decide('merge', 'b', 'c')).body;
      const third = (await decide('split', 'a2')).body;
      expect(await grouped()).toEqual(['a b c', 'a2']);
      const undo = (id: number) => admin.delete(`/api/jobs/admin/openings/decisions/${id}`);
      const { body } = await undo(first.id).expect(200);
      expect([body.undoneBy, body.jobs.map(({ title }: Entry) => title)]).toEqual(['chief', ['Nurse', 'B']]);
      expect(await grouped()).toEqual(['a', 'a2', 'b c']);
      await undo(third.id).expect(200);
      await undo(second.id).expect(200);
      expect(await grouped()).toEqual(['a a2', 'b', 'c']);
      await undo(second.id).expect(409);
      await undo(2_000_000_000).expect(404);
      const { body: page } = await admin.get('/api/jobs/admin/openings/decisions').expect(200);
      expect(page.decisions.map(({ kind, undoneBy }: { kind: string; undoneBy: string }) => [kind, undoneBy])).toEqual([
        ['split', 'chief'],
        ['merge', 'chief'],
        ['merge', 'chief'],
      ]);
    });

    it('who can split off what was merged, and merge what was split off', async () => {
      await bring('a.jsonl', nurse('a'), nurse('b', { title: 'B' }));
      const marks = async (): Promise<boolean[]> =>
        (await admin.get('/api/jobs/admin/openings').expect(200)).body.openings.map(
          ({ merged }: { merged: boolean }) => merged,
        );
      await decide('merge', 'a', 'b');
      expect(await marks()).toEqual([true]);
      await decide('split', 'b');
      expect(await grouped()).toEqual(['a', 'b']);
      expect(await marks()).toEqual([false, false]);
      await decide('merge', 'b', 'a');
      expect(await grouped()).toEqual(['a b']);
      await decide('split', 'b');
      expect(await grouped()).toEqual(['a', 'b']);
    });

    it('who is told when there is nothing to decide', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2'), nurse('c', { title: 'Cook' }));
      expect((await decide('merge', 'n1', 'n2')).body.detail).toBe('These jobs are one opening already.');
      expect((await decide('split', 'c')).body.detail).toBe('Each of these jobs is an opening of its own already.');
      const missing = await admin
        .post('/api/jobs/admin/openings')
        .send({ split: [2_000_000_000] })
        .expect(400);
      expect(missing.body.errors).toEqual([{ field: 'split', message: 'There is no job 2000000000' }]);
    });

    it.each([
      [{}],
      [{ split: [], merge: [] }],
      [{ split: [1], merge: [1, 2] }],
      [{ merge: [1] }],
      [{ merge: [1, 1] }],
      [{ split: '1' }],
      [{ split: ['1'] }],
      [{ split: [1.5] }],
      [{ split: [2_147_483_648] }],
      [{ split: Array.from({ length: 1_001 }, (_, at) => at + 1) }],
      [{ join: [1, 2] }],
    ])('who is refused %#', async (body) => {
      const answer = await admin.post('/api/jobs/admin/openings').send(body).expect(400);
      expect(answer.body.errors.length).toBeGreaterThan(0);
    });

    it('who finds them by title, company and place, those with the most jobs first', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2'), nurse('y1', { location: 'York 100%' }), {
        id: 'c',
        title: 'Cook',
      });
      const find = async (search = '') =>
        (await admin.get(`/api/jobs/admin/openings?search=${encodeURIComponent(search)}`).expect(200)).body;
      const all = await find();
      expect([all.total, all.openings[0].jobs, all.openings[0].head.title]).toEqual([3, 2, 'Nurse']);
      expect((await find('example hospital YORK')).openings.map(({ head }: { head: Entry }) => head.location)).toEqual([
        'York 100%',
      ]);
      expect((await find('100%')).total).toBe(1);
      expect((await find('_')).total).toBe(0);
      const { body } = await admin.get(`/api/jobs/admin/openings/${all.openings[0].id}?limit=1`).expect(200);
      expect([body.total, body.count, body.totalPages]).toEqual([2, 1, 2]);
      await admin.get('/api/jobs/admin/openings/2000000000').expect(404);
      await admin.get('/api/jobs/admin/openings/x').expect(400);
    });
  });

  describe('while an import is writing', () => {
    let importer: DataSource;
    beforeAll(async () => {
      importer = await new DataSource(postgresOptions(patientSettings(api.database.url, 2), 'importer')).initialize();
    });
    afterAll(() => importer?.destroy());

    const copyOf = `INSERT INTO jobs (source_key, source_id, title, company, location, sponsorship, digest)
      SELECT source_key, $2, title, company, location, sponsorship, digest FROM jobs WHERE source_id = $1`;

    it('are merged at once, for the jobs that it has not handed over yet as well', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('r1', { title: 'Registered Nurse' }));
      await importer.transaction(async (manager) => {
        await manager.query(copyOf, ['r1', 'r2']);
        expect((await decide('merge', 'n1', 'r1')).status).toBe(201);
        await manager.query(copyOf, ['r1', 'r3']);
      });
      expect(await grouped()).toEqual(['n1 r1 r2 r3']);
    });

    it('are split once it has let go of the job', async () => {
      await bring('a.jsonl', nurse('n1'), nurse('n2'));
      let split: ReturnType<typeof decide>;
      await importer.transaction(async (manager) => {
        await manager.query(`UPDATE jobs SET salary = '£40,000' WHERE source_id = 'n2'`);
        split = decide('split', 'n2');
        void split.catch(() => undefined);
        await manager.query(`UPDATE jobs SET salary = '£41,000' WHERE source_id = 'n2'`);
      });
      expect((await split!).status).toBe(201);
      expect(await grouped()).toEqual(['n1', 'n2']);
    });
  });
});
