import { Injectable } from '@nestjs/common';
import type { RequestHandler } from 'express';
import passport from 'passport';
import { DataSource } from 'typeorm';
import type { VisitorRequest } from '../platform/access/access.guard.js';
import { AppConfig } from '../platform/config/app.config.js';
import { poolOf } from '../platform/database/data-source.js';
import { AuthConfig } from './auth.config.js';
import { sameOriginOnly } from './same-origin.js';
import { sessionMiddleware } from './session.js';

/** Finds out who is asking. */
@Injectable()
export class Visitors {
  readonly handlers: RequestHandler[];

  constructor(app: AppConfig, auth: AuthConfig, dataSource: DataSource) {
    this.handlers = [
      sameOriginOnly(app),
      sessionMiddleware(poolOf(dataSource), auth.sessionSecret, app),
      passport.session() as RequestHandler,
      noteElevation,
    ];
  }
}

const noteElevation: RequestHandler = (request, _response, next) => {
  const { elevatedUntil } = request.session;
  if (request.user && elevatedUntil) (request as VisitorRequest).elevatedUntil = new Date(elevatedUntil);
  next();
};
