import { Controller, Delete, Get, HttpCode, Put, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, OpenedWith, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import {
  MatchQuery,
  SponsorCounts,
  SponsorCountsQuery,
  SponsorDetail,
  SponsorMatch,
  SponsorPage,
  SponsorQuery,
  WatchedSponsors,
} from './sponsors.dto.js';
import { SponsorsService } from './sponsors.service.js';

/** The screens of these calls: an operator may open them to everybody. What somebody watches stays theirs. */
const SEARCH = '/sponsors';
const DETAIL = '/sponsors/:id';

@ApiTags('Sponsors')
@Controller('sponsors')
@Access('signed-in')
export class SponsorsController {
  constructor(private readonly sponsors: SponsorsService) {}

  @Get()
  @OpenedWith(SEARCH)
  @ApiOperation({
    summary: 'The register of licensed sponsors, by name',
    description: 'With a text, names that begin so first; those that have left the register stand last and say so.',
  })
  @Answers(SponsorPage)
  list(@Query() query: SponsorQuery): Promise<SponsorPage> {
    return this.sponsors.page(query);
  }

  @Get('filter-counts')
  @OpenedWith(SEARCH)
  @ApiOperation({ summary: 'For each facet, how many entries each option has, given the text and the other facets' })
  @Answers(SponsorCounts)
  counts(@Query() query: SponsorCountsQuery): Promise<SponsorCounts> {
    return this.sponsors.counts(query);
  }

  @Get('match')
  @ApiOperation({ summary: 'Which entry of the newest register the name of an advert means' })
  @Answers(SponsorMatch)
  match(@Query() { name, town }: MatchQuery): Promise<SponsorMatch> {
    return this.sponsors.match(name, town);
  }

  @Get('watched')
  @ApiOperation({ summary: 'The employers whose licence you watch' })
  @Answers(WatchedSponsors)
  watched(@Query() paging: Paging, @CurrentUser() user: SignedInUser): Promise<WatchedSponsors> {
    return this.sponsors.watched(user.id, paging);
  }

  @Get(':id')
  @OpenedWith(DETAIL)
  @ApiOperation({ summary: 'One entry, with its history and its jobs here' })
  @Answers(SponsorDetail)
  byId(@IdParam() id: number, @CurrentUser() user: SignedInUser | undefined): Promise<SponsorDetail> {
    return this.sponsors.byId(id, user);
  }

  @Put(':id/watch')
  @HttpCode(204)
  @ApiOperation({ summary: 'Hear once of each register that changes the licence of this employer' })
  @ApiNoContentResponse()
  watch(@IdParam() id: number, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sponsors.watch(id, user.id);
  }

  @Delete(':id/watch')
  @HttpCode(204)
  @ApiOperation({ summary: 'Watch it no longer' })
  @ApiNoContentResponse()
  unwatch(@IdParam() id: number, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.sponsors.unwatch(id, user.id);
  }
}
