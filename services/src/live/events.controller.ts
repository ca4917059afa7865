import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExtraModels, ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access, CurrentUser, type SignedInUser } from '../platform/access/access.decorator.js';
import { seesEarly } from '../platform/access/viewer.js';
import { EventsQuery, HelloEvent, JobsEvent, NoticesEvent, ReleaseEvent } from './events.dto.js';
import { Feeds } from './feeds.js';
import type { LiveEvent } from './live-event.js';
import { BEAT, OpenStreams, retryFrame } from './open-streams.js';

@ApiTags('Live')
@Controller('events')
@Access('signed-in')
export class EventsController {
  constructor(
    private readonly feeds: Feeds,
    private readonly streams: OpenStreams,
  ) {}

  @Get()
  @ApiOperation({
    summary: 'The one stream that a browser opens (Server-Sent Events)',
    description:
      'What was missed since the given id, then `hello`, then an event named after its topic whenever there is one, and `beat` every 15 seconds. A stream does not last for ever: a client opens the next one with the id of the last event it saw.',
  })
  @ApiExtraModels(HelloEvent, JobsEvent, ReleaseEvent, NoticesEvent)
  @ApiOkResponse({ description: 'A stream', content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async follow(
    @Query() query: EventsQuery,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    await Promise.all([this.feeds.begin(), this.streams.followVisitors()]);
    const topics = new Set(query.topics);
    const userId = user.id; // and not the person: 5,000 of them are open
    const early = seesEarly(user);
    const isFor = (event: LiveEvent) =>
      topics.has(event.topic) &&
      (event.userId === null || event.userId === userId) &&
      (event.early === undefined || event.early === early);
    let stop = () => {};
    const stream = await this.streams.begin(request, response, user, () => stop(), BEAT);
    if (stream.isOver) return;
    const from = request.get('last-event-id') ?? query.lastEventId;
    const missed = from === undefined ? [] : this.feeds.since(from);
    // From here on nothing is waited for: what is told meanwhile would stand in the wrong place.
    for (const { event, frame } of missed ?? []) if (isFor(event)) stream.write(frame);
    const hello = { isGap: missed === undefined } satisfies HelloEvent;
    stream.write(`${retryFrame()}id: ${this.feeds.id()}\nevent: hello\ndata: ${JSON.stringify(hello)}\n\n`);
    stop = this.feeds.listen((event, frame) => {
      if (isFor(event)) stream.write(frame);
    });
  }
}
