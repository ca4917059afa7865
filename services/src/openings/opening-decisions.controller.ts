import { Body, Controller, Delete, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { OpeningDecisions } from './opening-decisions.service.js';
import { OpeningSearch } from './opening-search.js';
import {
  OpeningChange,
  OpeningDecision,
  OpeningDecisionPage,
  OpeningJobs,
  OpeningPage,
  OpeningQuery,
} from './openings.dto.js';

@ApiTags('Administration')
@Controller('jobs/admin/openings')
@Access('elevated')
export class OpeningDecisionsController {
  constructor(
    private readonly search: OpeningSearch,
    private readonly decisions: OpeningDecisions,
  ) {}

  @Get()
  @ApiOperation({ summary: 'Openings by the words of their jobs' })
  @Answers(OpeningPage)
  page(@Query() query: OpeningQuery): Promise<OpeningPage> {
    return this.search.page(query);
  }

  @Post()
  @ApiOperation({
    summary: 'Splits jobs off from their opening, or makes the openings of jobs one',
    description: 'Holds for what imports bring later as well, until it is undone. Refused across places with 422.',
  })
  @Answers(OpeningDecision, { status: 201 })
  decide(@Body() change: OpeningChange, @CurrentUser() user: SignedInUser): Promise<OpeningDecision> {
    return this.decisions.decide(change, user.username);
  }

  @Get('decisions')
  @ApiOperation({ summary: 'Who split or merged what, and when' })
  @Answers(OpeningDecisionPage)
  decided(@Query() paging: Paging): Promise<OpeningDecisionPage> {
    return this.decisions.page(paging);
  }

  @Delete('decisions/:id')
  @ApiOperation({ summary: 'Undoes a decision; it stays in the list, with who undid it' })
  @Answers(OpeningDecision)
  undo(@IdParam() id: number, @CurrentUser() user: SignedInUser): Promise<OpeningDecision> {
    return this.decisions.undo(id, user.username);
  }

  @Get(':id')
  @ApiOperation({ summary: 'The open jobs of one opening' })
  @Answers(OpeningJobs)
  jobs(@IdParam() id: number, @Query() paging: Paging): Promise<OpeningJobs> {
    return this.search.jobsOf(id, paging);
  }
}
