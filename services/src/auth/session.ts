import { Logger } from '@nestjs/common';
import type { RequestHandler } from 'express';
import connectPgSimple from 'connect-pg-simple';
import session from 'express-session';
import type { Pool } from 'pg';
import type { AppConfig } from '../platform/config/app.config.js';
import { sessionCookieName } from './session-cookie.js';

/** What we keep in a session. Tokens stay here, on the server. */
declare module 'express-session' {
  interface SessionData {
    /** Who is signed in. The id alone: role and plan are those of now, not those of the sign-in. */
    userId: string;
    /** Sign-ins under way, by the `state` sent to the provider: several tabs may sign in at once. */
    signIns: Record<string, { returnTo: string; origin: string; startedAt: number }>;
    /** For telling the provider who signs out. */
    idToken: string;
    /** ISO date-time until which the admin password counts as entered. */
    elevatedUntil: string;
  }
}

const WEEK_MS = 7 * 24 * 3600 * 1000;
/** A session's end is written at most this often while it is in use. */
const TOUCH_EVERY_MS = 5 * 60 * 1000;
const REMEMBERED = 10_000;

type Done = (error?: unknown) => void;

const logger = new Logger('Sessions');
const PostgresStore = connectPgSimple(session);

class SlidingStore extends PostgresStore {
  private readonly touched = new Map<string, number>();

  constructor(
    options: connectPgSimple.PGStoreOptions,
    private readonly changed: (sid: string) => void,
  ) {
    super(options);
  }

  override set(sid: string, data: session.SessionData, done?: Done): void {
    super.set(sid, data, this.telling(sid, done));
  }

  override destroy(sid: string, done?: Done): void {
    super.destroy(sid, this.telling(sid, done));
  }

  override touch(sid: string, data: session.SessionData, done?: Done): void {
    const now = Date.now();
    if (now - (this.touched.get(sid) ?? 0) < TOUCH_EVERY_MS) return void done?.();
    if (this.touched.size >= REMEMBERED) this.touched.clear();
    this.touched.set(sid, now);
    super.touch(sid, data, done as () => void);
  }

  private telling(sid: string, done?: Done): Done {
    return (error) => {
      this.changed(sid);
      done?.(error);
    };
  }
}

/** Sessions in the table `sessions`. They end a week after their last use. `changed` hears of those that this process ends or changes. */
export function sessionMiddleware(
  pool: Pool,
  secret: string,
  app: AppConfig,
  changed: (sid: string) => void,
): RequestHandler {
  return session({
    name: sessionCookieName(app.publicUrl),
    secret,
    store: new SlidingStore(
      {
        pool,
        tableName: 'sessions',
        errorLog: (...words: unknown[]) => logger.warn(words.map(String).join(' ')),
      },
      changed,
    ),
    resave: false,
    saveUninitialized: false,
    rolling: true,
    cookie: { httpOnly: true, sameSite: 'lax', secure: app.isSecure, path: '/', maxAge: WEEK_MS },
  });
}
