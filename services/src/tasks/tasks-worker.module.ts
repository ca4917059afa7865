import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { TaskRunner } from './task-runner.js';
import { TaskSweep } from './task-sweep.js';
import { TaskWorks } from './task-works.js';
import { BulkTasksProcessor, LongTasksProcessor, ToolTasksProcessor } from './task.processors.js';
import { TaskCoreModule } from './tasks.module.js';

/** What does the tasks. A feature provides its `TaskWork` in a worker module of its own. */
@Module({
  imports: [TaskCoreModule, DiscoveryModule],
  providers: [TaskWorks, TaskRunner, TaskSweep, ToolTasksProcessor, LongTasksProcessor, BulkTasksProcessor],
})
export class TasksWorkerModule {}
