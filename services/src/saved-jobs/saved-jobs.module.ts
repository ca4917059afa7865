import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsModule } from '../applications/applications.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { SavedJobEntity } from './saved-job.entity.js';
import { SavedJobsController } from './saved-jobs.controller.js';
import { SavedJobsService } from './saved-jobs.service.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedJobEntity]), ApplicationsModule, JobsModule],
  controllers: [SavedJobsController],
  providers: [SavedJobsService],
})
export class SavedJobsModule {}
