import { Body, Controller, Get, Post, Query, Req, Res } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access, CurrentUser, OpenedWith, type SignedInUser } from '../platform/access/access.decorator.js';
import { RouteAccessConfig } from '../platform/access/route-access.config.js';
import { seesEarly } from '../platform/access/viewer.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { Unauthorized } from '../platform/refusals/refusals.js';
import type { KeptText } from '../platform/http/kept-text.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { AdvancedOptions, AdvancedOptionsReader } from './finding/advanced-options.js';
import { isAsked } from './finding/next-steps.js';
import { SuggestionPage, SuggestQuery } from './finding/suggest.dto.js';
import { Suggestions } from './finding/suggestions.js';
import { seenBy } from './head-start/premium-first.js';
import { countsJson, pageJson } from './job-json.js';
import { KeptAnswers } from './kept-answers.js';
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
import { JobsService } from './jobs.service.js';

/** What a visitor may see is what the home page shows. */
const SHOWN_TO_VISITORS = 10;

/** The screens of these calls: an operator may open them to everybody. */
const BROWSE = '/jobs';
const DETAIL = '/job/:id';

@ApiTags('Jobs')
@Controller('jobs')
@Access('signed-in')
export class JobsController {
  constructor(
    private readonly jobs: JobsService,
    private readonly suggestions: Suggestions,
    private readonly options: AdvancedOptionsReader,
    private readonly kept: KeptAnswers,
    private readonly routes: RouteAccessConfig,
  ) {}

  @Get()
  @Access('public')
  @ApiOperation({
    summary: 'Open jobs, newest first or by relevance',
    description:
      'Without signing in: the first page, at most 10 jobs, no filter; everything where the operator has opened the browse page.',
  })
  @Answers(JobPage)
  async list(
    @Query() filter: JobFilter,
    @CurrentUser() user: SignedInUser | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    if (!user && !isShownToVisitors(filter) && !this.routes.isOpened(BROWSE)) throw new Unauthorized();
    mayAsk(user, filter);
    const asked = seenBy(user, filter);
    // an order of one's own has no version: it changes with the CV
    if (user && filter.sort === 'match') return sendOwn(response, await this.jobs.bestFor(user.id, asked));
    if (await this.isKnown(request, response, asked)) return;
    const page = await this.page(asked);
    page.send(request, response);
  }

  @Post('filter')
  @OpenedWith(BROWSE)
  @ApiOperation({ summary: 'The same as the list, with the filter in the body' })
  @Answers(JobPage)
  async matching(
    @Body() filter: JobFilter,
    @CurrentUser() user: SignedInUser | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    mayAsk(user, filter);
    const asked = seenBy(user, filter);
    if (user && filter.sort === 'match') return sendOwn(response, await this.jobs.bestFor(user.id, asked));
    const page = await this.page(asked);
    page.send(request, response);
  }

  @Get('filter-counts')
  @OpenedWith(BROWSE)
  @ApiOperation({
    summary: 'For each facet, how many jobs each option has, given the search text and the other facets',
  })
  @Answers(FilterCounts)
  async counts(
    @Query() query: JobCountsQuery,
    @CurrentUser() user: SignedInUser | undefined,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    mayAsk(user, query);
    const asked = seenBy(user, query);
    if (await this.isKnown(request, response, asked)) return;
    const counts = await this.kept.answer('counts', asked, async () => {
      const { answer, etag } = await this.jobs.counts(asked);
      return { text: countsJson(answer), etag };
    });
    counts.send(request, response);
  }

  @Get('suggest')
  @OpenedWith(BROWSE)
  @ApiOperation({ summary: 'Titles, skills, companies and places that begin with what has been typed' })
  @Answers(SuggestionPage)
  async suggest(@Query() { q }: SuggestQuery, @CurrentUser() user: SignedInUser | undefined): Promise<SuggestionPage> {
    return { suggestions: await this.suggestions.for(q, seesEarly(user)) };
  }

  @Get('advanced-options')
  @ApiOperation({ summary: 'What the advanced filters can be set to, over all open jobs' })
  @Answers(AdvancedOptions)
  advancedOptions(@CurrentUser() user: SignedInUser): Promise<AdvancedOptions> {
    return this.options.now(seesEarly(user));
  }

  @Get(':id')
  @OpenedWith(DETAIL)
  @ApiOperation({
    summary: 'One job, expired or not',
    description: '403 with the code `premium-first` and `opensAt` while only premium members see it.',
  })
  @Answers(Job)
  byId(@IdParam() id: number, @CurrentUser() user: SignedInUser | undefined) {
    return this.jobs.byId(id, user);
  }

  @Get(':id/similar')
  @OpenedWith(DETAIL)
  @ApiOperation({ summary: 'Open jobs much like this one' })
  @Answers(SimilarJobs)
  similar(@IdParam() id: number, @Query() { limit }: SimilarQuery, @CurrentUser() user: SignedInUser | undefined) {
    return this.jobs.similarTo(id, limit, user);
  }

  private page(filter: JobFilter & { early?: true }): Promise<KeptText> {
    return this.kept.answer('page', filter, async () => {
      const { answer, etag } = await this.jobs.matching(filter);
      return { text: pageJson(answer), etag };
    });
  }

  /** Who asks again with the ETag they have is told within one small query, or none, that nothing changed. */
  private async isKnown(request: Request, response: Response, question: object): Promise<boolean> {
    const known = request.get('if-none-match');
    if (known === undefined || known !== (await this.jobs.etag(question))) return false;
    response.setHeader('ETag', known);
    response.status(304).end();
    return true;
  }
}

/** An order of one's own is nobody else's: it is not kept. */
function sendOwn(response: Response, page: JobPage): void {
  response.type('application/json').send(pageJson(page));
}

function isShownToVisitors(filter: JobFilter) {
  const isFiltered = searchFields.some((field) => isAsked(filter, field));
  return filter.page === 1 && filter.limit <= SHOWN_TO_VISITORS && !isFiltered && (filter.sort ?? 'desc') === 'desc';
}
