import { Body, Controller, Get, HttpCode, Post, Query } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { HeldAdvert, HeldAdvertPage, HeldAdvertsQuery, HoldDecision } from './holds.dto.js';
import { HoldsService } from './holds.service.js';
import { ReportDecision, ReportedJobPage } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Administration')
@Controller('admin')
@Access('elevated')
export class HoldsController {
  constructor(
    private readonly holds: HoldsService,
    private readonly reports: ReportsService,
  ) {}

  @Get('held-adverts')
  @ApiOperation({ summary: 'Adverts that are held for review, each with the reason, or those decided about' })
  @Answers(HeldAdvertPage)
  held(@Query() query: HeldAdvertsQuery): Promise<HeldAdvertPage> {
    return this.holds.page(query);
  }

  @Post('held-adverts/:id')
  @HttpCode(200)
  @ApiOperation({ summary: 'Releases an advert or refuses it; stands until its text changes' })
  @Answers(HeldAdvert)
  decide(@IdParam() id: number, @Body() decision: HoldDecision, @CurrentUser() user: SignedInUser) {
    return this.holds.decide(id, decision, user.username);
  }

  @Get('reports')
  @ApiOperation({ summary: 'Listed jobs that people reported and nobody has looked at since' })
  @Answers(ReportedJobPage)
  reported(@Query() query: Paging): Promise<ReportedJobPage> {
    return this.reports.page(query);
  }

  @Post('reports/:id')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Holds a reported job, or dismisses its reports. `id` is that of the job; 409 where it is held already',
  })
  @ApiNoContentResponse()
  settle(@IdParam() id: number, @Body() decision: ReportDecision, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.reports.decide(id, decision, user.username);
  }
}
