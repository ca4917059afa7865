import { Module } from '@nestjs/common';
import { PlatformModule } from '../platform/platform.module.js';
import { QueuesModule } from '../platform/queues/queues.module.js';

/** What works on queues and schedules. A feature adds its worker module to this list. */
@Module({
  imports: [PlatformModule.from(), QueuesModule],
})
export class WorkerModule {}
