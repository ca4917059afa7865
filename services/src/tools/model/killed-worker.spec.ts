import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { eventually } from '../../platform/testing/eventually.js';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { compiledServices, type CompiledServices } from '../testing/compiled-services.js';
import { FakeModel, says, type Behaviour } from '../testing/fake-model.js';
import { CV, goodAnalysis, JOB } from '../testing/model-replies.js';
import { ToolsModule } from '../tools.module.js';

const TASKS = 100;
const KILLS = 10;
/** So many new calls are seen between two kills. */
const CALLS_BETWEEN = 5;
/** The product's promise is 30 seconds; the rest is for a machine that runs much else. */
const PATIENCE_MS = 300_000;
const LONGEST_TEST_MS = 1_200_000;

const redis = process.env.TEST_REDIS_URL;
const backEnd: [string, Record<string, string>] = redis
  ? ['Redis', { REDIS_URL: new URL('/8', redis).href }]
  : ['PostgreSQL', {}];

describe(`a worker that is killed, with queues on ${backEnd[0]}`, () => {
  const model = new FakeModel();
  let services: CompiledServices;
  let api: TestApp;
  let modelUrl: string;
  let worker: ChildProcess | undefined;

  beforeAll(async () => {
    services = await compiledServices();
    modelUrl = await model.start();
    api = await testApp([ToolsModule], { environment: { AI_FREE_DAILY: String(TASKS), ...backEnd[1] } });
  }, LONGEST_TEST_MS);
  afterAll(async () => {
    await kill();
    await api.close();
    await model.stop();
    await services.remove();
  });

  function start(): void {
    worker = fork(services.program('src/tools/testing/model-worker.ts'), {
      stdio: 'ignore',
      execArgv: [],
      env: { PATH: process.env.PATH, DATABASE_URL: api.database.url, OPENAI_BASE_URL: modelUrl, ...backEnd[1] },
    });
  }

  async function kill(): Promise<void> {
    if (!worker || worker.exitCode !== null || worker.signalCode !== null) return;
    worker.kill('SIGKILL');
    await once(worker, 'exit');
    await model.left();
  }

  /** Which task a call was made for, by the number in its advert. */
  const askedFor = () =>
    model.asked.map(({ body }) => Number(/Task (\d+)\b/.exec(body.messages[1]?.content ?? '')?.[1]));

  async function withReply(): Promise<Set<number>> {
    const rows = await api.database.dataSource.query<{ title: string }[]>(
      'SELECT t.title FROM task_replies r JOIN tasks t ON t.id = r.task_id',
    );
    return new Set(rows.map(({ title }) => Number(title.split(' ')[1])));
  }

  it(
    'loses no task, asks nothing twice that was answered, and charges each once',
    async () => {
      const slowly: Behaviour = async (response, asked) => {
        await wait(100);
        await says(goodAnalysis)(response, asked);
      };
      model.will(slowly);
      const ada = await api.as({ username: 'ada' });
      const ids: string[] = [];
      for (let task = 1; task <= TASKS; task += 1) {
        const input = { cvText: CV, jobDescription: `Task ${task}\n${JOB}` };
        const { status, body } = await ada.post('/api/tools/cv-analyzer').set('Prefer', 'respond-async').send(input);
        expect(status).toBe(202);
        ids.push(body.id);
      }

      /** How often a call for a task was open when the worker was killed. */
      const openAtKill = new Map<number, number>();
      for (let kills = 0; kills < KILLS; kills += 1) {
        const before = model.asked.length;
        start();
        await eventually(() => expect(model.asked.length).toBeGreaterThanOrEqual(before + CALLS_BETWEEN), PATIENCE_MS);
        await kill();
        const answered = await withReply();
        for (const task of new Set(askedFor())) {
          if (!answered.has(task)) openAtKill.set(task, (openAtKill.get(task) ?? 0) + 1);
        }
      }
      start();

      await eventually(async () => {
        const { body } = await ada.get('/api/tasks?limit=100');
        const states = new Set(body.tasks.map(({ state }: { state: string }) => state));
        expect([body.total, [...states]]).toEqual([TASKS, ['done']]);
      }, PATIENCE_MS);
      const calls = new Map<number, number>();
      for (const task of askedFor()) calls.set(task, (calls.get(task) ?? 0) + 1);
      expect(calls.size).toBe(TASKS);
      for (const [task, count] of calls) {
        expect([task, count]).toEqual([task, 1 + Math.min(count - 1, openAtKill.get(task) ?? 0)]);
      }
      const [charged] = await api.database.dataSource.query(
        'SELECT count(*)::int AS all, count(DISTINCT task_id)::int AS tasks FROM task_charges WHERE user_id = $1',
        [ada.user.id],
      );
      expect(charged).toEqual({ all: TASKS, tasks: TASKS });
      expect((await ada.get(`/api/tasks/${ids[0]}`)).body.result.engine).toBe('model');
    },
    LONGEST_TEST_MS,
  );
});
