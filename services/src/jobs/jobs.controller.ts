import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { Unauthorized } from '../platform/refusals/refusals.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { AdvancedOptions, AdvancedOptionsReader } from './finding/advanced-options.js';
import { isAsked } from './finding/next-steps.js';
import { SuggestionPage, SuggestQuery } from './finding/suggest.dto.js';
import { Suggestions } from './finding/suggestions.js';
import { pageJson } from './job-json.js';
import { mayAsk } from './may-ask.js';
import {
  FilterCounts,
  Job,
  JobCountsQuery,
  JobFilter,
  JobPage,
  searchFields,
  SimilarJobs,
  SimilarQuery,
} from './jobs.dto.js';
import { JobsService, type Versioned } from './jobs.service.js';

/** What a visitor may see is what the home page shows. */
const SHOWN_TO_VISITORS = 10;

@ApiTags('Jobs')
@Controller('jobs')
@Access('signed-in')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly suggestions: Suggestions,
    private readonly options: AdvancedOptionsReader,
  ) {}

  @Get()
  @Access('public')
  @ApiOperation({
    summary: 'Open jobs, newest first or by relevance',
    description: 'Without signing in: the first page, at most 10 jobs, no filter.',
  })
  @Answers(JobPage)
  async list(
    @Query() filter: JobFilter,
    @CurrentUser() user: SignedInUser | undefined,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (!user && !isShownToVisitors(filter)) throw new Unauthorized();
    mayAsk(user, filter);
    // an order of one's own has no version: it changes with the CV
    if (user && filter.sort === 'match') return this.jobs.bestFor(user.id, filter);
    const page = await this.unlessKnown(request, response, filter, () => this.jobs.matching(filter));
    return page && asText(response, page);
  }

  @Post('filter')
  @ApiOperation({ summary: 'The same as the list, with the filter in the body' })
  @Answers(JobPage)
  async matching(
    @Body() filter: JobFilter,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) response: Response,
  ) {
    mayAsk(user, filter);
    if (filter.sort === 'match') return this.jobs.bestFor(user.id, filter);
    const { answer, etag } = await this.jobs.matching(filter);
    response.setHeader('ETag', etag);
    return asText(response, answer);
  }

  @Get('filter-counts')
  @ApiOperation({
    summary: 'For each facet, how many jobs each option has, given the search text and the other facets',
  })
  @Answers(FilterCounts)
  counts(
    @Query() query: JobCountsQuery,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
  ) {
    mayAsk(user, query);
    return this.unlessKnown(request, response, query, () => this.jobs.counts(query));
  }

  @Get('suggest')
  @ApiOperation({ summary: 'Titles, skills, companies and places that begin with what has been typed' })
  @Answers(SuggestionPage)
  async suggest(@Query() { q }: SuggestQuery): Promise<SuggestionPage> {
    return { suggestions: await this.suggestions.for(q) };
  }

  @Get('advanced-options')
  @ApiOperation({ summary: 'What the advanced filters can be set to, over all open jobs' })
  @Answers(AdvancedOptions)
  advancedOptions(): Promise<AdvancedOptions> {
    return this.options.now();
  }

  @Get(':id')
  @ApiOperation({ summary: 'One job, expired or not' })
  @Answers(Job)
  byId(@IdParam() id: number) {
    return this.jobs.byId(id);
  }

  @Get(':id/similar')
  @ApiOperation({ summary: 'Open jobs much like this one' })
  @Answers(SimilarJobs)
  similar(@IdParam() id: number, @Query() { limit }: SimilarQuery) {
    return this.jobs.similarTo(id, limit);
  }

  /** Who asks again with the ETag they have is told within one small query that nothing changed. */
  private async unlessKnown<T>(
    request: Request,
    response: Response,
    question: object,
    answer: () => Promise<Versioned<T>>,
  ) {
    const known = request.get('if-none-match');
    if (known !== undefined && known === (await this.jobs.etag(question))) {
      response.setHeader('ETag', known);
      response.status(304);
      return undefined;
    }
    const found = await answer();
    response.setHeader('ETag', found.etag);
    return found.answer;
  }
}

/** Held to the description by `pageJson`, and sent as it is. */
function asText(response: Response, page: JobPage): string {
  response.type('application/json');
  return pageJson(page);
}

function isShownToVisitors(filter: JobFilter) {
  const isFiltered = searchFields.some((field) => isAsked(filter, field));
  return filter.page === 1 && filter.limit <= SHOWN_TO_VISITORS && !isFiltered && (filter.sort ?? 'desc') === 'desc';
}
