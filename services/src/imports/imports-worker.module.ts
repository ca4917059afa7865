import { Module } from '@nestjs/common';
import { ClosingRound } from '../jobs/closing/closing-round.js';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { HeadStartRound } from '../jobs/head-start/head-start-round.js';
import { LastImportModule } from '../jobs/live/last-import.module.js';
import { config } from '../platform/config/config.js';
import { registerQueue } from '../platform/queues/queues.module.js';
import { AgainRound } from './again-round.js';
import { ImportConfig } from './import.config.js';
import { IMPORT_QUEUE } from './import-queue.js';
import { ImportProcessor } from './import.processor.js';
import { JobImport } from './job-import.js';
import { OwnLinks } from './own-links.js';
import { PlacesAgain } from './places-again.js';

/** What the worker does for the jobs: brings them in, opens them to everybody, and closes them. */
@Module({
  imports: [registerQueue(IMPORT_QUEUE), LastImportModule],
  providers: [
    config(ImportConfig),
    config(HeadStartConfig),
    JobImport,
    ImportProcessor,
    AgainRound,
    HeadStartRound,
    ClosingRound,
    OwnLinks,
    PlacesAgain,
  ],
})
export class ImportsWorkerModule {}
