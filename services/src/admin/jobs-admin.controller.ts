import { Body, Controller, Delete, HttpCode, Post, Put } from '@nestjs/common';
import { ApiBody, ApiExtraModels, ApiOperation, ApiResponse, ApiTags, getSchemaPath } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { projectionOf } from '../platform/answers/projection.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { JobAdding } from './job-adding.js';
import { JobChanging } from './job-changing.js';
import { JobChange, JobInput, JobRemoval, JobRemoved, ManyJobs, WrittenJob, WrittenJobs } from './job-input.dto.js';
import { JobRemoving } from './job-removing.js';
import { JobsSentPipe, type JobsSent } from './jobs-sent.js';

@ApiTags('Administration')
@Controller('jobs/admin')
@Access('elevated')
@ApiExtraModels(JobInput, ManyJobs, WrittenJob, WrittenJobs)
export class JobsAdminController {
  constructor(
    private readonly adding: JobAdding,
    private readonly changing: JobChanging,
    private readonly removing: JobRemoving,
  ) {}

  @Post('add')
  @HttpCode(201)
  @ApiOperation({
    summary: 'Adds one job, or all of a list',
    description:
      'One is answered as the job, a list as `jobs`. All or none: where one cannot be added, none is. What no advert says of sponsorship counts as the word of whoever adds it. An advert that looks like a scam is kept and `held`.',
  })
  @ApiBody({ schema: { oneOf: [{ $ref: getSchemaPath(JobInput) }, { $ref: getSchemaPath(ManyJobs) }] } })
  @ApiResponse({
    status: 201,
    description: 'WrittenJob, or WrittenJobs',
    schema: { oneOf: [{ $ref: getSchemaPath(WrittenJob) }, { $ref: getSchemaPath(WrittenJobs) }] },
  })
  async add(@Body(JobsSentPipe) sent: JobsSent, @CurrentUser() user: SignedInUser): Promise<unknown> {
    const jobs = await this.adding.add(sent, user.username);
    return sent.isList ? asList({ jobs, count: jobs.length }) : asOne(jobs[0]);
  }

  @Put('update/:id')
  @ApiOperation({
    summary: 'Changes a job; what is left out stays as it is',
    description:
      'Judged as a new one is: refused with 422 when it may not be listed any more, held when it looks like a scam.',
  })
  @Answers(WrittenJob)
  update(@IdParam() id: number, @Body() change: JobChange, @CurrentUser() user: SignedInUser): Promise<WrittenJob> {
    return this.changing.change(id, change, user.username);
  }

  @Delete('remove')
  @ApiOperation({
    summary: 'Removes one job for good',
    description: 'Without `id` two jobs of this title and company are 409 with their `ids`, and none is removed.',
  })
  @Answers(JobRemoved)
  async remove(@Body() removal: JobRemoval, @CurrentUser() user: SignedInUser): Promise<JobRemoved> {
    return { removedJob: await this.removing.remove(removal, user.username) };
  }
}

const asOne = projectionOf(WrittenJob);
const asList = projectionOf(WrittenJobs);
