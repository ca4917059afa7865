import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { seenBy } from '../head-start/premium-first.js';
import { JobsService } from '../jobs.service.js';
import { mayAsk } from '../may-ask.js';
import { MatchingIds, MatchingQuestion } from './matching.dto.js';

@ApiTags('Jobs')
@Controller('jobs/matching')
@Access('signed-in')
export class MatchingController {
  constructor(private readonly jobs: JobsService) {}

  @Post()
  @ApiOperation({
    summary: 'Which of these jobs a search means',
    description:
      'For a page that hears of new jobs over the shared stream and wants to know whether they are for it. ' +
      'A job without a date is never new and is left out, unless `undatedToo` asks which jobs of a list are left.',
  })
  @Answers(MatchingIds)
  async matching(
    @Body() { ids, filters, undatedToo = false }: MatchingQuestion,
    @CurrentUser() user: SignedInUser,
  ): Promise<MatchingIds> {
    mayAsk(user, filters);
    const search = seenBy(user, filters);
    return { ids: await (undatedToo ? this.jobs.matchingAmong(ids, search) : this.jobs.newAmong(ids, search)) };
  }
}
