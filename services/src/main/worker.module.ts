import { Module } from '@nestjs/common';
import { NewsWorkerModule } from '../news/news-worker.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { QueuesModule } from '../platform/queues/queues.module.js';

/** What works on queues and schedules. A feature adds its worker module to this list. */
@Module({
  imports: [PlatformModule.from(), QueuesModule, NewsWorkerModule],
})
export class WorkerModule {}
