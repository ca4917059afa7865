import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { JobReader } from '../jobs/job-reader.js';
import { JobPage } from '../jobs/jobs.dto.js';
import { Access } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { RepositoryQuery } from './repository.dto.js';

@ApiTags('Administration')
@Controller('jobs/admin')
@Access('elevated')
export class RepositoryController {
  constructor(private readonly jobs: JobReader) {}

  @Get('repository')
  @ApiOperation({ summary: 'All jobs that are kept, expired ones too, for the admin panel' })
  @Answers(JobPage)
  page(@Query() { search, ...paging }: RepositoryQuery): Promise<JobPage> {
    return this.jobs.page(search, paging);
  }
}
