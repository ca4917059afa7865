import { randomUUID } from 'node:crypto';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { LettersModule } from './testing/letters.js';

const LONGEST_TEST_MS = 300_000;

describe('the batches of an interview', () => {
  let api: TestApp;
  let ada: Awaited<ReturnType<TestApp['as']>>;
  let userId: string;

  beforeAll(async () => {
    api = await testApp([LettersModule]);
  }, LONGEST_TEST_MS);
  afterAll(() => api.close());
  beforeEach(async () => {
    const username = `ada-${randomUUID().slice(0, 8)}`;
    ada = await api.as({ username });
    const { body } = await ada.get('/api/auth/user');
    userId = body.id;
  });

  async function asked(
    jobDescription: string,
    batch: number,
    state = 'done',
    kind = 'interview-prep',
    result: object = {},
  ): Promise<string> {
    const [{ id }] = await api.database.dataSource.query(
      `INSERT INTO tasks (user_id, kind, lane, title, state, input, fingerprint, result)
       VALUES ($1, $2, 'ai', 'Nurse', $3, $4, $5, $6) RETURNING id`,
      [
        userId,
        kind,
        state,
        { jobDescription, cvText: 'Ada', batch },
        randomUUID().replaceAll('-', '').repeat(2),
        result,
      ],
    );
    return id;
  }
  const list = async (query: string) => {
    const { body } = await ada.get(`/api/tasks${query}`);
    return body as { tasks: { id: string; batches?: number; isPutAway?: boolean }[]; total: number };
  };

  it(
    'are one entry of the history, the newest of them; another job is another one',
    async () => {
      await asked('Nurse', 0);
      const other = await asked('Midwife', 0);
      const newest = await asked('Nurse', 1);
      const failed = await asked('Nurse', 2, 'failed');
      const analysis = await asked('Nurse', 0, 'done', 'cv-analyzer');
      expect((await list('')).total).toBe(5);
      const { tasks, total } = await list('?series=true');
      expect(tasks.map(({ id, batches }) => [id, batches])).toEqual([
        [analysis, undefined],
        [failed, 2],
        [newest, 2],
        [other, 1],
      ]);
      expect(total).toBe(4);
      expect((await ada.get('/api/tasks?series=perhaps')).status).toBe(400);
    },
    LONGEST_TEST_MS,
  );

  it(
    'are as many as brought questions: one that found nothing more to ask is none',
    async () => {
      await asked('Nurse', 0, 'done', 'interview-prep', { questions: [{ question: 'Why us?' }] });
      await asked('Nurse', 1, 'done', 'interview-prep', { questions: [{ question: 'Why you?' }] });
      const empty = await asked('Nurse', 2, 'done', 'interview-prep', { questions: [], repeated: 0 });
      const { tasks } = await list('?series=true');
      expect(tasks.map(({ id, batches }) => [id, batches])).toEqual([[empty, 2]]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'go together, and nobody else’s with them',
    async () => {
      await asked('Nurse', 0);
      const newest = await asked('Nurse', 1);
      const other = await asked('Midwife', 0);
      const eve = await api.as({ username: `eve-${randomUUID().slice(0, 8)}` });
      expect((await eve.delete(`/api/tasks/${newest}?series=true`)).status).toBe(404);
      expect((await ada.delete(`/api/tasks/${newest}?series=true`)).status).toBe(204);
      expect((await list('')).tasks.map(({ id }) => id)).toEqual([other]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'say that their person has turned to something else, wherever they are listed',
    async () => {
      const id = await asked('Nurse', 0);
      const eve = await api.as({ username: `eve-${randomUUID().slice(0, 8)}` });
      expect((await eve.post(`/api/tasks/${id}/put-away`)).status).toBe(404);
      expect((await list('')).tasks[0]?.isPutAway).toBeUndefined();
      expect((await ada.post(`/api/tasks/${id}/put-away`)).status).toBe(204);
      expect((await list('')).tasks[0]).toMatchObject({ id, isPutAway: true });
      expect((await ada.get(`/api/tasks/${id}`)).body).toMatchObject({ state: 'done', isPutAway: true });
    },
    LONGEST_TEST_MS,
  );
});
