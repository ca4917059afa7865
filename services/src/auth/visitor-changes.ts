import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { DatabaseConfig } from '../platform/database/database.config.js';
import { Listener } from '../platform/database/listener.js';

export interface VisitorChange {
  /** The digest of a session's id (`digestOf`), where that session has changed or ended. */
  session?: string;
  /** A person's id, where that person has changed. Without either: everybody. */
  userId?: string;
}

/** Tells of sessions that changed or ended and of people who changed, whichever process or hand did it. */
@Injectable()
export class VisitorChanges implements OnApplicationShutdown {
  private listener: Listener | undefined;

  constructor(private readonly database: DatabaseConfig) {}

  /** Begins to listen, and goes on until the program ends. */
  begin(listener: (change: VisitorChange) => void): void {
    this.listener = new Listener(this.database, {
      channel: 'visitor_changes',
      subject: 'News of visitors',
      take: (payload) => listener(changeOf(payload)),
      begin: () => listener({}), // of what happened while nobody listened, nothing is known
    });
    void this.listener.listen();
  }

  /** For how many milliseconds there may be commits that nobody here has been told of. */
  get lag(): number {
    return this.listener?.lag ?? Infinity;
  }

  async onApplicationShutdown(): Promise<void> {
    await this.listener?.end();
  }
}

function changeOf(payload: string): VisitorChange {
  if (payload.startsWith('s')) return { session: payload.slice(1) };
  if (payload.startsWith('u')) return { userId: payload.slice(1) };
  return {};
}
