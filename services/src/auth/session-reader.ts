import { Injectable } from '@nestjs/common';
import type { NextFunction, Request, Response } from 'express';
import { DataSource } from 'typeorm';
import type { VisitorRequest } from '../platform/access/access.guard.js';
import type { Role } from '../platform/access/access.decorator.js';
import { AppConfig } from '../platform/config/app.config.js';
import type { User } from '../users/user.dto.js';
import { planOf } from '../users/user.view.js';
import { AuthConfig } from './auth.config.js';
import { sessionCookieName, sessionIdOf } from './session-cookie.js';

export interface Session {
  user: User;
  /** Until when the admin password counts as entered. */
  elevatedUntil: Date | undefined;
}

type Row = Omit<User, 'plan' | 'role'> & {
  role: Role;
  subscriptionStatus: string | null;
  elevatedUntil: string | null;
};

const SESSION = `
  SELECT u.id, u.username, u.email, u.first_name AS "firstName", u.last_name AS "lastName",
         u.profile_image_url AS "profileImageUrl", u.role, u.subscription_status AS "subscriptionStatus",
         s.sess ->> 'elevatedUntil' AS "elevatedUntil"
  FROM sessions s JOIN users u ON u.id = (s.sess ->> 'userId')::uuid
  WHERE s.sid = $1 AND s.expire > now()`;

/** Who is signed in, for programs other than the api: reads a session and never changes one. */
@Injectable()
export class SessionReader {
  constructor(
    private readonly app: AppConfig,
    private readonly auth: AuthConfig,
    private readonly dataSource: DataSource,
  ) {}

  /** Undefined when nobody is signed in. Rejects when the database cannot be asked: then it is not known. */
  async read(cookieHeader: string | undefined): Promise<Session | undefined> {
    const sid = sessionIdOf(cookieHeader, sessionCookieName(this.app.publicUrl), this.auth.sessionSecret);
    if (!sid) return undefined;
    const [row] = await this.dataSource.query<Row[]>(SESSION, [sid]);
    if (!row) return undefined;
    const { subscriptionStatus, elevatedUntil, ...person } = row;
    return {
      user: { ...person, plan: planOf(subscriptionStatus) },
      elevatedUntil: elevatedUntil ? new Date(elevatedUntil) : undefined,
    };
  }

  /** Middleware that lets `@Access` and `@CurrentUser` work as they do in the api. */
  readonly noteVisitor = (request: Request, _response: Response, next: NextFunction): void => {
    this.read(request.headers.cookie).then((session) => {
      const visitor = request as VisitorRequest;
      visitor.user = session?.user;
      visitor.elevatedUntil = session?.elevatedUntil;
      next();
    }, next);
  };
}
