import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { ApplicationsController } from './applications.controller.js';
import { ApplicationsService } from './applications.service.js';
import { DemoController } from './demo.controller.js';
import { JobApplicationEntity } from './job-application.entity.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobApplicationEntity])],
  controllers: [ApplicationsController, DemoController],
  providers: [ApplicationsService],
})
export class ApplicationsModule {}
