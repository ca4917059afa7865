import { randomUUID } from 'node:crypto';
import type { INestApplicationContext } from '@nestjs/common';
import { eventually } from '../platform/testing/eventually.js';
import { testApp, type TestApp } from '../platform/testing/test-app.js';
import { CV, JOB } from './testing/model-replies.js';
import { testWorker } from './testing/worker.js';
import { ToolsWorkerModule } from './tools-worker.module.js';
import { ToolsModule } from './tools.module.js';

const LONGEST_TEST_MS = 600_000;
const RULES = `Sponsor licences

A sponsor licence is valid for 10 years from the day on which it is granted. An employer must report a change of address
within 20 working days. An employer must report a worker who does not start within 10 working days. A worker whose
sponsorship ends has 60 days to leave. An appeal against a refusal must be made within 28 days.

A certificate of sponsorship costs £525 for each skilled worker. The immigration skills charge is £1,320 for the first
year. A licence costs a small employer £574 and a large employer £1,579. A skilled worker must be paid at least £41,700 a
year, and a new entrant at least £33,400 a year.

A certificate of sponsorship is an electronic record that an employer assigns to a worker. An authorising officer is the
person who is responsible for the licence. A key contact is the person whom the Home Office writes to. A level 1 user is
the person who manages the licence day to day. Records must be kept for 1 year after sponsorship has ended, and accounts
for 6 years.`;

describe('the slow tools, answered by the built-in engine', () => {
  let api: TestApp;
  let worker: INestApplicationContext | undefined;
  let ada: Awaited<ReturnType<TestApp['as']>>;

  beforeAll(async () => {
    api = await testApp([ToolsModule], { environment: { AI_FREE_DAILY: '100', AI_DEADLINE_MS: '300000' } });
    worker = await testWorker(api.database.url, [ToolsWorkerModule]);
    ada = await api.as({ username: 'ada' });
  }, LONGEST_TEST_MS);
  afterAll(async () => {
    await worker?.close();
    await api.close();
  });

  it(
    'analyse a CV, line by line, and say that they are built in',
    async () => {
      const { status, body } = await ada.post('/api/tools/cv-analyzer').send({ cvText: CV, jobDescription: JOB });
      expect(status).toBe(200);
      expect(body).toMatchObject({ originalCvText: CV, engine: 'built-in', content: expect.stringMatching(/\S/) });
      expect(body.matchScore).toBeGreaterThan(0);
      expect(body.requirements.some(({ cvLine }: { cvLine: string | null }) => cvLine && CV.includes(cvLine))).toBe(
        true,
      );
      const learning = await ada
        .post('/api/tools/recommended-learning')
        .send({ analysisContent: body.content, jobDescription: JOB });
      expect([learning.status, learning.body.engine]).toEqual([200, 'built-in']);

      // The learning of an analysis comes with it; asked for once more, or for other words, it is a call of its own.
      const used = async () => (await ada.get('/api/tasks/quota')).body.used;
      expect(await used()).toBe(1);
      const analysisContent = `${body.content}\nGap: Rust`;
      await ada.post('/api/tools/recommended-learning').send({ analysisContent, jobDescription: JOB });
      expect(await used()).toBe(2);
    },
    LONGEST_TEST_MS,
  );

  it(
    'say what stands nearest in the CV that was analysed, of the same person alone',
    async () => {
      const jobDescription = 'Web Developer\nRequirements\n- Angular\n- TypeScript';
      const cvText = 'Jo\n\nExperience\nDeveloper, Mill, 2019 - 2024\n- Built 9 sites in React';
      const { body } = await ada.post('/api/tools/cv-analyzer').send({ cvText, jobDescription });
      const gaps = { analysisContent: 'Gaps\n• Angular: missing (5 points).', jobDescription };
      const learnt = async (person = ada) => (await person.post('/api/tools/recommended-learning').send(gaps)).body;
      expect((await learnt()).content).not.toContain('Built 9 sites');
      await api.database.dataSource.query(
        `UPDATE tasks SET result = jsonb_set(result, '{content}', to_jsonb($1::text))
         WHERE user_id = $2 AND result->>'content' = $3`,
        [gaps.analysisContent, ada.user.id, body.content],
      );
      gaps.jobDescription += '\n- CSS';
      expect((await learnt()).content).toContain('Nearest to it in your CV: React, in “Built 9 sites in React”');
      const eve = await api.as({ username: `eve-${randomUUID().slice(0, 8)}` });
      expect((await learnt(eve)).content).not.toContain('Built 9 sites');
    },
    LONGEST_TEST_MS,
  );

  it(
    'write five questions, and five others next time',
    async () => {
      const ask = async (batch: number) =>
        (await ada.post('/api/interview-prep/generate').send({ cvText: CV, jobDescription: JOB, batch })).body;
      const [first, second] = [await ask(0), await ask(1)];
      const questions = [...first.questions, ...second.questions].map(({ question }) => question);
      expect([first.questions.length, new Set(questions).size]).toEqual([5, questions.length]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'write a test, keep its key, grade it once, and cite the answer',
    async () => {
      const { body: test } = await ada.post('/api/tools/study-examiner').send({ studyMaterial: RULES });
      expect(test.questions.length).toBeGreaterThan(2);
      for (const question of test.questions)
        expect(Object.keys(question).sort()).toEqual(['id', 'options', 'question']);
      const tasks = await ada.get('/api/tasks?kind=study-examiner');
      const task = await ada.get(`/api/tasks/${tasks.body.tasks[0].id}`);
      expect(JSON.stringify(task.body.result)).not.toContain('correctAnswer');

      const [first] = test.questions;
      const grade = (answers: object, questions: unknown = test.questions, person = ada) =>
        person.post('/api/tools/grade-test').send({ questions, answers });
      const letter = Object.keys(first.options)[0] ?? 'A';
      const refused = [
        await grade({}),
        await grade({ [first.id]: 'Z' }),
        await grade({ [`${randomUUID()}.1`]: 'A' }),
        await grade({ [first.id]: letter }, [{ id: `${randomUUID()}.1` }]),
        await grade({ [first.id]: letter }, [{ id: 'q1' }]),
        await grade({ [first.id]: letter }, [{ ...first, correctAnswer: letter }]),
        await grade({ [first.id]: letter }, []),
        await grade({ [first.id]: letter }, test.questions, await api.as({ username: 'eve' })),
      ];
      expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
      for (const { body } of refused) expect(['questions', 'answers']).toContain(body.errors[0].field.split('.')[0]);

      // The same fault in every question is one sentence.
      const keyed = test.questions.map((question: object) => ({ ...question, correctAnswer: letter }));
      const { detail: said, errors } = (await grade({ [first.id]: letter }, keyed)).body;
      expect([errors.length, said.split(';').length]).toEqual([test.questions.length, 1]);

      const graded = await grade({ [first.id]: letter });
      expect(graded.body).toMatchObject({ totalQuestions: test.questions.length });
      const [detail, ...others] = graded.body.detailedResults;
      expect(detail).toMatchObject({ userAnswer: letter, isCorrect: letter === detail.correctAnswer });
      expect(RULES.replace(/\s+/g, ' ')).toContain(detail.sentence.replace(/\s+/g, ' '));
      expect(others[0].userAnswer).toBe('No Answer');
      expect((await grade({ [first.id]: letter })).body).toEqual(graded.body);
      const other = Object.keys(first.options)[1] ?? 'B';
      expect((await grade({ [first.id]: other })).status).toBe(409);

      // Whoever opens it from now on, wherever, sees it graded.
      const opened = await ada.get(`/api/tasks/${tasks.body.tasks[0].id}`);
      expect(opened.body.result).toMatchObject({ questions: test.questions, graded: graded.body });

      // A graded test is over: the same text is another attempt, in the same minute too.
      const { body: again } = await ada
        .post('/api/tools/study-examiner')
        .send({ studyMaterial: RULES, name: 'rules.pdf' });
      expect(again.graded).toBeUndefined();
      expect(again.questions.map(({ id }: { id: string }) => id)).not.toContain(first.id);
      expect((await grade({ [again.questions[0].id]: 'A' }, again.questions)).status).toBe(200);
      expect((await ada.get('/api/tasks?kind=study-examiner')).body.tasks[0].title).toBe('rules.pdf');
    },
    LONGEST_TEST_MS,
  );

  it(
    'optimise a CV and write a letter, to be had as files by whom they are for',
    async () => {
      const cv = await ada.post('/api/tools/cv-optimizer').send({ cvText: CV, jobDescription: JOB });
      expect(cv.body).toMatchObject({ originalCvText: CV, optimizedCvText: expect.stringContaining('Ada Okafor') });
      const letter = await ada.post('/api/tools/cover-letter').send({ cvText: CV, jobDescription: JOB });
      expect(letter.body.generatedCoverLetter).toMatch(/\S/);
      const paths = [`cv-optimizations/${cv.body.id}`, `cover-letters/${letter.body.id}`];
      const eve = await api.as({ username: 'eve' });
      for (const path of paths) {
        for (const [format, mark] of [
          ['pdf', '%PDF-'],
          ['docx', 'PK'],
        ] as const) {
          const file = await ada.get(`/api/tools/${path}/download?format=${format}`).buffer(true).responseType('blob');
          expect([file.status, file.headers['content-disposition']]).toEqual([
            200,
            expect.stringMatching(new RegExp(`^attachment; filename="[\\w-]+\\.${format}"$`)),
          ]);
          expect(Buffer.from(file.body).subarray(0, mark.length).toString('latin1')).toBe(mark);
        }
        expect((await eve.get(`/api/tools/${path}/download`)).status).toBe(404);
        expect((await ada.get(`/api/tools/${path}/download?format=exe`)).status).toBe(400);
      }
    },
    LONGEST_TEST_MS,
  );

  it(
    'forget a result that is deleted from the history',
    async () => {
      const { body } = await ada
        .post('/api/tools/cover-letter')
        .set('Prefer', 'respond-async')
        .send({ cvText: CV, jobDescription: `${JOB}\nAgain` });
      await eventually(async () => {
        expect((await ada.get(`/api/tasks/${body.id}`)).body.state).toBe('done');
      });
      const { result } = (await ada.get(`/api/tasks/${body.id}`)).body;
      await ada.delete(`/api/tasks/${body.id}`);
      expect((await ada.get(`/api/tools/cover-letters/${result.id}/download`)).status).toBe(404);
    },
    LONGEST_TEST_MS,
  );

  it(
    'refuse a text that no question can be asked about',
    async () => {
      const { status, body } = await ada.post('/api/tools/study-examiner').send({ studyMaterial: 'Hello.' });
      expect([status, body.detail]).toEqual([422, 'Failed to generate study test.']);
      expect(body.reason).toMatch(/^No fair question could be made of this text/);
      const studyMaterial =
        'La Constitución española fue aprobada en 1978. El rey es el jefe del Estado. Las Cortes Generales representan ' +
        'al pueblo español y están formadas por el Congreso de los Diputados y el Senado.';
      const foreign = await ada.post('/api/tools/study-examiner').send({ studyMaterial });
      expect([foreign.status, foreign.body.reason]).toEqual([
        422,
        expect.stringMatching(/does not seem to be in English/),
      ]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'cost nothing when they give nothing, or nothing new, and say so',
    async () => {
      const eve = await api.as({ username: `eve-${randomUUID().slice(0, 8)}` });
      const asked = async (path: string, input: object) => (await eve.post(`/api/${path}`).send(input)).body;
      const used = async () => (await eve.get('/api/tasks/quota')).body.used;

      const letter = await asked('tools/cover-letter', { cvText: 'x', jobDescription: 'y' });
      expect([letter.isBare, await used()]).toEqual([true, 0]);
      const unread = await asked('tools/cv-analyzer', {
        cvText: CV,
        jobDescription: 'Krankenpfleger in Köln gesucht.',
      });
      expect([unread.requirements, await used()]).toEqual([[], 0]);
      const whole = await asked('tools/cover-letter', { cvText: CV, jobDescription: JOB });
      expect([whole.isBare, await used()]).toEqual([false, 1]);

      const test = async (batch: number) => asked('tools/study-examiner', { studyMaterial: RULES, batch });
      for (let batch = 0; batch < 8; batch += 1) {
        const before = await used();
        const { questions, repeated } = await test(batch);
        expect((await used()) - before).toBe(repeated === questions.length ? 0 : 1);
        if (repeated === questions.length) break;
        expect(batch).toBeLessThan(7); // so short a text is used up long before
      }

      const ask = async (batch: number) =>
        asked('interview-prep/generate', { cvText: 'Nurse', jobDescription: 'Cook', batch });
      for (let batch = 0; batch < 20; batch += 1) {
        const before = await used();
        const { questions, repeated } = await ask(batch);
        expect((await used()) - before).toBe(repeated === questions.length ? 0 : 1);
        if (repeated === questions.length) break;
        expect(batch).toBeLessThan(19);
      }
    },
    LONGEST_TEST_MS,
  );

  const strange = 'a'.repeat(200_000) + '\u202eעברית 日本語 <script>alert(1)</script> \ud800 {{7*7}}';
  it.each([
    ['a CV of one line', { cvText: 'Nurse', jobDescription: JOB }],
    ['an advert in another language', { cvText: CV, jobDescription: 'Krankenpfleger (m/w/d) in Köln gesucht.' }],
    ['a CV from right to left, with markup and halves of characters', { cvText: strange, jobDescription: JOB }],
    ['texts that ask for nothing', { cvText: '!!!', jobDescription: '...' }],
  ])(
    'answer %s',
    async (_what, input) => {
      for (const path of ['tools/cv-analyzer', 'interview-prep/generate', 'tools/cv-optimizer', 'tools/cover-letter']) {
        const { status, body } = await ada.post(`/api/${path}`).send(input);
        expect([path, status, body.detail]).toEqual([path, 200, undefined]);
      }
    },
    LONGEST_TEST_MS,
  );

  const blank = { cvText: ' ', jobDescription: '\n' };
  it.each([
    ['blank texts', 'tools/cv-analyzer', blank, 400, ['cvText', 'jobDescription']],
    [
      'texts of which nothing can be seen',
      'tools/cv-analyzer',
      { cvText: '\u200b\u2060\n\ufeff', jobDescription: '\u200d' },
      400,
      ['cvText', 'jobDescription'],
    ],
    ['no CV', 'tools/cv-analyzer', { jobDescription: JOB }, 400, ['cvText']],
    ['a list', 'tools/cv-analyzer', { cvText: ['a'], jobDescription: JOB }, 400, ['cvText']],
    ['NUL', 'tools/cv-analyzer', { cvText: 'a\0', jobDescription: JOB }, 400, ['cvText']],
    [
      'a field of somebody else',
      'tools/cv-analyzer',
      { cvText: CV, jobDescription: JOB, userId: 'eve' },
      400,
      ['userId'],
    ],
    ['a batch below 0', 'tools/cv-analyzer', { cvText: CV, jobDescription: JOB, batch: -1 }, 400, ['batch']],
    ['a megabyte', 'tools/cv-analyzer', { cvText: 'x'.repeat(1_000_000), jobDescription: JOB }, 413, ['cvText']],
    ['no material', 'tools/study-examiner', { studyMaterial: '' }, 400, ['studyMaterial']],
    ['no material at all', 'tools/study-examiner', {}, 400, ['studyMaterial']],
    ['no texts', 'interview-prep/generate', { cvText: '', jobDescription: '' }, 400, ['jobDescription', 'cvText']],
    [
      'no analysis',
      'tools/recommended-learning',
      { analysisContent: '', jobDescription: JOB },
      400,
      ['analysisContent'],
    ],
    [
      'wishes that are no text',
      'tools/cover-letter',
      { cvText: CV, jobDescription: JOB, customizations: 7 },
      400,
      ['customizations'],
    ],
  ])(
    'refuse %s at %s, naming the field',
    async (_what, path, body, status, fields) => {
      const answer = await ada.post(`/api/${path}`).send(body);
      expect(answer.status).toBe(status);
      expect(answer.body.errors.map(({ field }: { field: string }) => field).sort()).toEqual([...fields].sort());
    },
    LONGEST_TEST_MS,
  );

  it(
    'say what is missing in the words of the product',
    async () => {
      const said = async (path: string) => (await ada.post(`/api/${path}`).send({})).body.errors;
      expect(await said('tools/cv-analyzer')).toEqual(
        expect.arrayContaining([
          { field: 'cvText', message: 'Please enter CV text or upload a file' },
          { field: 'jobDescription', message: 'Please enter job description for matching analysis' },
        ]),
      );
      expect(await said('interview-prep/generate')).toEqual(
        expect.arrayContaining([
          { field: 'jobDescription', message: 'Please enter a job description' },
          { field: 'cvText', message: 'Please upload your CV for personalized interview questions' },
        ]),
      );
      expect(await said('tools/study-examiner')).toEqual([
        { field: 'studyMaterial', message: 'Please enter study text or upload a file' },
      ]);
    },
    LONGEST_TEST_MS,
  );

  it(
    'are for people who are signed in',
    async () => {
      for (const path of ['tools/cv-analyzer', 'interview-prep/generate', 'tools/study-examiner', 'tools/grade-test']) {
        expect((await api.http.post(`/api/${path}`).send({})).status).toBe(401);
      }
    },
    LONGEST_TEST_MS,
  );
});
