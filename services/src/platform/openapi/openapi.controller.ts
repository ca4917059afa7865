import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { Controller, Get, Header, Inject, Param, Res, type INestApplication } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Response } from 'express';
import { Access } from '../access/access.decorator.js';
import { NotFound } from '../refusals/refusals.js';
import { describe } from './describe.js';

/** Holds the application itself, which exists only after its modules do. */
export class Described {
  private app: INestApplication | undefined;
  private text: string | undefined;

  by(app: INestApplication): void {
    this.app = app;
  }

  json(): string {
    if (!this.app) throw new Error('Nothing has been described yet');
    return (this.text ??= JSON.stringify(describe(this.app)));
  }
}

const folder = dirname(createRequire(import.meta.url).resolve('swagger-ui-dist/package.json'));
const assets = new Map([
  ['swagger-ui.css', 'text/css; charset=utf-8'],
  ['swagger-ui-bundle.js', 'text/javascript; charset=utf-8'],
]);

/** The page's library writes styles into its elements; nothing else is let in. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'";

const PAGE = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>Landfall API</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/api/docs/swagger-ui.css"></head>
<body><div id="page"></div>
<script src="/api/docs/swagger-ui-bundle.js"></script><script src="/api/docs/start.js"></script></body></html>
`;

const START = `SwaggerUIBundle({ url: '/api/openapi.json', dom_id: '#page', deepLinking: true, validatorUrl: null });\n`;

@ApiExcludeController()
@Controller()
@Access('public')
export class OpenApiController {
  constructor(@Inject(Described) private readonly described: Described) {}

  @Get('openapi.json')
  @Header('Content-Type', 'application/json; charset=utf-8')
  description(): string {
    return this.described.json();
  }

  @Get('docs')
  @Header('Content-Type', 'text/html; charset=utf-8')
  @Header('Content-Security-Policy', POLICY)
  page(): string {
    return PAGE;
  }

  @Get('docs/start.js')
  @Header('Content-Type', 'text/javascript; charset=utf-8')
  start(): string {
    return START;
  }

  @Get('docs/:name')
  async asset(@Param('name') name: string, @Res() response: Response): Promise<void> {
    const type = assets.get(name);
    if (!type) throw new NotFound('File');
    const bytes = await readFile(join(folder, name));
    response.type(type).setHeader('Cache-Control', 'public, max-age=3600').send(bytes);
  }
}
