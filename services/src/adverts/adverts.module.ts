import { Module } from '@nestjs/common';
import { RowCache } from '../jobs/index/row-cache.js';
import { JobRows } from '../jobs/job-rows.js';
import { config } from '../platform/config/config.js';
import { AdvertsConfig } from './adverts.config.js';
import { AdvertsController } from './adverts.controller.js';
import { HoldsController } from './holds.controller.js';
import { HoldsService } from './holds.service.js';
import { ReportsController } from './reports.controller.js';
import { ReportsService } from './reports.service.js';

/** What adverts say of themselves, which of them are held for review, and what people report about them. */
@Module({
  controllers: [AdvertsController, HoldsController, ReportsController],
  providers: [config(AdvertsConfig), HoldsService, JobRows, ReportsService, RowCache],
})
export class AdvertsModule {}
