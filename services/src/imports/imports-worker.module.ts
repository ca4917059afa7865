import { Module } from '@nestjs/common';
import { LastImportModule } from '../jobs/live/last-import.module.js';
import { config } from '../platform/config/config.js';
import { registerQueue } from '../platform/queues/queues.module.js';
import { AgainRound } from './again-round.js';
import { ImportConfig } from './import.config.js';
import { IMPORT_QUEUE } from './import-queue.js';
import { ImportProcessor } from './import.processor.js';
import { JobImport } from './job-import.js';

/** What the worker does for the jobs: brings them in. */
@Module({
  imports: [registerQueue(IMPORT_QUEUE), LastImportModule],
  providers: [config(ImportConfig), JobImport, ImportProcessor, AgainRound],
})
export class ImportsWorkerModule {}
