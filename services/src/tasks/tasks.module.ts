import { Module } from '@nestjs/common';
import { LiveModule } from '../live/live.module.js';
import { config } from '../platform/config/config.js';
import { registerQueue } from '../platform/queues/queues.module.js';
import { SlowAnswers } from './slow-answers.js';
import { BULK_QUEUE, LONG_QUEUE, TaskQueues, TOOLS_QUEUE } from './task-queues.js';
import { TaskRelay } from './task-relay.js';
import { TaskRows } from './task-rows.js';
import { TaskSignals } from './task-signals.js';
import { TaskStreams } from './task-streams.js';
import { TasksConfig } from './tasks.config.js';
import { TasksController } from './tasks.controller.js';
import { TasksService } from './tasks.service.js';

/** What both sides of the queues stand on. */
@Module({
  imports: [registerQueue(TOOLS_QUEUE), registerQueue(LONG_QUEUE), registerQueue(BULK_QUEUE)],
  providers: [config(TasksConfig), TaskRows, TaskQueues, TaskSignals],
  exports: [TasksConfig, TaskRows, TaskQueues, TaskSignals],
})
export class TaskCoreModule {}

/** For features of the api that start tasks: `TasksService.start`, or `SlowAnswers` for calls that may wait. */
@Module({
  imports: [TaskCoreModule, LiveModule],
  controllers: [TasksController],
  providers: [TasksService, TaskStreams, TaskRelay, SlowAnswers],
  exports: [TasksService, SlowAnswers],
})
export class TasksModule {}
