import { Module, type INestApplicationContext, type Type } from '@nestjs/common';
import { NestFactory } from '@nestjs/core';
import { PlatformModule } from '../../platform/platform.module.js';
import { patientDatabase } from '../../platform/testing/test-database.js';
import { WorkerQueuesModule } from '../../platform/queues/queues.module.js';
import { TasksWorkerModule } from '../../tasks/tasks-worker.module.js';

/** The worker program with these modules, on the database of a test. */
export async function testWorker(
  databaseUrl: string,
  modules: Type<object>[],
  environment: Record<string, string> = {},
): Promise<INestApplicationContext> {
  const settings = { ...patientDatabase(databaseUrl), DATABASE_POOL_SIZE: '6', ...environment };
  @Module({ imports: [PlatformModule.from(settings), WorkerQueuesModule, TasksWorkerModule, ...modules] })
  class TestWorkerModule {}
  return NestFactory.createApplicationContext(TestWorkerModule, {
    abortOnError: false,
    logger: process.env.TEST_LOGS ? ['error', 'warn'] : false,
  });
}
