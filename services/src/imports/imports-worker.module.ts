import { Module } from '@nestjs/common';
import { config } from '../platform/config/config.js';
import { registerQueue } from '../platform/queues/queues.module.js';
import { ImportConfig } from './import.config.js';
import { IMPORT_QUEUE, ImportProcessor } from './import.processor.js';
import { JobImport } from './job-import.js';

/** What the worker does for the jobs: brings them in. */
@Module({
  imports: [registerQueue(IMPORT_QUEUE)],
  providers: [config(ImportConfig), JobImport, ImportProcessor],
})
export class ImportsWorkerModule {}
