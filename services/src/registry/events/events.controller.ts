import { Controller, Get, Req, Res, type BeforeApplicationShutdown } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { TooMany } from '../../platform/refusals/refusals.js';
import { networkOf } from '../health/network.js';
import { Heads } from '../releases/heads.js';

const BEAT_MS = 20_000;
/** A house of many people may share one line. Whoever is refused reads the head now and then, and tries again. */
export const STREAMS_PER_NETWORK = 100;
const AGAIN_SECONDS = 30;

@ApiTags('registry')
@Controller('registry/events')
@Access('public')
export class RegistryEventsController implements BeforeApplicationShutdown {
  private readonly open = new Map<Response, string>();

  constructor(private readonly heads: Heads) {}

  /** Server-Sent Events: `event: release` with `{ channel, seq }` for every new head. */
  @Get()
  follow(@Req() request: Request, @Res() response: Response): void {
    const network = networkOf(request.ip ?? '') ?? 'unknown';
    if ([...this.open.values()].filter((one) => one === network).length >= STREAMS_PER_NETWORK)
      throw new TooMany('Too many pages of this network listen already. Please try again later.', AGAIN_SECONDS);
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    response.write('retry: 3000\n\n');
    const forget = this.heads.onNews((notice) => {
      response.write(`event: release\ndata: ${JSON.stringify(notice)}\n\n`);
    });
    const beat = setInterval(() => response.write(': here\n\n'), BEAT_MS);
    this.open.set(response, network);
    request.on('close', () => {
      forget();
      clearInterval(beat);
      this.open.delete(response);
    });
  }

  /** Before the server closes, which waits for every answer that is open. */
  beforeApplicationShutdown(): void {
    for (const response of this.open.keys()) response.end();
  }
}
