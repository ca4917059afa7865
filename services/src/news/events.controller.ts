import { Controller, Get, Query } from '@nestjs/common';
import { ApiOperation, ApiTags } from '@nestjs/swagger';
import { Access } from '../platform/access/access.decorator.js';
import { Answers } from '../platform/answers/answers.decorator.js';
import { Paging } from '../platform/validation/paging.dto.js';
import { TrainingEventPage } from './events.dto.js';
import { EventsService } from './events.service.js';

/** `/api/events` is the browser's one event stream, so training events have a name of their own. */
@ApiTags('Events')
@Controller('training-events')
@Access('signed-in')
export class EventsController {
  constructor(private readonly events: EventsService) {}

  @Get()
  @ApiOperation({ summary: 'Upcoming events, soonest first' })
  @Answers(TrainingEventPage)
  upcoming(@Query() paging: Paging) {
    return this.events.upcoming(paging);
  }
}
