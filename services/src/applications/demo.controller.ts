import { Controller, Get } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { ApplicationList, ApplicationStatistics } from './applications.dto.js';
import { demoApplications, demoStatistics } from './demo-applications.js';

/** For visitors without an account. Nothing here is stored, and nothing is anybody's. */
@ApiTags('Job applications')
@Controller('job-applications-demo')
@Access('public')
export class DemoController {
  @Get()
  @ApiOperation({ summary: 'Sample applications' })
  @Answers(ApplicationList)
  list() {
    return demoApplications();
  }

  @Get('statistics')
  @ApiOperation({ summary: 'Statistics of the sample applications' })
  @Answers(ApplicationStatistics)
  statistics() {
    return demoStatistics();
  }
}
