import { Module } from '@nestjs/common';
import { JobReaderModule } from '../jobs/job-reader.module.js';
import { RepositoryController } from './repository.controller.js';

@Module({ imports: [JobReaderModule], controllers: [RepositoryController] })
export class AdminModule {}
