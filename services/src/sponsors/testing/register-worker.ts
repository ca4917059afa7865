import type { INestApplicationContext } from '@nestjs/common';
import type { TestApp } from '../../platform/testing/test-app.js';
import { testWorker } from '../../tools/testing/worker.js';
import { RegisterImport } from '../import/register-import.js';
import { RegisterProcess } from '../import/register-process.js';
import { RegisterTakingBack } from '../taking-back/register-taking-back.js';
import { SponsorsWorkerModule } from '../sponsors-worker.module.js';
import { withoutRounds } from './register-app.js';

/** The worker that does what administrators ask of the register, in its own process: a test is not compiled to start others. */
export async function registerWorker(
  api: TestApp,
  environment: Record<string, string>,
): Promise<INestApplicationContext> {
  const worker = await testWorker(api.database.url, [SponsorsWorkerModule], {
    SPONSOR_REGISTERS: 'off',
    ...environment,
  });
  withoutRounds(worker);
  const { dataSource } = api.database;
  const program = worker.get(RegisterProcess);
  program.run = (source) => new RegisterImport(dataSource).run(source);
  program.takeBack = (id, by) => new RegisterTakingBack(dataSource).run(id, by);
  return worker;
}
