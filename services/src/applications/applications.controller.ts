import { Body, Controller, Delete, Get, Param, Post, Put } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import {
  ApplicationChange,
  ApplicationDeleted,
  ApplicationInput,
  ApplicationList,
  ApplicationStatistics,
  JobApplication,
} from './applications.dto.js';
import { ApplicationsService } from './applications.service.js';

@ApiTags('Job applications')
@Controller('job-applications')
@Access('signed-in')
export class ApplicationsController {
  constructor(private readonly applications: ApplicationsService) {}

  @Get()
  @ApiOperation({ summary: 'Your own applications' })
  @Answers(ApplicationList)
  list(@CurrentUser() user: SignedInUser) {
    return this.applications.list(user.id);
  }

  @Get('statistics')
  @ApiOperation({ summary: 'How many, in which status, and the interviews of the last 30 days' })
  @Answers(ApplicationStatistics)
  statistics(@CurrentUser() user: SignedInUser) {
    return this.applications.statistics(user.id);
  }

  @Get('status/:status')
  @ApiOperation({ summary: 'Your own applications in one status' })
  @Answers(ApplicationList)
  inStatus(@Param('status') status: string, @CurrentUser() user: SignedInUser) {
    return this.applications.list(user.id, status);
  }

  @Post()
  @ApiOperation({ summary: 'Keep a new application' })
  @Answers(JobApplication, { status: 201 })
  add(@Body() input: ApplicationInput, @CurrentUser() user: SignedInUser) {
    return this.applications.add(user, input);
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change some fields of an application' })
  @Answers(JobApplication)
  change(@IdParam() id: number, @Body() change: ApplicationChange, @CurrentUser() user: SignedInUser) {
    return this.applications.change(user, id, change);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete an application' })
  @Answers(ApplicationDeleted)
  async remove(@IdParam() id: number, @CurrentUser() user: SignedInUser): Promise<ApplicationDeleted> {
    await this.applications.remove(user.id, id);
    return { id, message: 'Your job application has been deleted successfully' };
  }
}
