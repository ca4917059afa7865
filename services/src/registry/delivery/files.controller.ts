import { pipeline } from 'node:stream/promises';
import { Controller, Get, Param, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Access } from '../../platform/access/access.decorator.js';
import { NotFound } from '../../platform/refusals/refusals.js';
import { FileStorage } from '../../platform/storage/file-storage.js';
import { isBuildId, isRemoteName } from '../builds/contract.js';
import { isFilePath, isText, mediaTypeOf } from '../builds/media-types.js';
import { ENCODINGS, keyOf } from './build-files.js';

const FOREVER = 'public, max-age=31536000, immutable';

/** The immutable files of builds. They need no database, so they are served while it is away. */
@ApiExcludeController()
@Controller('r')
@Access('public')
export class FilesController {
  constructor(private readonly storage: FileStorage) {}

  @Get(':remote/:build/*path')
  async file(
    @Param('remote') remote: string,
    @Param('build') build: string,
    @Param('path') segments: string[] | string,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const path = [segments].flat().join('/');
    const type = mediaTypeOf(path);
    if (!isRemoteName(remote) || !isBuildId(build) || !isFilePath(path) || !type) throw new NotFound('File');
    const key = keyOf(remote, build, path);
    const chosen = isText(path) ? await this.compressed(key, request) : undefined;
    const size = chosen?.size ?? (await this.storage.size(key));
    if (size === undefined) throw new NotFound('File');
    response.set({
      'Content-Type': type,
      'Content-Length': String(size),
      'Cache-Control': FOREVER,
      // Scripts and styles are asked for with `crossorigin`, which integrity needs when a page is shown on another origin.
      'Access-Control-Allow-Origin': '*',
      'Cross-Origin-Resource-Policy': 'cross-origin',
      ...(isText(path) ? { Vary: 'Accept-Encoding' } : {}),
      ...(chosen ? { 'Content-Encoding': chosen.encoding } : {}),
    });
    if (request.method === 'HEAD') {
      response.end();
      return;
    }
    try {
      await pipeline(this.storage.read(chosen?.key ?? key), response);
    } catch {
      response.destroy(); // the visitor left, or the disk failed half-way: either way nothing more can be said here
    }
  }

  private async compressed(key: string, request: Request) {
    for (const { name, suffix } of ENCODINGS) {
      if (!request.acceptsEncodings(name)) continue;
      const size = await this.storage.size(key + suffix);
      if (size !== undefined) return { encoding: name, key: key + suffix, size };
    }
    return undefined;
  }
}
