import { Controller, Get, Header } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { STABLE } from '../release.js';
import { Heads } from '../releases/heads.js';
import { escapeHtml } from './html.js';
import { publicAddresses } from './public-screens.js';
import { ScreenConfig } from './screen.config.js';

const CLOSED = ['/api/', '/registry/', '/identity/', '/mail/', '/unsubscribe/'];

/** What search engines ask for before anything else. */
@ApiExcludeController()
@Controller()
@Access('public')
export class CrawlersController {
  constructor(
    private readonly heads: Heads,
    private readonly config: ScreenConfig,
    private readonly app: AppConfig,
  ) {}

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  robots(): string {
    const closed = CLOSED.map((path) => `Disallow: ${path}`);
    return ['User-agent: *', ...closed, '', `Sitemap: ${this.app.publicUrl}/sitemap.xml`, ''].join('\n');
  }

  /** The screens that everybody may see, as the current release and the operator have it. */
  @Get('sitemap.xml')
  @Header('Content-Type', 'application/xml; charset=utf-8')
  @Header('Cache-Control', 'public, max-age=3600')
  sitemap(): string {
    const head = this.heads.current(STABLE);
    const addresses = head ? publicAddresses(head, this.config.routeAccess) : [];
    const entries = addresses.map((path) => `  <url><loc>${escapeHtml(this.app.publicUrl + path)}</loc></url>`);
    return [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
      ...entries,
      '</urlset>',
      '',
    ].join('\n');
  }
}
