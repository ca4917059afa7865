import { Logger, Module, type INestApplicationContext } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { randomUUID } from 'node:crypto';
import { PlatformModule } from '../platform/platform.module.js';
import { WorkerQueuesModule } from '../platform/queues/queues.module.js';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { patientDatabase } from '../platform/testing/test-database.js';
import { LettersModule, LetterWork } from './testing/letters.js';
import { TasksWorkerModule } from './tasks-worker.module.js';

const redis = process.env.TEST_REDIS_URL;
const backEnds: [string, Record<string, string>][] = [
  ['PostgreSQL', {}],
  ...(redis ? ([['Redis', { REDIS_URL: new URL('/6', redis).href }]] as [string, Record<string, string>][]) : []),
];
/** Far more than is needed: machines that run tests are slow at times. */
const PATIENCE_MS = 120_000;
const LONGEST_TEST_MS = 600_000;

describe.each(backEnds)('a task, with queues on %s', (_name, queues) => {
  let api: TestApp;
  let worker: INestApplicationContext | undefined;
  let ada: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    api = await testApp([LettersModule], {
      environment: { ...queues, AI_FREE_DAILY: '5', AI_QUEUE_MAX: '3', AI_DEADLINE_MS: '300000' },
    });
    worker = await startWorker();
  }, LONGEST_TEST_MS);
  afterAll(async () => {
    LetterWork.isOpen = true;
    await worker?.close();
    await api.close();
  });
  beforeEach(async () => {
    LetterWork.isOpen = false;
    ada = await api.as({ username: `ada-${randomUUID().slice(0, 8)}` });
  });

  function startWorker(): Promise<INestApplicationContext> {
    const settings = {
      ...patientDatabase(api.database.url),
      DATABASE_POOL_SIZE: '6',
      AI_CONCURRENCY: '2',
      ...queues,
    };
    @Module({
      imports: [PlatformModule.from(settings), WorkerQueuesModule, TasksWorkerModule],
      providers: [LetterWork],
    })
    class LetterWorkerModule {}
    return NestFactory.createApplicationContext(LetterWorkerModule, { abortOnError: false, logger: false });
  }

  const text = () => `letter ${randomUUID()}`;
  const send = (body: object, person = ada) => person.post('/api/letters').set('Prefer', 'respond-async').send(body);
  const read = async (id: string, person = ada) => (await person.get(`/api/tasks/${id}`)).body;
  const ended = (id: string) =>
    eventually(async () => {
      const task = await read(id);
      expect(['done', 'failed', 'cancelled']).toContain(task.state);
      return task;
    }, PATIENCE_MS);

  it(
    'is accepted at once, and followed to its result',
    async () => {
      const wanted = text();
      const { status, body, headers } = await send({ text: wanted });
      expect([status, body.state, headers.location]).toEqual([202, 'queued', `/api/tasks/${body.id}`]);
      expect(await ended(body.id)).toMatchObject({
        kind: 'letter',
        state: 'done',
        progress: 100,
        title: wanted,
        input: { text: wanted },
        result: { delivered: `Dear reader, ${wanted}` },
      });
    },
    LONGEST_TEST_MS,
  );

  it(
    'is waited for by a client that does not prefer otherwise',
    async () => {
      const { status, body } = await ada.post('/api/letters').send({ text: 'hello' });
      expect([status, body]).toEqual([200, { delivered: 'Dear reader, hello' }]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'is one task when the same is asked twice within a minute, also at the same moment',
    async () => {
      const wanted = text();
      const answers = await Promise.all([1, 2, 3].map(() => send({ text: wanted })));
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      await ended(answers[0]?.body.id);
      expect(LetterWork.asked.filter((one) => one === wanted)).toHaveLength(1);
    },
    LONGEST_TEST_MS,
  );

  it(
    'is tried again when it may go well later',
    async () => {
      const wanted = text();
      const { body } = await send({ text: wanted, failures: 2 });
      expect(await ended(body.id)).toMatchObject({ state: 'done' });
      expect(LetterWork.asked.filter((one) => one === wanted)).toHaveLength(3);
    },
    LONGEST_TEST_MS,
  );

  it(
    'ends with the text of its kind and a reason when it fails three times, and costs nothing',
    async () => {
      const { body } = await send({ text: text(), failures: 3 });
      const { state, error } = await ended(body.id);
      expect([state, error]).toEqual([
        'failed',
        { status: 503, detail: 'Failed to deliver the letter.', reason: 'The street is closed.' },
      ]);
      expect(await charges()).toBe(0);
    },
    LONGEST_TEST_MS,
  );

  it(
    'costs nothing when it brings nothing new',
    async () => {
      const { body } = await send({ text: `${text()}: nothing new` });
      expect(await ended(body.id)).toMatchObject({ state: 'done' });
      expect(await charges()).toBe(0);
    },
    LONGEST_TEST_MS,
  );

  it(
    'is not tried again when it is hopeless',
    async () => {
      const wanted = text();
      const answer = await ada.post('/api/letters').send({ text: wanted, trouble: 'hopeless' });
      expect([answer.status, answer.body.detail, answer.body.reason]).toEqual([
        422,
        'Failed to deliver the letter.',
        'The address does not exist.',
      ]);
      expect(LetterWork.asked.filter((one) => one === wanted)).toHaveLength(1);
    },
    LONGEST_TEST_MS,
  );

  it(
    'never shows what went wrong inside',
    async () => {
      const { body } = await send({ text: text(), trouble: 'unexpected' });
      const { error } = await ended(body.id);
      expect(error.reason).toBe('Something went wrong on our side. It has been recorded.');
    },
    LONGEST_TEST_MS,
  );

  it(
    'tells its steps to whoever follows it, and closes the stream with the result',
    async () => {
      const { body } = await send({ text: text(), trouble: 'waits' });
      const stream = ada.get(`/api/tasks/${body.id}/events`).buffer(true);
      const following = stream.then(({ headers, text: events }) => ({ type: headers['content-type'], events }));
      await eventually(async () => expect((await read(body.id)).step).toBe('Writing the address'), PATIENCE_MS);
      LetterWork.isOpen = true;
      const { type, events } = await following;
      expect(type).toContain('text/event-stream');
      const last = JSON.parse(events.trim().split('data: ').at(-1) ?? '');
      expect(last).toMatchObject({ id: body.id, state: 'done', result: { delivered: expect.any(String) } });
      expect(last.input).toBeUndefined();
    },
    LONGEST_TEST_MS,
  );

  it(
    'is cancelled while it is done, and its call is told to stop',
    async () => {
      const wanted = text();
      const { body } = await send({ text: wanted, trouble: 'waits' });
      await eventually(async () => expect((await read(body.id)).state).toBe('active'), PATIENCE_MS);
      expect((await ada.delete(`/api/tasks/${body.id}`)).status).toBe(204);
      expect((await read(body.id)).state).toBe('cancelled');
      await eventually(() => expect(LetterWork.aborted).toContain(wanted), PATIENCE_MS);
      expect((await read(body.id)).result).toBeUndefined();
    },
    LONGEST_TEST_MS,
  );

  it(
    'waits in a queue of limited length, knows its place, and can leave for nothing',
    async () => {
      const held = await Promise.all([1, 2].map(() => send({ text: text(), trouble: 'waits' })));
      for (const { body } of held) {
        await eventually(async () => expect((await read(body.id)).state).toBe('active'), PATIENCE_MS);
      }
      const sam = await api.as({ username: `sam-${randomUUID().slice(0, 8)}`, plan: 'premium' });
      const waiting: string[] = [];
      for (let i = 0; i < 3; i += 1) waiting.push((await send({ text: text() }, sam)).body.id);
      expect(await read(waiting[2] ?? '', sam)).toMatchObject({ state: 'queued', position: 3 });
      const refused = await send({ text: text() }, sam);
      expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([503, expect.any(Number)]);
      await sam.delete(`/api/tasks/${waiting[0]}`);
      expect(await read(waiting[2] ?? '', sam)).toMatchObject({ position: 2 });
      expect(await charges(sam.user.id)).toBe(2);
      LetterWork.isOpen = true;
      await eventually(async () => expect((await read(waiting[2] ?? '', sam)).state).toBe('done'), PATIENCE_MS);
    },
    LONGEST_TEST_MS,
  );

  it(
    'lets everybody have a turn before anybody has the next',
    async () => {
      const held = [];
      for (let i = 0; i < 2; i += 1) held.push((await send({ text: text(), trouble: 'waits' })).body.id);
      for (const id of held) await eventually(async () => expect((await read(id)).state).toBe('active'), PATIENCE_MS);
      const hers = (await send({ text: text() })).body.id;
      const sam = await api.as({ username: `sam-${randomUUID().slice(0, 8)}` });
      const his = (await send({ text: text(), trouble: 'waits' }, sam)).body.id;
      expect([(await read(his, sam)).position, (await read(hers)).position]).toEqual([1, 2]);
      await ada.delete(`/api/tasks/${held[0]}`);
      await eventually(async () => expect((await read(his, sam)).state).toBe('active'), PATIENCE_MS);
      expect(await read(hers)).toMatchObject({ state: 'queued', position: 1 });
      LetterWork.isOpen = true;
      expect(await ended(hers)).toMatchObject({ state: 'done' });
      await eventually(async () => expect((await read(his, sam)).state).toBe('done'), PATIENCE_MS);
    },
    LONGEST_TEST_MS,
  );

  it(
    'with a long text waits for others with long texts only, and holds up none with a short one',
    async () => {
      const long = () => `${text()} ${'and so on '.repeat(6_000)}`;
      const first = (await send({ text: long(), trouble: 'waits' })).body.id;
      await eventually(async () => expect((await read(first)).state).toBe('active'), PATIENCE_MS);
      const second = (await send({ text: long() })).body.id;
      const sam = await api.as({ username: `sam-${randomUUID().slice(0, 8)}` });
      const short = [];
      for (let i = 0; i < 3; i += 1) short.push((await send({ text: text() }, sam)).body.id);
      for (const id of short)
        await eventually(async () => expect((await read(id, sam)).state).toBe('done'), PATIENCE_MS);
      expect(await read(second)).toMatchObject({ state: 'queued', position: 1 });
      LetterWork.isOpen = true;
      expect(await ended(second)).toMatchObject({ state: 'done' });
    },
    LONGEST_TEST_MS,
  );

  it(
    'is refused past the daily quota, with the time it resets and what premium gives',
    async () => {
      for (let i = 0; i < 5; i += 1) expect((await send({ text: 'the same' + (i % 2) })).status).toBe(202);
      for (let i = 2; i < 5; i += 1) await ended((await send({ text: 'the same' + i })).body.id);
      const { body: quota } = await ada.get('/api/tasks/quota');
      expect(quota).toEqual({ limit: 5, used: 5, left: 0, resetsAt: expect.stringMatching(/T00:00:00\.000Z$/) });
      const refused = await send({ text: text() });
      expect(refused.status).toBe(429);
      expect(refused.body.detail).toMatch(
        /^You have used your 5 AI calls of today\. New ones come at midnight UTC, in .+\. With Premium there is no daily limit\.$/,
      );
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
      const again = await send({ text: 'the same4' });
      expect(again.status).toBe(202); // a task that there is already costs nothing
    },
    LONGEST_TEST_MS,
  );

  it(
    'says what is left of the day before one asks, and to premium that there is no end',
    async () => {
      const quota = async (person = ada) => (await person.get('/api/tasks/quota')).body;
      expect(await quota()).toMatchObject({ limit: 5, used: 0, left: 5 });
      await ended((await send({ text: text() })).body.id);
      expect(await quota()).toMatchObject({ used: 1, left: 4 });
      const sam = await api.as({ username: `sam-${randomUUID().slice(0, 8)}`, plan: 'premium' });
      expect(await quota(sam)).toMatchObject({ limit: null, used: 0, left: null });
      expect((await api.http.get('/api/tasks/quota')).status).toBe(401);
    },
    LONGEST_TEST_MS,
  );

  it(
    'may be covered by the charge of another of the same person, once, and until it has come about',
    async () => {
      const { body: first } = await send({ text: text() });
      await ended(first.id);
      const onItsStamp = async (more: object = {}, person = ada) => {
        const { body } = await send({ text: text(), stampOf: first.id, ...more }, person);
        await eventually(async () => {
          const { state } = await read(body.id, person);
          expect(['done', 'failed', 'cancelled']).toContain(state);
        }, PATIENCE_MS);
        return body.id;
      };
      await onItsStamp({ trouble: 'hopeless' }); // what failed may be tried again
      const eve = await api.as({ username: `eve-${randomUUID().slice(0, 8)}` });
      await onItsStamp({}, eve); // who pays for herself
      expect([await charges(), await charges(eve.user.id)]).toEqual([1, 1]);
      const answer = await onItsStamp();
      expect(await charges()).toBe(1);
      expect((await ada.delete(`/api/tasks/${answer}`)).status).toBe(204);
      await onItsStamp(); // deleting the one that was covered frees nothing
      expect(await charges()).toBe(2);
    },
    LONGEST_TEST_MS,
  );

  it(
    'belongs to one person alone',
    async () => {
      const { body } = await send({ text: text() });
      const eve = await api.as({ username: 'eve' });
      for (const answer of [
        await eve.get(`/api/tasks/${body.id}`),
        await eve.get(`/api/tasks/${body.id}/events`),
        await eve.delete(`/api/tasks/${body.id}`),
        await eve.get(`/api/tasks/${randomUUID()}`),
      ]) {
        expect([answer.status, answer.body.detail]).toEqual([404, 'Task not found']);
      }
      expect((await eve.get('/api/tasks/17')).status).toBe(400);
      expect((await api.http.get(`/api/tasks/${body.id}`)).status).toBe(401);
      await ended(body.id);
    },
    LONGEST_TEST_MS,
  );

  it(
    'stays in the history until it is deleted',
    async () => {
      const ids: string[] = [];
      for (let i = 0; i < 3; i += 1) ids.unshift((await send({ text: text() })).body.id);
      for (const id of ids) await ended(id);
      const { body } = await ada.get('/api/tasks?limit=2&kind=letter');
      expect(body).toMatchObject({ count: 2, total: 3, totalPages: 2, page: 1, limit: 2 });
      expect(body.tasks.map(({ id }: { id: string }) => id)).toEqual(ids.slice(0, 2));
      expect(body.tasks[0].result).toBeUndefined();
      expect((await ada.get('/api/tasks?kind=cv-analyzer')).body.total).toBe(0);
      expect((await ada.delete(`/api/tasks/${ids[0]}`)).status).toBe(204);
      expect((await ada.delete(`/api/tasks/${ids[0]}`)).status).toBe(404);
      expect((await ada.get('/api/tasks')).body.total).toBe(2);
      // her other pages hear of it
      await eventually(async () => {
        const told = await api.database.dataSource.query(
          `SELECT FROM live_events WHERE user_id = $1 AND event = jsonb_build_object('id', $2::text, 'state', 'removed')`,
          [ada.user.id, ids[0]],
        );
        expect(told).toHaveLength(1);
      }, PATIENCE_MS);
    },
    LONGEST_TEST_MS,
  );

  it(
    'goes back into the queue when its worker is stopped, and is done by the next',
    async () => {
      const wanted = text();
      const { body } = await send({ text: wanted, trouble: 'waits' });
      await eventually(async () => expect((await read(body.id)).step).toBe('Writing the address'), PATIENCE_MS);
      await worker?.close();
      expect(await read(body.id)).toMatchObject({ state: 'queued', step: 'Waiting' });
      LetterWork.isOpen = true;
      worker = await startWorker();
      expect(await ended(body.id)).toMatchObject({ state: 'done' });
    },
    LONGEST_TEST_MS,
  );

  it(
    'is done although no queue knows of it',
    async () => {
      const [row] = await api.database.dataSource.query(
        `INSERT INTO tasks (user_id, kind, lane, title, input, fingerprint, created_at)
       VALUES ($1, 'letter', 'tools', 'Lost', '{"text":"lost"}', 'x', now() - interval '1 hour') RETURNING id`,
        [ada.user.id],
      );
      // one that runs looks every ten seconds, one that starts at once
      const another = await startWorker();
      expect(await ended(row.id)).toMatchObject({ state: 'done', result: { delivered: 'Dear reader, lost' } });
      await another.close();
    },
    LONGEST_TEST_MS,
  );

  async function charges(userId = ada.user.id): Promise<number> {
    const [row] = await api.database.dataSource.query(
      'SELECT count(*)::int AS count FROM task_charges WHERE user_id = $1',
      [userId],
    );
    return row.count;
  }
});
