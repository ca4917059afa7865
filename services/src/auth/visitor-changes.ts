import { createHash } from 'node:crypto';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { Listener } from '../platform/database/listener.js';

export interface VisitorChange {
  /** The digest of a session's id (`digestOf`), where that session has changed or ended. */
  session?: string;
  /** A person's id, where that person has changed. Without either: everybody. */
  userId?: string;
}

export const digestOf = (sessionId: string): string => createHash('sha256').update(sessionId).digest('hex');

/** Tells of sessions that changed or ended and of people who changed, whichever process or hand did it. */
@Injectable()
export class VisitorChanges implements OnApplicationShutdown {
  private listener: Listener | undefined;
  private begun = Promise.resolve();
  private readonly told: ((change: VisitorChange) => void)[] = [];

  constructor(private readonly database: DatabaseConfig) {}

  /** Each change is told to `listener` until the program ends. Resolves once it is, or that was tried in vain. */
  begin(listener: (change: VisitorChange) => void): Promise<void> {
    this.told.push(listener);
    if (this.listener) return this.begun;
    this.listener = new Listener(this.database, {
      channel: 'visitor_changes',
      subject: 'News of visitors',
      take: (payload) => this.tell(changeOf(payload)),
      begin: () => this.tell({}), // of what happened while nobody listened, nothing is known
    });
    this.begun = this.listener.listen();
    return this.begun;
  }

  /** For how many milliseconds there may be commits that nobody here has been told of. */
  get lag(): number {
    return this.listener?.lag ?? Infinity;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener?.end();
  }

  private tell(change: VisitorChange): void {
    for (const listener of this.told) listener(change);
  }
}

function changeOf(payload: string): VisitorChange {
  if (payload.startsWith('s')) return { session: payload.slice(1) };
  if (payload.startsWith('u')) return { userId: payload.slice(1) };
  return {};
}
