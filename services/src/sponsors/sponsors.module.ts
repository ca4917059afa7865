import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { StorageModule } from '../platform/storage/storage.module.js';
import { TasksModule } from '../tasks/tasks.module.js';
import { MailModule } from '../mail/mail.module.js';
import { HeldRegisters } from './import/held-registers.js';
import { JobSponsors } from './job-sponsors.js';
import { LicenceMails } from './watch/licence-mails.js';
import { RegistersController } from './import/registers.controller.js';
import { ReviewsController } from './reviews/reviews.controller.js';
import { ReviewsService } from './reviews/reviews.service.js';
import { SponsorMatcher } from './names/sponsor-matcher.js';
import { SponsorIndex } from './search/index/sponsor-index.js';
import { SponsorIndexConfig } from './search/index/sponsor-index.config.js';
import { SponsorTable } from './search/sponsor-table.js';
import { config } from '../platform/config/config.js';
import { SponsorSearch } from './search/sponsor-search.js';
import { SponsorsController } from './sponsors.controller.js';
import { SponsorsService } from './sponsors.service.js';
import { TakeBackController } from './taking-back/take-back.controller.js';

@Module({
  imports: [JobsModule, MailModule, StorageModule, TasksModule],
  // `sponsors/admin/…` stands before `sponsors/:id`
  controllers: [RegistersController, ReviewsController, SponsorsController, TakeBackController],
  providers: [
    HeldRegisters,
    JobSponsors,
    LicenceMails,
    ReviewsService,
    SponsorIndex,
    config(SponsorIndexConfig),
    SponsorMatcher,
    SponsorSearch,
    SponsorTable,
    SponsorsService,
  ],
  exports: [JobSponsors, SponsorMatcher, SponsorsService],
})
export class SponsorsModule {}
