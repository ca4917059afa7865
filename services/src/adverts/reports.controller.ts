import { Body, Controller, HttpCode, Post } from '@nestjs/common';
import { ApiNoContentResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { JobReportInput } from './reports.dto.js';
import { ReportsService } from './reports.service.js';

@ApiTags('Jobs')
@Controller('jobs')
@Access('signed-in')
export class ReportsController {
  constructor(private readonly reports: ReportsService) {}

  @Post(':id/report')
  @HttpCode(204)
  @ApiOperation({
    summary: 'Report a job',
    description: 'Counts once for each person and job. Several people hold the job for review.',
  })
  @ApiNoContentResponse()
  report(@IdParam() id: number, @Body() input: JobReportInput, @CurrentUser() user: SignedInUser): Promise<void> {
    return this.reports.report(id, user, input);
  }
}
