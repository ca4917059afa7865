import 'reflect-metadata';
import { ModelWorkerModule } from './model-worker.module.js';
import { testWorker } from './worker.js';

/** The worker as a program of its own, that a test can kill; its settings are its environment. */
const { DATABASE_URL = '', ...environment } = process.env;
await testWorker(DATABASE_URL, [ModelWorkerModule], environment as Record<string, string>);
