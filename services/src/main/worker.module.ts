import { Module } from '@nestjs/common';
import { ImportsWorkerModule } from '../imports/imports-worker.module.js';
import { UploadsWorkerModule } from '../imports/uploads/uploads.module.js';
import { MailWorkerModule } from '../mail/mail-worker.module.js';
import { NewsWorkerModule } from '../news/news-worker.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { WorkerQueuesModule } from '../platform/queues/queues.module.js';
import { SavedSearchesWorkerModule } from '../saved-searches/saved-searches-worker.module.js';
import { SponsorsWorkerModule } from '../sponsors/sponsors-worker.module.js';
import { TasksWorkerModule } from '../tasks/tasks-worker.module.js';
import { ToolsWorkerModule } from '../tools/tools-worker.module.js';

/** Nobody waits for a connection of this program; on a busy machine one that is given up is only asked for again. */
const environment = { DATABASE_CONNECT_TIMEOUT_MS: '30000', ...process.env };

/** What works on queues and schedules. A feature adds its worker module to this list. */
@Module({
  imports: [
    PlatformModule.from(environment),
    WorkerQueuesModule,
    TasksWorkerModule,
    ToolsWorkerModule,
    MailWorkerModule,
    NewsWorkerModule,
    ImportsWorkerModule,
    UploadsWorkerModule,
    SavedSearchesWorkerModule,
    SponsorsWorkerModule,
  ],
})
export class WorkerModule {}
