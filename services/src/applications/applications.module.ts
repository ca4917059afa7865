import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { DemoController } from './demo.controller.js';
import { JobApplicationEntity } from './job-application.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobApplicationEntity]), JobsModule],
  controllers: [ApplicationsController, DemoController],
  providers: [ApplicationsService],
  exports: [ApplicationsService],
})
export class ApplicationsModule {}
