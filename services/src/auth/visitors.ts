import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import { DataSource } from 'typeorm';
import type { VisitorRequest } from '../platform/access/access.guard.js';
import { AppConfig } from '../platform/config/app.config.js';
import { poolOf } from '../platform/database/data-source.js';
import { toSignedIn } from '../users/user.view.js';
import { UsersService } from '../users/users.service.js';
import { AuthConfig } from './auth.config.js';
import { sameOriginOnly } from './same-origin.js';
import { sessionMiddleware } from './session.js';

/** Finds out who is asking. */
@Injectable()
export class Visitors {
  readonly handlers: RequestHandler[];

  constructor(
    app: AppConfig,
    auth: AuthConfig,
    dataSource: DataSource,
    private readonly users: UsersService,
  ) {
    this.handlers = [sameOriginOnly(app), sessionMiddleware(poolOf(dataSource), auth.sessionSecret, app), this.note];
  }

  private readonly note: RequestHandler = (request, _response, next) => {
    const { userId, elevatedUntil } = request.session;
    if (userId === undefined) return next();
    this.users.byId(userId).then((row) => {
      if (row) {
        const visitor = request as VisitorRequest;
        visitor.user = toSignedIn(row);
        if (elevatedUntil) visitor.elevatedUntil = new Date(elevatedUntil);
      }
      next();
    }, next);
  };
}
