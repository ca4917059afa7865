import { Body, Controller, Post } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { JobMatch, MatchQuery } from './match.dto.js';
import { MatchService } from './match.service.js';

@ApiTags('Jobs')
@Controller('jobs')
@Access('signed-in')
export class MatchController {
  constructor(private readonly matches: MatchService) {}

  @Post('match')
  @ApiOperation({ summary: 'How well a CV that you keep matches these jobs, and why' })
  @Answers([JobMatch])
  match(@Body() { ids, cvId }: MatchQuery, @CurrentUser() user: SignedInUser): Promise<JobMatch[]> {
    return this.matches.match(user, ids, cvId ?? undefined);
  }
}
