import { Body, Controller, Get, Post, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { OccupationList, OccupationQuery, VisaCheck, VisaCheckInput } from './visa-check.dto.js';
import { VisaCheckService } from './visa-check.service.js';

@ApiTags('Visa check')
@Controller('visa-check')
@Access('signed-in')
export class VisaCheckController {
  constructor(private readonly checks: VisaCheckService) {}

  @Post()
  @ApiOperation({
    summary: 'Whether a salary meets what the Immigration Rules ask for a first Skilled Worker application',
    description: 'Cites table, rate and day. Not legal advice.',
  })
  @Answers(VisaCheck, { status: 200 })
  check(@Body() input: VisaCheckInput): VisaCheck {
    return this.checks.check(input);
  }

  @Get('occupations')
  @ApiOperation({ summary: 'Occupations that the title of a job may mean, the likeliest first' })
  @Answers(OccupationList)
  occupations(@Query() { q }: OccupationQuery): OccupationList {
    return this.checks.occupations(q);
  }
}
