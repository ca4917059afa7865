import { Injectable } from '@nestjs/common';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { AuthConfig } from './auth.config.js';
import { digestOf, VisitorChanges, type VisitorChange } from './visitor-changes.js';

/** As long as a session's last use may go unwritten: each of them is looked up, and its end moved on, this often. */
export const REMEMBERED_MS = 5 * 60_000;
/** Half a kilobyte each. */
const MOST = 20_000;
/** With commits unheard of for longer than this nobody is known from memory. */
const MOST_LAG_MS = 2_000;

interface Remembered {
  user: SignedInUser;
  /** Digest of the session's id. */
  session: string;
  until: number;
}

/**
 * Who asked a moment ago, by the signed value of their cookie, so that asking again costs neither the database nor a
 * signature. Forgotten as soon as the session or the person changes.
 */
@Injectable()
export class RememberedVisitors {
  private readonly byCookie = new Map<string, Remembered>();
  /** Raised by every change: what was being read meanwhile may be older than it. */
  private changes = 0;

  constructor(
    private readonly auth: AuthConfig,
    private readonly news: VisitorChanges,
  ) {
    if (auth.remembersVisitors) void news.begin((change) => this.forget(change));
  }

  /** To be taken before a session is read, and given back with what was read. */
  get state(): number {
    return this.changes;
  }

  find(cookie: string): SignedInUser | undefined {
    const found = this.byCookie.get(cookie);
    if (!found || !this.isTold) return undefined;
    if (found.until > performance.now()) return found.user;
    this.byCookie.delete(cookie);
    return undefined;
  }

  /** Keeps what was read since `state`, unless somebody has changed meanwhile. */
  keep(cookie: string, sessionId: string, user: SignedInUser, state: number): void {
    if (!this.isTold || state !== this.changes) return;
    this.byCookie.delete(cookie);
    this.byCookie.set(cookie, { user, session: digestOf(sessionId), until: performance.now() + REMEMBERED_MS });
    if (this.byCookie.size > MOST) this.byCookie.delete(this.byCookie.keys().next().value!);
  }

  /** At once in this process; of other processes' changes the news tell. */
  forget({ session, userId }: VisitorChange): void {
    this.changes += 1;
    if (session === undefined && userId === undefined) return this.byCookie.clear();
    for (const [cookie, known] of this.byCookie) {
      if (known.session === session || known.user.id === userId) this.byCookie.delete(cookie);
    }
  }

  private get isTold(): boolean {
    return this.auth.remembersVisitors && this.news.lag < MOST_LAG_MS;
  }
}
