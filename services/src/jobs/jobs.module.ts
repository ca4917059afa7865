import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { StorageModule } from '../platform/storage/storage.module.js';
import { LogoController } from './logo/logo.controller.js';
import { LogosService } from './logo/logos.service.js';
import { LiveModule } from '../live/live.module.js';
import { config } from '../platform/config/config.js';
import { IndexFeed } from './index/index-feed.js';
import { JobChanges } from './index/job-changes.js';
import { JobIndex } from './index/job-index.js';
import { JobIndexConfig } from './index/job-index.config.js';
import { RowCache } from './index/row-cache.js';
import { SearchMemory } from './index/search-memory.js';
import { AdvancedCountsController } from './finding/advanced-counts.controller.js';
import { AdvancedCounter } from './finding/advanced-counts.js';
import { AdvancedOptionsReader } from './finding/advanced-options.js';
import { SearchPlans } from './finding/search-plans.js';
import { Stems } from './finding/stems.js';
import { Trades } from './finding/trades.js';
import { Suggestions } from './finding/suggestions.js';
import { JobEntity } from './job.entity.js';
import { JobOptions } from './job-options.js';
import { JobRankings } from './job-rankings.js';
import { JobRows } from './job-rows.js';
import { JobSearch } from './job.search.js';
import { JobsController } from './jobs.controller.js';
import { FilteredNews } from './live/filtered-news.js';
import { JobNews } from './live/job-news.js';
import { JobStreamController } from './live/job-stream.controller.js';
import { MatchingController } from './live/matching.controller.js';
import { LastImportModule } from './live/last-import.module.js';
import { JobsService } from './jobs.service.js';
import { KeptAnswers } from './kept-answers.js';
import { OccupationGroupsController } from './occupations/occupation-groups.controller.js';
import { SourceChecks } from './source-checks.js';
import { Spelling } from './spelling.js';

@Module({
  imports: [TypeOrmModule.forFeature([JobEntity]), LiveModule, LastImportModule, StorageModule],
  // `jobs/stream` and the like stand before `jobs/:id`
  controllers: [
    AdvancedCountsController,
    JobStreamController,
    MatchingController,
    LogoController,
    OccupationGroupsController,
    JobsController,
  ],
  providers: [
    AdvancedCounter,
    AdvancedOptionsReader,
    config(JobIndexConfig),
    FilteredNews,
    IndexFeed,
    JobChanges,
    JobIndex,
    RowCache,
    { provide: SearchMemory, useExisting: JobIndex },
    JobNews,
    JobOptions,
    JobRankings,
    JobRows,
    JobSearch,
    JobsService,
    KeptAnswers,
    LogosService,
    SearchPlans,
    SourceChecks,
    Spelling,
    Stems,
    Trades,
    Suggestions,
  ],
  exports: [JobChanges, JobRankings, JobsService, LastImportModule],
})
export class JobsModule {}
