import { Module } from '@nestjs/common';
import { TypeOrmModule } from '@nestjs/typeorm';
import { JobsModule } from '../jobs/jobs.module.js';
import { MailModule } from '../mail/mail.module.js';
import { AlertList } from './alert-list.js';
import { SavedSearchEntity } from './saved-search.entity.js';
import { SavedSearchesController } from './saved-searches.controller.js';
import { SavedSearchesService } from './saved-searches.service.js';
import { UntoldJobs } from './untold-jobs.js';

@Module({
  imports: [TypeOrmModule.forFeature([SavedSearchEntity]), JobsModule, MailModule],
  controllers: [SavedSearchesController],
  providers: [SavedSearchesService, AlertList, UntoldJobs],
})
export class SavedSearchesModule {}
