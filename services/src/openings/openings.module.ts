import { Module } from '@nestjs/common';
import { JobsModule } from '../jobs/jobs.module.js';
import { OpeningDecisionsController } from './opening-decisions.controller.js';
import { OpeningDecisions } from './opening-decisions.service.js';
import { OpeningSearch } from './opening-search.js';
import { OpeningsController } from './openings.controller.js';

@Module({
  imports: [JobsModule],
  controllers: [OpeningDecisionsController, OpeningsController],
  providers: [OpeningDecisions, OpeningSearch],
})
export class OpeningsModule {}
