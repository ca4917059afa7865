import { Controller, Get, Param, Post, Query, Req, Res, UseGuards } from '@nestjs/common';
import { ApiBody, ApiConsumes, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { Answers } from '../../platform/answers/answers.decorator.js';
import { NotFound, UnsupportedKind } from '../../platform/refusals/refusals.js';
import { HealthRows } from '../health/health.rows.js';
import { notYet } from '../not-yet.js';
import { Publisher, PublisherGuard, Publishing } from '../publisher.js';
import { SHELL, STABLE } from '../release.js';
import { Heads } from '../releases/heads.js';
import { BuildList, BuildPaging, BuildReport, RemoteList } from './builds.dto.js';
import { BuildRows } from './builds.rows.js';
import { BuildsService } from './builds.service.js';
import { isRemoteName } from './contract.js';
import { prefixesOf } from './prefixes.js';

const NO_HEALTH = { loaded: 0, mounted: 0, failed: 0, errors: 0 };

@ApiTags('registry')
@Controller('registry')
@Access('public')
export class BuildsController {
  constructor(
    private readonly builds: BuildsService,
    private readonly rows: BuildRows,
    private readonly heads: Heads,
    private readonly health: HealthRows,
  ) {}

  /** A tar.gz with `contract.json` at its root. 201 with a report, 200 for the same bytes again. */
  @Post('builds')
  @UseGuards(PublisherGuard)
  @ApiConsumes('application/gzip')
  @ApiBody({ schema: { type: 'string', format: 'binary' } })
  @Answers(BuildReport, { status: 201 })
  async publish(
    @Req() request: Request,
    @Res({ passthrough: true }) response: Response,
    @Publishing() publisher: Publisher,
  ) {
    if (!request.is(['application/gzip', 'application/x-gzip', 'application/octet-stream'])) {
      throw new UnsupportedKind('Send the build as application/gzip.');
    }
    const { isNew, contract, digest, files } = await this.builds.publish(request, publisher);
    response.status(isNew ? 201 : 200);
    const { remote, build, version } = contract;
    return {
      remote,
      build,
      version,
      digest,
      files: files.map(({ path, sha384, content }) => ({ path, integrity: `sha384-${sha384}`, bytes: content.length })),
    };
  }

  @Get('remotes')
  @Answers(RemoteList)
  async remotes() {
    const [remotes, health] = await Promise.all([this.rows.remotes(), this.health.ofBuilds()]);
    return {
      remotes: remotes.map((remote) => {
        const current = this.currentOf(remote.name);
        return {
          ...remote,
          prefixes: this.prefixesOf(remote.name),
          current: current?.build ?? null,
          version: current?.version ?? null,
          health: health.get(`${remote.name}/${current?.build}`) ?? NO_HEALTH,
        };
      }),
    };
  }

  @Get('remotes/:name/builds')
  @Answers(BuildList)
  async of(@Param('name') name: string, @Query() { page, limit }: BuildPaging) {
    if (!isRemoteName(name)) throw new NotFound('Remote');
    const [{ rows, total }, health] = await Promise.all([
      this.rows.of(name, limit, (page - 1) * limit),
      this.health.ofBuilds(),
    ]);
    if (total === 0) throw new NotFound('Remote');
    const current = this.currentOf(name)?.build;
    return {
      builds: rows.map(({ contract, publishedAt, ...row }) => ({
        ...row,
        sdk: contract.sdk,
        publishedAt: publishedAt.toISOString(),
        isCurrent: row.build === current,
        health: health.get(`${name}/${row.build}`) ?? NO_HEALTH,
      })),
      count: rows.length,
      total,
      page,
      limit,
      totalPages: Math.ceil(total / limit),
    };
  }

  @Get('check')
  check(): never {
    throw notYet('Checking a build without promoting it');
  }

  @Post('builds/:remote/:build/block')
  @UseGuards(PublisherGuard)
  block(): never {
    throw notYet('Blocking a build');
  }

  private prefixesOf(name: string): string[] {
    const head = this.heads.current(STABLE);
    const build = name === SHELL ? head?.shell : head?.signed.release.remotes[name];
    return build ? prefixesOf(build) : [];
  }

  private currentOf(name: string) {
    const release = this.heads.current(STABLE)?.signed.release;
    return name === SHELL ? release?.shell : release?.remotes[name];
  }
}
