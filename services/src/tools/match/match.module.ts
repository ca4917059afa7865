import { Module } from '@nestjs/common';
import { CvsModule } from '../../cvs/cvs.module.js';
import { JobsModule } from '../../jobs/jobs.module.js';
import { MatchController } from './match.controller.js';
import { MatchService } from './match.service.js';
import { MatchThread } from './match-thread.js';

/** Jobs and CVs together: the score beside a job, and the order by it. */
@Module({
  imports: [CvsModule, JobsModule],
  controllers: [MatchController],
  providers: [MatchService, MatchThread],
})
export class MatchModule {}
