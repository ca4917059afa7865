import { Module } from '@nestjs/common';
import { AdminModule } from '../admin/admin.module.js';
import { AdvertsModule } from '../adverts/adverts.module.js';
import { ApplicationsModule } from '../applications/applications.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { BillingModule } from '../billing/billing.module.js';
import { CvsModule } from '../cvs/cvs.module.js';
import { HealthModule } from '../health/health.module.js';
import { UploadsModule } from '../imports/uploads/uploads.module.js';
import { JobsModule } from '../jobs/jobs.module.js';
import { LiveModule } from '../live/live.module.js';
import { NewsModule } from '../news/news.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { OpenApiModule } from '../platform/openapi/openapi.module.js';
import { OpeningsModule } from '../openings/openings.module.js';
import { PlatformModule } from '../platform/platform.module.js';
import { QueuesModule } from '../platform/queues/queues.module.js';
import { SponsorsModule } from '../sponsors/sponsors.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { SavedJobsModule } from '../saved-jobs/saved-jobs.module.js';
import { SavedSearchesModule } from '../saved-searches/saved-searches.module.js';
import { MatchModule } from '../tools/match/match.module.js';
import { ToolsModule } from '../tools/tools.module.js';
import { VisasModule } from '../visas/visas.module.js';

/** Whoever asks is told when the database hangs. */
const environment = { DATABASE_ANSWER_TIMEOUT_MS: '16000', ...process.env };

/** Everything behind `/api` and `/health`. A feature adds its module to this list. */
@Module({
  imports: [
    PlatformModule.from(environment),
    QueuesModule,
    OpenApiModule,
    AuthModule,
    AdminModule,
    AdvertsModule,
    BillingModule,
    HealthModule,
    TasksModule,
    CvsModule,
    MatchModule,
    ToolsModule,
    LiveModule,
    NoticesModule,
    JobsModule,
    UploadsModule,
    OpeningsModule,
    SavedSearchesModule,
    NewsModule,
    ApplicationsModule,
    SavedJobsModule,
    SponsorsModule,
    VisasModule,
  ],
})
export class ApiModule {}
