import { Controller, Get, Req, Res } from '@nestjs/common';
import { ApiExcludeController } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { SessionReader } from '../../auth/session-reader.js';
import { Access } from '../../platform/access/access.decorator.js';
import { AppConfig } from '../../platform/config/app.config.js';
import { PLAIN_PAGE_POLICY, plainPage } from '../../platform/http/plain-page.js';
import { reservedFor } from '../../platform/http/reserved-addresses.js';
import { NotFound } from '../../platform/refusals/refusals.js';
import { within } from '../../platform/within.js';
import type { User } from '../../users/user.dto.js';
import { STABLE } from '../release.js';
import { Heads } from '../releases/heads.js';
import { THEME } from '../document-parts.js';
import { renderDocument } from './document.js';
import { findScreen } from './find-screen.js';
import { contentSecurityPolicy } from './policy.js';
import { ScreenConfig } from './screen.config.js';
import { Subjects } from './subjects.js';

const NO_SHELL = plainPage(
  'Landfall is being set up',
  '<p>No version of the site has been released yet. Please try again in a moment.</p>',
  '<meta http-equiv="refresh" content="5">',
);

@ApiExcludeController()
@Controller()
@Access('public')
export class ScreensController {
  constructor(
    private readonly heads: Heads,
    private readonly sessions: SessionReader,
    private readonly config: ScreenConfig,
    private readonly app: AppConfig,
    private readonly subjects: Subjects,
  ) {}

  /** Every address that nothing else answers: the shell's HTML with this visitor's release. */
  @Get(['/', '*path'])
  async screen(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { pathname, search } = new URL(`http://screen${request.originalUrl.replace(/^\/+/, '/')}`);
    if (reservedFor(pathname)) throw new NotFound('Address');
    response.type('html');
    const head = this.heads.current(STABLE);
    if (!head) {
      response
        .status(503)
        .set({ 'Retry-After': '2', 'Cache-Control': 'no-store', 'Content-Security-Policy': PLAIN_PAGE_POLICY })
        .send(NO_SHELL);
      return;
    }
    const found = findScreen(head, pathname);
    if (found.kind === 'redirect') {
      response.set('Cache-Control', 'no-cache').redirect(302, found.to + search);
      return;
    }
    const [session, subject] = await Promise.all([
      this.inTime(this.sessionOf(request)),
      this.inTime(this.subjects.of(found)),
    ]);
    const { settings, routeAccess } = this.config;
    const { publicUrl } = this.app;
    response.set({
      'Content-Security-Policy': contentSecurityPolicy([head.documents[THEME]], this.app.isSecure),
      'Cache-Control': request.headers.cookie ? 'no-store' : 'no-cache',
      Vary: 'Cookie',
    });
    response.status(found.kind === 'nothing' || subject === 'missing' ? 404 : 200);
    response.send(
      renderDocument({ head, found, pathname, search, session, settings, routeAccess, publicUrl, subject }),
    );
  }

  private async sessionOf(request: Request): Promise<{ user: User | null }> {
    const session = await this.sessions.read(request.headers.cookie);
    return { user: session?.user ?? null };
  }

  /** Undefined while the database is away or hangs: screens are shown all the same. */
  private inTime<T>(read: Promise<T>): Promise<T | undefined> {
    return within(this.config.patienceMs, read).catch(() => undefined);
  }
}
