import { Body, Controller, Get, Param, Post, Query, Req, Res, UseGuards, type PipeTransform } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { Invalid, NotFound } from '../../platform/refusals/refusals.js';
import { CHANNEL_NAME } from '../names.js';
import { notYet } from '../not-yet.js';
import { Publisher, PublisherGuard, Publishing } from '../publisher.js';
import { Heads } from './heads.js';
import { PromotionService } from './promotion.service.js';
import { HistoryPaging, Promotion, ReleaseHistory, ReleaseNumber, Rollback } from './releases.dto.js';
import { ReleaseRows, type BuildName } from './releases.rows.js';
import { RollbackService } from './rollback.service.js';

class ChannelName implements PipeTransform<string, string> {
  transform(value: string): string {
    if (!CHANNEL_NAME.test(value)) {
      throw new Invalid([{ field: 'channel', message: 'channel must be a name such as "stable", "next" or "pr-7"' }]);
    }
    return value;
  }
}

@ApiTags('registry')
@Controller('registry/channels/:channel')
@Access('public')
export class ReleasesController {
  constructor(
    private readonly promotion: PromotionService,
    private readonly rollbacks: RollbackService,
    private readonly rows: ReleaseRows,
    private readonly heads: Heads,
  ) {}

  /** 201 with the number of the new release; 200 when these builds are current already. */
  @Post('promote')
  @UseGuards(PublisherGuard)
  @Answers(ReleaseNumber, { status: 201 })
  async promote(
    @Param('channel', ChannelName) channel: string,
    @Body() { expectSeq, percent, reason, ...wish }: Promotion,
    @Publishing() publisher: Publisher,
    @Res({ passthrough: true }) response: Response,
  ) {
    if (percent !== undefined && percent < 100) throw notYet('Giving a build to a part of the visitors');
    const { seq, isNew } = await this.promotion.promote(channel, buildsOf(wish), { expectSeq, reason }, publisher);
    if (!isNew) response.status(200);
    return { seq };
  }

  @Post('rollback')
  @UseGuards(PublisherGuard)
  @Answers(ReleaseNumber, { status: 201 })
  async rollback(
    @Param('channel', ChannelName) channel: string,
    @Body() wish: Rollback,
    @Publishing() publisher: Publisher,
  ) {
    return { seq: await this.rollbacks.rollback(channel, wish, publisher) };
  }

  @Post('freeze')
  @UseGuards(PublisherGuard)
  freeze(): never {
    throw notYet('Freezing a channel');
  }

  /** The signed release at the head. */
  @Get('release')
  async release(@Param('channel', ChannelName) channel: string, @Req() request: Request, @Res() response: Response) {
    const head = await this.heads.find(channel);
    if (!head) throw new NotFound(`Channel ${channel}`);
    const { signature, release } = head.signed;
    response.set({ ETag: `"${release.seq}-${signature.slice(0, 16)}"`, 'Cache-Control': 'no-cache' });
    if (request.fresh) response.status(304).end();
    else response.json(head.signed);
  }

  @Get('releases')
  @Answers(ReleaseHistory)
  async history(@Param('channel', ChannelName) channel: string, @Query() { page, limit }: HistoryPaging) {
    const { releases, total } = await this.rows.history(channel, limit, (page - 1) * limit);
    if (total === 0) throw new NotFound(`Channel ${channel}`);
    return {
      releases: releases.map(({ createdAt, ...release }) => ({ ...release, time: createdAt.toISOString() })),
      count: releases.length,
      total,
      page,
      limit,
      totalPages: Math.ceil(total / limit),
    };
  }
}

function buildsOf({ remote, build, builds }: Pick<Promotion, 'remote' | 'build' | 'builds'>): BuildName[] {
  if (builds && remote === undefined && build === undefined) return builds;
  if (!builds && remote !== undefined && build !== undefined) return [{ remote, build }];
  throw new Invalid([{ field: 'remote', message: 'Name one build by remote and build, or several in builds' }]);
}
