import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { shownTo } from '../jobs/job-json.js';
import { JobsService } from '../jobs/jobs.service.js';
import { Access, CurrentUser, OpenedWith, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { JobsByIds, ShownJobs } from './openings.dto.js';

@ApiTags('Jobs')
@Controller('jobs/openings')
@Access('signed-in')
export class OpeningsController {
  constructor(private readonly jobs: JobsService) {}

  @Post()
  @OpenedWith('/jobs', '/sponsors/:id') // a card of either unfolds
  @ApiOperation({
    summary: 'These jobs, for a list that shows the jobs of one opening',
    description: 'A list with group=true names the jobs of each opening by their ids; here are at most 100 of them.',
  })
  @Answers(JobsByIds)
  async byIds(@Body() { ids }: ShownJobs, @CurrentUser() user: SignedInUser | undefined): Promise<JobsByIds> {
    const jobs = await this.jobs.withPage([...new Set(ids)], user);
    return { jobs: shownTo(user, jobs) };
  }
}
