import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { LastImportModule } from '../jobs/live/last-import.module.js';
import { MailModule } from '../mail/mail.module.js';
import { NoticesModule } from '../notices/notices.module.js';
import { config } from '../platform/config/config.js';
import { registerQueue } from '../platform/queues/queues.module.js';
import { UsersModule } from '../users/users.module.js';
import { AlertsConfig } from './alerts.config.js';
import { ALERTS_QUEUE, AlertsProcessor } from './alerts.processor.js';
import { AlertsService } from './alerts.service.js';
import { SavedSearchEntity } from './saved-search.entity.js';
import { UntoldJobs } from './untold-jobs.js';

/** What the worker does for saved searches: alerts. */
@Module({
  imports: [
    TypeOrmModule.forFeature([SavedSearchEntity]),
    registerQueue(ALERTS_QUEUE),
    JobsModule,
    LastImportModule,
    MailModule,
    NoticesModule,
    UsersModule,
  ],
  providers: [config(AlertsConfig), AlertsService, AlertsProcessor, UntoldJobs],
})
export class SavedSearchesWorkerModule {}
