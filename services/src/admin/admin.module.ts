import { Module } from '@nestjs/common';
import { HeadStartConfig } from '../jobs/head-start/head-start.config.js';
import { JobReaderModule } from '../jobs/job-reader.module.js';
import { config } from '../platform/config/config.js';
import { JobAdding } from './job-adding.js';
import { JobChanging } from './job-changing.js';
import { JobRemoving } from './job-removing.js';
import { JobsAdminController } from './jobs-admin.controller.js';
import { RepositoryController } from './repository.controller.js';
import { WrittenJobsReader } from './written-jobs.js';

@Module({
  imports: [JobReaderModule],
  controllers: [JobsAdminController, RepositoryController],
  providers: [config(HeadStartConfig), JobAdding, JobChanging, JobRemoving, WrittenJobsReader],
})
export class AdminModule {}
