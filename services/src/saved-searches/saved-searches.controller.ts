import { Body, Controller, Delete, Get, HttpCode, HttpStatus, Post, Put, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { IdParam } from '../platform/validation/id-param.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { SavedSearch, SavedSearchChange, SavedSearchInput, SavedSearchList } from './saved-searches.dto.js';
import { SavedSearchesService } from './saved-searches.service.js';

@ApiTags('Saved searches')
@Controller('saved-searches')
@Access('signed-in')
export class SavedSearchesController {
  constructor(private readonly searches: SavedSearchesService) {}

  @Get()
  @ApiOperation({ summary: 'Your saved searches, with how many jobs are new to you' })
  @Answers(SavedSearchList)
  list(@Query() paging: Paging, @CurrentUser() user: SignedInUser) {
    return this.searches.list(user, paging);
  }

  @Get(':id')
  @ApiOperation({ summary: 'One of your saved searches' })
  @Answers(SavedSearch)
  byId(@IdParam() id: number, @CurrentUser() user: SignedInUser) {
    return this.searches.byId(user, id);
  }

  @Post()
  @ApiOperation({ summary: 'Save a search under a name' })
  @Answers(SavedSearch, { status: 201 })
  @ApiOkResponse({ description: 'The very same search was saved under this name before', type: SavedSearch })
  async add(
    @Body() input: SavedSearchInput,
    @CurrentUser() user: SignedInUser,
    @Res({ passthrough: true }) response: Response,
  ) {
    const { saved, isNew } = await this.searches.add(user, input);
    response.status(isNew ? HttpStatus.CREATED : HttpStatus.OK);
    return saved;
  }

  @Put(':id')
  @ApiOperation({ summary: 'Change its name, its filters or its alerts' })
  @Answers(SavedSearch)
  change(@IdParam() id: number, @Body() change: SavedSearchChange, @CurrentUser() user: SignedInUser) {
    return this.searches.change(user, id, change);
  }

  @Delete(':id')
  @ApiOperation({ summary: 'Delete a saved search; its alerts end' })
  @Answers(null)
  remove(@IdParam() id: number, @CurrentUser() user: SignedInUser) {
    return this.searches.remove(user, id);
  }

  @Post(':id/restore')
  @HttpCode(HttpStatus.OK)
  @ApiOperation({ summary: 'Have back, as it was, what you deleted within the last hour' })
  @Answers(SavedSearch)
  restore(@IdParam() id: number, @CurrentUser() user: SignedInUser) {
    return this.searches.restore(user, id);
  }

  @Post(':id/seen')
  @ApiOperation({
    summary: 'You are looking at what it finds: the count of new jobs begins again, and alerts say nothing of it',
  })
  @Answers(null)
  markSeen(@IdParam() id: number, @CurrentUser() user: SignedInUser) {
    return this.searches.markSeen(user, id);
  }
}
