import { jest } from '@jest/globals';
import { CvsModule } from '../../cvs/cvs.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { aLine, asLines, importText } from '../../jobs/testing/some-jobs.js';
import { eventually } from '../../platform/testing/eventually.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { MatchDesk } from './match-desk.js';
import { MatchModule } from './match.module.js';
import { MatchThread } from './match-thread.js';

const NURSE_CV = `Ada Okafor
Profile
Registered nurse with ten years of work on surgical wards.
Experience
Ward manager, St Mary Hospital, 2019 to 2024
Led a team of twelve nurses; patient care, medication, wound care, triage.
Staff nurse, Lagos University Hospital, 2014 to 2019
Education
Bachelor of Nursing, University of Lagos, 2014
Skills
Nursing, Patient care, Wound care, Leadership`;
const NURSE_AD = 'We look for a registered nurse with five years of experience in patient care and wound care.';
const COOK_AD = 'We look for a pastry chef who can bake bread, decorate cakes and run a kitchen.';

const LONGEST_TEST_MS = 600_000;

describe('the match of jobs with a CV', () => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let nurse: number;
  let cook: number;

  beforeAll(async () => {
    api = await testApp([JobsModule, CvsModule, MatchModule]);
    const lines = [
      aLine({ title: 'Staff Nurse', description: NURSE_AD, posted_at: '2026-01-01T00:00:00Z' }),
      aLine({ title: 'Pastry Chef', description: COOK_AD, posted_at: '2026-02-01T00:00:00Z' }),
    ];
    await importText(api.database.dataSource, 'match.jsonl', asLines(...lines));
    const rows = await api.database.dataSource.query('SELECT id, title FROM jobs ORDER BY id');
    nurse = rows.find(({ title }: { title: string }) => title === 'Staff Nurse').id;
    cook = rows.find(({ title }: { title: string }) => title === 'Pastry Chef').id;
    ada = await api.as({ username: 'ada' });
    await ada.post('/api/cvs').send({ text: NURSE_CV });
  });
  afterAll(() => api.close());

  const match = (body: object, person = ada) => person.post('/api/jobs/match').send(body);

  it(
    'is a score with its reasons, in the order that was asked for',
    async () => {
      const { status, body } = await match({ ids: [cook, nurse, 2_147_483_647] });
      expect([status, body.map(({ id }: { id: number }) => id)]).toEqual([200, [cook, nurse]]);
      const [asCook, asNurse] = body;
      expect(asNurse.score).toBeGreaterThan(asCook.score + 20);
      expect(asNurse.met.length).toBeGreaterThan(0);
      expect(asCook.missing.length).toBeGreaterThan(0);
      // An advert of one sentence leaves most unsaid; that is nothing which the CV lacks.
      for (const { missing } of body) expect(missing).not.toContain('What could not be compared');
    },
    LONGEST_TEST_MS,
  );

  it(
    'is the same each time, and another one with another CV',
    async () => {
      const other = await ada
        .post('/api/cvs')
        .send({ text: 'Ben Cole\nPastry chef, The Oven, 2015 to 2024\nBread, cakes' });
      const [first, second] = [await match({ ids: [nurse] }), await match({ ids: [nurse] })];
      expect(first.body).toEqual(second.body);
      const asBen = await match({ ids: [nurse], cvId: other.body.id });
      expect(asBen.body[0].score).toBeLessThan(first.body[0].score);
    },
    LONGEST_TEST_MS,
  );

  it('follows the text of the job', async () => {
    const [before] = (await match({ ids: [cook] })).body;
    await api.database.dataSource.query('UPDATE jobs SET title = $2, description = $3 WHERE id = $1', [
      cook,
      'Senior Nurse',
      NURSE_AD,
    ]);
    const { body: job } = await ada.get(`/api/jobs/${cook}`);
    expect(job.title).toBe('Senior Nurse');
    await eventually(async () => {
      const [after] = (await match({ ids: [cook] })).body;
      expect(after.score).not.toBe(before.score);
    });
    await api.database.dataSource.query('UPDATE jobs SET title = $2, description = $3 WHERE id = $1', [
      cook,
      'Pastry Chef',
      COOK_AD,
    ]);
    await eventually(async () => expect((await match({ ids: [cook] })).body).toEqual([before]), 60_000);
  });

  it(
    'puts the list in an order of one’s own',
    async () => {
      const newest = await ada.get('/api/jobs?sort=desc');
      expect(newest.body.jobs.map(({ id }: { id: number }) => id)).toEqual([cook, nurse]);
      for (const answer of [
        await ada.get('/api/jobs?sort=match'),
        await ada.post('/api/jobs/filter').send({ sort: 'match' }),
      ]) {
        expect(answer.body).toMatchObject({ total: 2, page: 1 });
        expect(answer.body.jobs.map(({ id }: { id: number }) => id)).toEqual([nurse, cook]);
      }
      const second = await ada.get('/api/jobs?sort=match&limit=1&page=2');
      expect(second.body.jobs.map(({ id }: { id: number }) => id)).toEqual([cook]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'orders all that match, also what came or changed a moment ago, and says nothing of a part',
    async () => {
      const lines = Array.from({ length: 30 }, (_, at) =>
        aLine({
          title: at === 0 ? 'Registered Nurse' : `Pastry Chef of hall ${at}`,
          description: at === 0 ? NURSE_AD : COOK_AD,
          company: `House ${at}`,
          posted_at: `2025-01-${String(at + 1).padStart(2, '0')}T00:00:00Z`,
        }),
      );
      await importText(api.database.dataSource, 'more.jsonl', asLines(...lines));
      await eventually(async () => {
        const { body } = await ada.post('/api/jobs/filter').send({ sort: 'match', limit: 2 });
        expect(body.jobs.map(({ title }: { title: string }) => title).toSorted()).toEqual([
          'Registered Nurse',
          'Staff Nurse',
        ]);
        expect([body.total, body.compared]).toEqual([32, undefined]);
      }, 60_000);
      await api.database.dataSource.query(`DELETE FROM jobs WHERE source_key LIKE '%more%' OR company LIKE 'House %'`);
      await eventually(async () => expect((await ada.get('/api/jobs?sort=match')).body.total).toBe(2), 60_000);
    },
    LONGEST_TEST_MS,
  );

  it(
    'has read a job that came or changed before anybody asks for it',
    async () => {
      const { dataSource } = api.database;
      const learn = jest.spyOn(api.app.get(MatchThread), 'learn');
      const hasRead = (title: string) =>
        eventually(() => {
          expect(learn.mock.calls.flatMap(([jobs]) => jobs.map((job) => job.title))).toContain(title);
        }, 60_000);
      try {
        await importText(
          dataSource,
          'fresh.jsonl',
          asLines(aLine({ title: 'Night Baker', company: 'House of Bread' })),
        );
        await hasRead('Night Baker');
        await dataSource.query(`UPDATE jobs SET title = 'Early Baker' WHERE title = 'Night Baker'`);
        await hasRead('Early Baker');
      } finally {
        learn.mockRestore();
        await dataSource.query(`DELETE FROM jobs WHERE title IN ('Night Baker', 'Early Baker')`);
      }
      await eventually(async () => expect((await ada.get('/api/jobs?sort=match')).body.total).toBe(2), 60_000);
    },
    LONGEST_TEST_MS,
  );

  it(
    'needs a CV of one’s own',
    async () => {
      const eve = await api.as({ username: 'eve' });
      const { body: cvs } = await ada.get('/api/cvs');
      for (const answer of [await match({ ids: [nurse] }, eve), await eve.get('/api/jobs?sort=match')]) {
        expect([answer.status, answer.body.detail]).toEqual([
          422,
          'Keep a CV first: jobs are matched with the one you keep.',
        ]);
      }
      expect((await match({ ids: [nurse], cvId: cvs.cvs[0].id }, eve)).status).toBe(404);
      expect((await api.http.post('/api/jobs/match').send({ ids: [nurse] })).status).toBe(401);
      expect((await api.http.get('/api/jobs?sort=match&limit=10')).status).toBe(401);
    },
    LONGEST_TEST_MS,
  );

  it.each([[{ ids: [] }], [{ ids: [0] }], [{ ids: ['1'] }], [{}], [{ ids: Array.from({ length: 101 }, () => 1) }]])(
    'refuses ids that are none',
    async (body) => {
      const answer = await match(body);
      expect([answer.status, answer.body.errors[0].field]).toEqual([400, 'ids']);
    },
  );
});

describe('an order of many jobs', () => {
  const job = (id: number, title: string) => ({
    id,
    title,
    company: `Employer ${id}`,
    location: '',
    experienceLevel: null,
    description: '',
    skills: [],
  });
  const cv = { key: 'nurse', text: NURSE_CV };

  it(
    'is made a turn at a time: what was not reached follows, and comes into its place when asked again',
    () => {
      const desk = new MatchDesk();
      const jobs = Array.from({ length: 6 }, (_, at) => job(at + 1, at === 5 ? 'Staff Nurse' : `Pastry Chef ${at}`));
      desk.learn(jobs);
      const ids = [...jobs.map(({ id }) => id), 7];
      const begun = desk.order(cv, ids, -1);
      expect(begun).toEqual({ ids, compared: 0, unread: [7], isUnfinished: true });
      const whole = desk.order(cv, ids, 60_000);
      expect([whole.ids[0], whole.ids.at(-1), whole.compared, whole.isUnfinished]).toEqual([6, 7, 6, false]);
      expect(desk.order(cv, ids, -1)).toEqual(whole);
    },
    LONGEST_TEST_MS,
  );
});
