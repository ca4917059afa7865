import { Controller, Get, Header, Param } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import { Access } from '../../platform/access/access.decorator.js';
import { screenCalls } from '../../platform/access/screen-calls.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { RESERVED } from '../../platform/http/reserved-addresses.js';
import { STABLE } from '../release.js';
import { Heads } from '../releases/heads.js';
import { publicScreens } from './public-screens.js';
import { ScreenConfig } from './screen.config.js';
import { Sitemaps } from './sitemaps.js';

/** All but the files of builds, without which a page shows nothing. */
const CLOSED = RESERVED.filter((prefix) => prefix !== '/r');
const AN_HOUR = 'public, max-age=3600';
const XML = 'application/xml; charset=utf-8';

/** What search engines ask for before anything else. */
@ApiExcludeController()
@Controller()
@Access('public')
export class CrawlersController {
  constructor(
    private readonly sitemaps: Sitemaps,
    private readonly heads: Heads,
    private readonly config: ScreenConfig,
    private readonly app: AppConfig,
  ) {}

  @Get('robots.txt')
  @Header('Content-Type', 'text/plain; charset=utf-8')
  @Header('Cache-Control', AN_HOUR)
  robots(): string {
    // a crawler that runs a page has to be able to ask for what the page shows
    const open = this.openCalls().flatMap(rulesOf);
    const closed = CLOSED.map((prefix) => `Disallow: ${prefix}/`);
    return ['User-agent: *', ...open, ...closed, '', `Sitemap: ${this.app.publicUrl}/sitemap.xml`, ''].join('\n');
  }

  /** The screens that everybody may see, as the current release and the operator have it. */
  @Get('sitemap.xml')
  @Header('Content-Type', XML)
  @Header('Cache-Control', AN_HOUR)
  sitemap(): Promise<string> {
    return this.sitemaps.first();
  }

  @Get('sitemap-:part.xml')
  @Header('Content-Type', XML)
  @Header('Cache-Control', AN_HOUR)
  part(@Param('part') part: string): Promise<string> {
    return this.sitemaps.part(part);
  }

  /** The calls of all screens that everybody may see now. */
  private openCalls(): string[] {
    const head = this.heads.current(STABLE);
    const screens = head ? publicScreens(head, this.config.routeAccess) : [];
    return [...new Set(screens.flatMap((path) => screenCalls[path] ?? []))].sort();
  }
}

/** Crawlers know no numbers: what else a `*` stands for is closed by itself. Of two rules that fit the longer one counts. */
function rulesOf(call: string): string[] {
  const [method, address] = call.split(' ') as [string, string];
  const path = address.replace(/\{\w+\}/g, '*');
  return [`Allow: ${path}$`, ...(method === 'GET' ? [`Allow: ${path}?`] : [])];
}
