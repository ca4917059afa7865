import { Module } from '@nestjs/common';
import { JobReaderModule } from '../jobs/job-reader.module.js';
import { config } from '../platform/config/config.js';
import { AdvertsConfig } from './adverts.config.js';
import { AdvertsController } from './adverts.controller.js';
import { HoldsController } from './holds.controller.js';
import { HoldsService } from './holds.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';

/** What adverts say of themselves, which of them are held for review, and what people report about them. */
@Module({
  imports: [JobReaderModule],
  controllers: [AdvertsController, HoldsController, ReportsController],
  providers: [config(AdvertsConfig), HoldsService, ReportsService],
})
export class AdvertsModule {}
