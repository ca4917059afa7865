import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { getPriority } from 'node:os';
import { pathToFileURL } from 'node:url';
import type { EngineCall } from '../career-engine.js';
import { BuiltInEngine } from '../engine/built-in-engine.js';
import { compiledServices, type CompiledServices } from '../testing/compiled-services.js';
import { ThreadedEngine } from './threaded-engine.js';

const LONGEST_TEST_MS = 600_000;
const CV =
  'Ada Okafor\nRegistered nurse since 2016\nSkills: triage, patient care\nNurse, St Mary Hospital, 2019 to 2024';
const JOB = 'Nurse, Example Hospital\nRequirements:\n- Registered nurse\n- Triage\n- Five years of experience';
const sentence = (n: number) =>
  `A permit of class ${n} costs £${n * 7 + 40} and lasts for ${n + 3} months in town ${n}.`;
const book = Array.from({ length: 900 }, (_, n) => sentence(n + 1)).join('\n');

const aCall = (more: Partial<EngineCall> = {}): EngineCall => ({
  signal: new AbortController().signal,
  step: () => undefined,
  remember: (_name, ask) => ask(),
  ...more,
});

/** As Linux tells it of every thread of this program, behind the name of each. */
const prioritiesOfThreads = (): number[] =>
  readdirSync('/proc/self/task')
    .map((thread) => `/proc/self/task/${thread}/stat`)
    .filter((file) => existsSync(file))
    .map((file) => Number(readFileSync(file, 'utf8').split(') ').at(-1)!.split(' ')[16]));
const onLinux = process.platform === 'linux' ? it : it.skip;

describe('the built-in engine in threads', () => {
  let services: CompiledServices;
  let engine: ThreadedEngine;
  beforeAll(async () => {
    services = await compiledServices();
    engine = new ThreadedEngine(pathToFileURL(services.program('src/tools/engine-threads/engine-worker.ts')));
  }, LONGEST_TEST_MS);
  afterAll(async () => {
    await engine.onApplicationShutdown();
    await services.remove();
  });

  it(
    'answers as it does without them, a short text and a long one, and tells its steps',
    async () => {
      const here = new BuiltInEngine();
      const steps: string[] = [];
      const step = (name: string) => void steps.push(name);
      const input = { cvText: CV, jobDescription: JOB };
      expect(await engine.analyseCv(input, aCall({ step }))).toEqual(await here.analyseCv(input, aCall()));
      expect(steps).toEqual(['Reading the job description', 'Reading the CV', 'Comparing', 'Writing the analysis']);
      const test = { studyMaterial: book, batch: 0, asked: [] };
      expect(book.length).toBeGreaterThan(50_000);
      expect(await engine.writeTest(test, aCall())).toEqual(await here.writeTest(test, aCall()));
    },
    LONGEST_TEST_MS,
  );

  it(
    'leaves its own thread free for everything else while it computes',
    async () => {
      let isDone = false;
      let turns = 0;
      const test = engine
        .writeTest({ studyMaterial: `Another edition.\n${book}`, batch: 0, asked: [] }, aCall())
        .finally(() => (isDone = true));
      while (!isDone) {
        turns += 1;
        await new Promise((resolve) => setImmediate(resolve));
      }
      expect((await test).questions.length).toBeGreaterThan(0);
      // between its steps alone it would be a handful
      expect(turns).toBeGreaterThan(100);
    },
    LONGEST_TEST_MS,
  );

  onLinux(
    'gives way to whoever waits for a page: its threads stand below everything else that the program does',
    async () => {
      const before = getPriority();
      await engine.analyseCv({ cvText: CV, jobDescription: JOB }, aCall());
      expect(Math.max(...prioritiesOfThreads())).toBeGreaterThanOrEqual(10);
      expect(getPriority()).toBe(before);
    },
    LONGEST_TEST_MS,
  );

  it(
    'stops waiting as soon as nobody waits any more, and answers the next call',
    async () => {
      const leaving = new AbortController();
      const asked = engine.writeTest(
        { studyMaterial: book, batch: 0, asked: [] },
        aCall({ signal: leaving.signal, step: () => leaving.abort(new Error('Nobody waits')) }),
      );
      await expect(asked).rejects.toThrow('Nobody waits');
      const { questions } = await engine.writeQuestions(
        { cvText: CV, jobDescription: JOB, batch: 0, asked: [] },
        aCall(),
      );
      expect(questions).toHaveLength(5);
    },
    LONGEST_TEST_MS,
  );

  it(
    'says so when its thread ends under it, and begins another',
    async () => {
      const input = { cvText: CV, jobDescription: JOB };
      await engine.analyseCv(input, aCall());
      const asked = engine.analyseCv(input, aCall());
      await engine.onApplicationShutdown();
      await expect(asked).rejects.toThrow('The program is being stopped');
      expect((await engine.analyseCv(input, aCall())).requirements.length).toBeGreaterThan(0);
    },
    LONGEST_TEST_MS,
  );
});
