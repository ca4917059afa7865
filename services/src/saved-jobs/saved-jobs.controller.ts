import { Controller, Delete, Get, Put, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { SavedJobIds, SavedJobList } from './saved-jobs.dto.js';
import { SavedJobsService } from './saved-jobs.service.js';

@ApiTags('Saved jobs')
@Controller('saved-jobs')
@Access('signed-in')
export class SavedJobsController {
  constructor(private readonly saved: SavedJobsService) {}

  @Get()
  @ApiOperation({ summary: 'The jobs you saved for later, as they are now' })
  @Answers(SavedJobList)
  list(@Query() paging: Paging, @CurrentUser() user: SignedInUser) {
    return this.saved.list(user, paging);
  }

  @Get('ids')
  @ApiOperation({ summary: 'Which jobs you saved, all in one answer: for marks in lists' })
  @Answers(SavedJobIds)
  ids(@CurrentUser() user: SignedInUser) {
    return this.saved.ids(user.id);
  }

  @Put(':jobId')
  @ApiOperation({ summary: 'Save a job for later; a second time changes nothing' })
  @Answers(null)
  save(@IdParam('jobId') jobId: number, @CurrentUser() user: SignedInUser) {
    return this.saved.save(user, jobId);
  }

  @Delete(':jobId')
  @ApiOperation({ summary: 'Keep it no longer; a second time changes nothing' })
  @Answers(null)
  remove(@IdParam('jobId') jobId: number, @CurrentUser() user: SignedInUser) {
    return this.saved.remove(user.id, jobId);
  }
}
