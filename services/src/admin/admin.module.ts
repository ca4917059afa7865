import { Module } from '@nestjs/common';
import { RowCache } from '../jobs/index/row-cache.js';
import { JobRows } from '../jobs/job-rows.js';
import { RepositoryController } from './repository.controller.js';
import { RepositorySearch } from './repository.search.js';
import { RepositoryService } from './repository.service.js';

/** Reads jobs by their own rows and view; which of them an administrator sees is decided here. */
@Module({
  controllers: [RepositoryController],
  providers: [JobRows, RepositorySearch, RepositoryService, RowCache],
})
export class AdminModule {}
