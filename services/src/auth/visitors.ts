import { Injectable } from '@nestjs/common';
import type { Request, RequestHandler } from 'express';
import { DataSource } from 'typeorm';
import type { VisitorRequest } from '../platform/access/access.guard.js';
import { AppConfig } from '../platform/config/app.config.js';
import { poolOf } from '../platform/database/data-source.js';
import { UsersService } from '../users/users.service.js';
import { AuthConfig } from './auth.config.js';
import { RememberedVisitors } from './remembered-visitors.js';
import { sameOriginOnly } from './same-origin.js';
import { cookieValue, sessionCookieName } from './session-cookie.js';
import { sessionMiddleware } from './session.js';
import { digestOf } from './visitor-changes.js';

/** Finds out who is asking. */
@Injectable()
export class Visitors {
  readonly handlers: RequestHandler[];
  private readonly cookieName: string;
  private readonly session: RequestHandler;

  constructor(
    app: AppConfig,
    auth: AuthConfig,
    dataSource: DataSource,
    private readonly users: UsersService,
    private readonly remembered: RememberedVisitors,
  ) {
    this.cookieName = sessionCookieName(app.publicUrl);
    const forget = (sid: string) => remembered.forget({ session: digestOf(sid) });
    this.session = sessionMiddleware(poolOf(dataSource), auth.sessionSecret, app, forget);
    this.handlers = [sameOriginOnly(app), this.note];
  }

  /** From memory where the board is only read; else, and for everybody else, by the session. */
  private readonly note: RequestHandler = (request, response, next) => {
    const cookie = isBoardRead(request) ? cookieValue(request.headers.cookie, this.cookieName) : undefined;
    const known = cookie && this.remembered.find(cookie);
    if (known) {
      (request as VisitorRequest).user = known;
      return next();
    }
    const { state } = this.remembered;
    this.session(request, response, (error: unknown) => {
      if (error) return next(error);
      this.noteUser(request as VisitorRequest).then((user) => {
        // the session is the one of this cookie's signature: another one would be new and without a person
        if (cookie && user) this.remembered.keep(cookie, request.sessionID, user, state);
        next();
      }, next);
    });
  };

  private async noteUser(request: VisitorRequest): Promise<VisitorRequest['user']> {
    const { userId, elevatedUntil } = request.session;
    const user = userId === undefined ? undefined : await this.users.visitor(userId);
    if (user && elevatedUntil) request.elevatedUntil = new Date(elevatedUntil);
    request.user = user;
    return user;
  }
}

const BOARD = /^\/api\/jobs(?!\/stream|\/admin)(?:\/|\?|$)/;

/** Calls that show jobs and lists of jobs and change nothing: neither an administrator's nor what a person has kept. */
function isBoardRead({ method, originalUrl }: Request): boolean {
  if (method === 'POST') return originalUrl === '/api/jobs/filter';
  return (method === 'GET' || method === 'HEAD') && BOARD.test(originalUrl);
}
