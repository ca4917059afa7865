import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '../platform/database/database.config.js';

export interface VisitorChange {
  /** The digest of a session's id (`digestOf`), where that session has changed or ended. */
  session?: string;
  /** A person's id, where that person has changed. Without either: everybody. */
  userId?: string;
}

const CHANNEL = 'visitor_changes';
const HEARTBEAT_MS = 500;
const RECONNECT_MS = 500;

/**
 * Tells of sessions that changed or ended and of people who changed, whichever process or hand did it. PostgreSQL
 * delivers what was committed before a statement ahead of that statement's answer: `lag` says how old what was last
 * heard is.
 */
@Injectable()
export class VisitorChanges implements OnApplicationShutdown {
  private readonly logger = new Logger('VisitorChanges');
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private heardAt = -Infinity;
  private isStopped = false;
  private isDeaf = false;

  constructor(private readonly database: DatabaseConfig) {}

  /** Begins to listen, and goes on until the program ends. */
  begin(listener: (change: VisitorChange) => void): void {
    void this.connect(listener);
  }

  /** For how many milliseconds there may be commits that nobody here has been told of. */
  get lag(): number {
    return performance.now() - this.heardAt;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async connect(listener: (change: VisitorChange) => void): Promise<void> {
    if (this.isStopped) return;
    const client = new pg.Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: 2_000,
      query_timeout: this.database.statementTimeoutMs,
      application_name: 'landfall-visitors',
      keepAlive: true,
    });
    client.on('error', (error) => this.logger.warn(`News of visitors are interrupted: ${error.message}`));
    client.on('notification', ({ payload }) => listener(changeOf(payload ?? '')));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${CHANNEL}`);
      listener({}); // of what happened while nobody listened, nothing is known
      this.isDeaf = false;
      await this.beat(client, listener);
    } catch (error) {
      // Tried twice a second: told once for each stretch of trouble.
      if (!this.isDeaf && !this.isStopped) this.logger.warn(`News of visitors cannot be had now: ${String(error)}`);
      this.isDeaf = true;
      await client.end().catch(() => undefined);
      this.again(RECONNECT_MS, () => this.connect(listener));
    }
  }

  private async beat(client: pg.Client, listener: (change: VisitorChange) => void): Promise<void> {
    const asked = performance.now();
    await client.query('SELECT 1');
    this.heardAt = asked;
    this.again(HEARTBEAT_MS, () =>
      this.beat(client, listener).catch(async () => {
        await client.end().catch(() => undefined);
        await this.connect(listener);
      }),
    );
  }

  private again(afterMs: number, work: () => Promise<void>): void {
    if (!this.isStopped) this.timer = setTimeout(() => void work(), afterMs).unref();
  }
}

function changeOf(payload: string): VisitorChange {
  if (payload.startsWith('s')) return { session: payload.slice(1) };
  if (payload.startsWith('u')) return { userId: payload.slice(1) };
  return {};
}
