import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiOkResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import type { JobsEvent } from '../../live/events.dto.js';
import { EventHub } from '../../live/event-hub.js';
import { Feeds } from '../../live/feeds.js';
import { OpenStreams, retryFrame } from '../../live/open-streams.js';
import { Access, CurrentUser, type SignedInUser } from '../../platform/access/access.decorator.js';
import { seenBy } from '../head-start/premium-first.js';
import { JobFilter } from '../jobs.dto.js';
import { mayAsk } from '../may-ask.js';
import type { Told } from './batches.js';
import { FilteredNews } from './filtered-news.js';
import { LastImport } from './last-import.js';

@ApiTags('Jobs')
@Controller('jobs/stream')
@Access('signed-in')
export class JobStreamController {
  constructor(
    private readonly streams: OpenStreams,
    private readonly news: FilteredNews,
    private readonly hub: EventHub,
    private readonly feeds: Feeds,
    private readonly imports: LastImport,
  ) {}

  @Get()
  @ApiOperation({
    summary: "What changes about the jobs of a search (Server-Sent Events), with the list's filters",
    description:
      '`jobs`: `{ added, changed, removed }`, ids of the jobs that match, that match and changed, and that matched and do not any more. `import`: `{ at }`, when the last import ended; at the beginning and after each import. `gap`: more was missed since Last-Event-ID than is remembered, read the list anew.',
  })
  @ApiOkResponse({ description: 'A stream', content: { 'text/event-stream': { schema: { type: 'string' } } } })
  async follow(
    @Query() filter: JobFilter,
    @CurrentUser() user: SignedInUser,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    mayAsk(user, filter);
    const { page: _page, limit: _limit, sort: _sort, ...asked } = filter;
    const search = seenBy(user, asked);
    await Promise.all([this.hub.begin(), this.feeds.begin(), this.streams.followVisitors()]);
    const last = await this.imports.at();
    const ends: (() => void)[] = [];
    const stream = await this.streams.begin(request, response, user, () => {
      for (const end of ends) end();
    });
    if (stream.isOver) return;
    stream.write(`${retryFrame()}\n${last === undefined ? '' : importFrame(last)}`);
    ends.push(
      this.feeds.listen(({ topic, event }) => {
        const at = topic === 'jobs' && (event as JobsEvent).importedAt;
        if (at) stream.write(importFrame(at));
      }),
    );
    const after = placeIn(request.get('last-event-id'));
    if (after === undefined) stream.write(`id: ${this.news.place()}\n\n`);
    const stop = await this.news.follow(search, after, (told) => stream.write(frameOf(told, this.news.place())));
    if (stream.isOver) stop();
    else ends.push(stop);
  }
}

const placeIn = (id: string | undefined) => (id !== undefined && /^\d{1,19}$/.test(id) ? id : undefined);

const importFrame = (at: string) => `event: import\ndata: ${JSON.stringify({ at })}\n\n`;

function frameOf(told: Told, place: string): string {
  if (!told) return `id: ${place}\nevent: gap\ndata: {}\n\n`;
  const { to, ...lists } = told;
  return `id: ${to}\nevent: jobs\ndata: ${JSON.stringify(lists)}\n\n`;
}
