import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { JobPage } from '../jobs/jobs.dto.js';
import { Access } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { RepositoryQuery } from './repository.dto.js';
import { RepositoryService } from './repository.service.js';

@ApiTags('Administration')
@Controller('jobs/admin')
@Access('elevated')
export class RepositoryController {
  constructor(private readonly repository: RepositoryService) {}

  @Get('repository')
  @ApiOperation({ summary: 'All jobs that are kept, expired ones too, for the admin panel' })
  @Answers(JobPage)
  page(@Query() query: RepositoryQuery): Promise<JobPage> {
    return this.repository.page(query);
  }
}
