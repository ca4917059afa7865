import { Injectable, type NestMiddleware } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { sameOriginOnly } from '../../auth/same-origin.js';
import { SessionReader } from '../../auth/session-reader.js';
import { AppConfig } from '../../platform/config/app.config.js';

/** For calls that write: who asks, and that they ask from our own pages. A publish token needs neither. */
@Injectable()
export class KnowVisitor implements NestMiddleware {
  private readonly sameOrigin;

  constructor(
    app: AppConfig,
    private readonly sessions: SessionReader,
  ) {
    this.sameOrigin = sameOriginOnly(app);
  }

  use(request: Request, response: Response, next: NextFunction): void {
    if (request.method === 'GET' || request.headers.authorization) return next();
    this.sameOrigin(request, response, (refusal?: unknown) => {
      if (refusal) next(refusal);
      else this.sessions.noteVisitor(request, response, next);
    });
  }
}
