import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { Forbidden } from '../../platform/refusals/refusals.js';
import { seenBy } from '../head-start/premium-first.js';
import { JobCountsQuery } from '../jobs.dto.js';
import { AdvancedCounts } from './advanced-counts.dto.js';
import { AdvancedCounter } from './advanced-counts.js';

@ApiTags('Jobs')
@Controller('jobs/filter-counts/advanced')
@Access('signed-in')
export class AdvancedCountsController {
  constructor(private readonly counter: AdvancedCounter) {}

  @Get()
  @ApiOperation({
    summary: 'For each advanced filter, how many jobs each option has, given the rest of the search',
    description: 'Part of Premium, as the filters are. `places` does not matter.',
  })
  @Answers(AdvancedCounts)
  counts(@Query() query: JobCountsQuery, @CurrentUser() user: SignedInUser): Promise<AdvancedCounts> {
    if (user.plan !== 'premium') throw new Forbidden('The advanced filters come with Premium.');
    return this.counter.counts(seenBy(user, query));
  }
}
