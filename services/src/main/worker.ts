import 'reflect-metadata';
import { NestFactory } from '@nestjs/core';
import { failStart } from './start.js';
import { WorkerModule } from './worker.module.js';

async function work(): Promise<void> {
  const app = await NestFactory.createApplicationContext(WorkerModule, {
    abortOnError: false,
    logger: ['error', 'warn'],
  });
  app.enableShutdownHooks();
  console.log('Working');
}

work().catch(failStart);
