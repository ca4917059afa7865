import { Logger } from '@nestjs/common';
import pg from 'pg';
import type { DatabaseConfig } from './database.config.js';

interface Wish {
  /** What PostgreSQL calls it. */
  channel: string;
  /** What people call it, in the plural: "News of releases". */
  subject: string;
  /** Takes what was told. */
  take: (payload: string) => void;
  /** From here on the channel is heard; of what was told before, nothing is known. Where this fails, all is tried again. */
  begin: () => void | Promise<void>;
}

const HEARTBEAT_MS = 500;
const RECONNECT_MS = 500;

/**
 * Hears what is told on a channel of PostgreSQL until it is ended, over as many connections as that takes. A heartbeat
 * finds the one that hangs without a word. PostgreSQL delivers what was committed before a statement ahead of that
 * statement's answer: `lag` says how old what was last heard is.
 */
export class Listener {
  private readonly logger: Logger;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private heardAt = -Infinity;
  private isStopped = false;
  private isDeaf = false;

  constructor(
    private readonly database: Pick<DatabaseConfig, 'url' | 'statementTimeoutMs'>,
    private readonly wish: Wish,
  ) {
    this.logger = new Logger(`Listener ${wish.channel}`);
  }

  /** Resolves after the first try, whether it went well or not. */
  async listen(): Promise<void> {
    if (this.isStopped) return;
    const { channel, subject, take, begin } = this.wish;
    const client = new pg.Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: 2_000,
      query_timeout: this.database.statementTimeoutMs,
      application_name: `landfall-${channel}`,
      keepAlive: true,
    });
    client.on('error', (error) => this.logger.warn(`${subject} are interrupted: ${error.message}`));
    client.on('notification', ({ payload }) => take(payload ?? ''));
    this.client = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${channel}`);
      await begin();
      this.isDeaf = false;
      await this.beat(client);
    } catch (error) {
      // Tried twice a second: told once for each stretch of trouble.
      if (!this.isDeaf && !this.isStopped) this.logger.warn(`${subject} cannot be had now: ${String(error)}`);
      this.isDeaf = true;
      await client.end().catch(() => undefined);
      this.again(RECONNECT_MS, () => this.listen());
    }
  }

  /** For how many milliseconds there may be commits that nobody here has been told of. */
  get lag(): number {
    return performance.now() - this.heardAt;
  }

  async end(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private async beat(client: pg.Client): Promise<void> {
    const asked = performance.now();
    await client.query('SELECT 1');
    this.heardAt = asked;
    this.again(HEARTBEAT_MS, () =>
      this.beat(client).catch(async () => {
        await client.end().catch(() => undefined);
        await this.listen();
      }),
    );
  }

  private again(afterMs: number, work: () => Promise<void>): void {
    if (!this.isStopped) this.timer = setTimeout(() => void work(), afterMs).unref();
  }
}
