import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobChanges } from './index/job-changes.js';
import { SearchPlans } from './finding/search-plans.js';
import { Stems } from './finding/stems.js';
import { JobEntity } from './job.entity.js';
import { JobOptions } from './job-options.js';
import { JobRows } from './job-rows.js';
import { JobSearch } from './job.search.js';
import { JobsController } from './jobs.controller.js';
import { JobsService } from './jobs.service.js';
import { Spelling } from './spelling.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobEntity])],
  controllers: [JobsController],
  providers: [JobChanges, JobOptions, JobRows, JobSearch, JobsService, SearchPlans, Spelling, Stems],
  exports: [JobChanges, JobsService],
})
export class JobsModule {}
