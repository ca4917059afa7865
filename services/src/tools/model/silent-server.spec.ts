import type { INestApplicationContext } from '@nestjs/common';
import { testApp, type TestApp } from '../../platform/testing/test-app.js';
import { drips, FakeModel, hangs } from '../testing/fake-model.js';
import { CV, JOB } from '../testing/model-replies.js';
import { ModelWorkerModule } from '../testing/model-worker.module.js';
import { testWorker } from '../testing/worker.js';
import { ToolsModule } from '../tools.module.js';

describe('an OpenAI-compatible server that does not come to an end', () => {
  const model = new FakeModel();
  let api: TestApp;
  let worker: INestApplicationContext | undefined;

  beforeAll(async () => {
    const baseUrl = await model.start();
    api = await testApp([ToolsModule], { environment: { AI_FREE_DAILY: 'off', AI_DEADLINE_MS: '300000' } });
    worker = await testWorker(api.database.url, [ModelWorkerModule], {
      OPENAI_BASE_URL: baseUrl,
      AI_DEADLINE_MS: '2000',
    });
  });
  afterAll(async () => {
    await worker?.close();
    await api.close();
    await model.stop();
  });

  it.each([
    ['stays silent', hangs],
    ['lets its answer trickle in', drips],
  ])('is waited for as long as is allowed when it %s, and not asked again', async (fault, behaviour) => {
    model.will(behaviour);
    const ada = await api.as({ username: 'ada' });
    const input = { cvText: CV, jobDescription: `${JOB}\nIt ${fault}` };
    const { status, body } = await ada.post('/api/tools/cv-analyzer').send(input);
    expect([status, body.detail, body.reason]).toEqual([
      504,
      'Failed to analyze CV.',
      'The AI service did not answer within 2 seconds.',
    ]);
    // on a machine that stalls the time may be over before the call is out
    expect(model.asked.length).toBeLessThanOrEqual(1);
  });
});
