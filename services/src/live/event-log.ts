import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '../platform/database/database.config.js';
import type { LiveEvent } from './live-event.js';

export interface NumberedEvent extends LiveEvent {
  id: bigint;
}

/** What a process that starts takes with it. */
export interface Start {
  /** The last events, the oldest first. */
  events: NumberedEvent[];
  /** The number of the newest of all events there ever were. */
  place: bigint;
}

type Row = LiveEvent & { id: string };

const CHANNEL = 'live_events';
/** Reads even without a notice, which finds out about a connection that has died without a word. */
const HEARTBEAT_MS = 5_000;
const RECONNECT_MS = 500;
const PRUNE_MS = 60_000;
const KEPT = '1 hour';
/** A process that starts takes this many of the last events with it, so that streams cut by its restart can go on. */
const REMEMBERED = 2_000;

const EVENTS = 'SELECT id, topic, user_id AS "userId", event FROM live_events';

const numbered = (row: Row): NumberedEvent => ({ ...row, id: BigInt(row.id) });

/** Reads what all processes publish, in order, from PostgreSQL; while that is away nothing is told, and nothing lost. */
@Injectable()
export class EventLog implements OnApplicationShutdown {
  private readonly logger = new Logger('EventLog');
  private readonly news = new EventEmitter();
  private client: pg.Client | undefined;
  private start: Start | undefined;
  private last = 0n;
  private connecting: Promise<void> | undefined;
  private reading: Promise<void> | undefined;
  private isAskedAgain = false;
  private timer: NodeJS.Timeout | undefined;
  private prunedAt = 0;
  private isStopped = false;
  private isDeaf = false;

  constructor(private readonly database: DatabaseConfig) {}

  /** Each event that is later than the start is told to `listener`, and each notice on one of `channels` to its own. */
  async follow(
    listener: (event: NumberedEvent) => void,
    channels: Record<string, (payload: string) => void>,
  ): Promise<Start> {
    this.news.on('event', listener);
    for (const [channel, take] of Object.entries(channels)) this.news.on(`notice:${channel}`, take);
    await this.begin(Object.keys(channels));
    return this.start ?? { events: [], place: 0n };
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.timer);
    await this.client?.end().catch(() => undefined);
  }

  private begin(channels: string[]): Promise<void> {
    clearTimeout(this.timer);
    this.connecting ??= this.connectAtLast(channels).finally(() => (this.connecting = undefined));
    return this.connecting;
  }

  private async connectAtLast(channels: string[]): Promise<void> {
    while (!this.isStopped && !(await this.connect(channels))) {
      await new Promise((resolve) => setTimeout(resolve, RECONNECT_MS));
    }
  }

  private async connect(channels: string[]): Promise<boolean> {
    const client = new pg.Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: 2_000,
      query_timeout: this.database.statementTimeoutMs,
      application_name: 'landfall-live',
      keepAlive: true,
    });
    client.on('error', (error) => this.logger.warn(`Live events are interrupted: ${error.message}`));
    client.on('end', () => {
      if (this.client === client && !this.isStopped) void this.begin(channels);
    });
    client.on('notification', ({ channel, payload }) => {
      if (channel === CHANNEL) this.readSoon();
      else this.news.emit(`notice:${channel}`, payload ?? '');
    });
    try {
      await client.connect();
      for (const channel of [CHANNEL, ...channels]) await client.query(`LISTEN ${client.escapeIdentifier(channel)}`);
      this.start ??= await this.remember(client);
      this.client = client;
      await this.read();
      this.isDeaf = false;
      this.beat(channels);
      return true;
    } catch (error) {
      // Tried twice a second: told once for each stretch of trouble.
      if (!this.isDeaf && !this.isStopped) this.logger.warn(`Live events cannot be had now: ${String(error)}`);
      this.isDeaf = true;
      this.client = undefined;
      await client.end().catch(() => undefined);
      return false;
    }
  }

  /** Under the publishers' lock, so that none of them has drawn a number which cannot be seen yet. */
  private async remember(client: pg.Client): Promise<Start> {
    await client.query('BEGIN');
    await client.query(`SELECT pg_advisory_xact_lock(x'6c697665'::int)`);
    const { rows } = await client.query<Row>(`${EVENTS} ORDER BY id DESC LIMIT ${REMEMBERED}`);
    const { rows: ever } = await client.query<{ place: string }>(
      'SELECT CASE WHEN is_called THEN last_value ELSE 0 END AS place FROM live_events_id_seq',
    );
    await client.query('COMMIT');
    this.last = BigInt(ever[0]!.place);
    return { events: rows.reverse().map(numbered), place: this.last };
  }

  private beat(channels: string[]): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => {
      this.read()
        .then(() => this.prune())
        .then(
          () => this.beat(channels),
          () => void this.begin(channels), // the connection is lost
        );
    }, HEARTBEAT_MS).unref();
  }

  private readSoon(): void {
    if (this.reading) this.isAskedAgain = true;
    else this.read().catch(() => undefined); // the heartbeat sees to a lost connection
  }

  private read(): Promise<void> {
    this.reading ??= this.readAll().finally(() => (this.reading = undefined));
    return this.reading;
  }

  private async readAll(): Promise<void> {
    do {
      this.isAskedAgain = false;
      if (!this.client) throw new Error('Not connected');
      const { rows } = await this.client
        .query<Row>(`${EVENTS} WHERE id > $1 ORDER BY id LIMIT ${REMEMBERED}`, [this.last])
        .catch(async (error: unknown) => {
          await this.client?.end().catch(() => undefined);
          this.client = undefined;
          throw error;
        });
      for (const row of rows) {
        this.last = BigInt(row.id);
        this.news.emit('event', numbered(row));
      }
      this.isAskedAgain ||= rows.length === REMEMBERED;
    } while (this.isAskedAgain && !this.isStopped);
  }

  private async prune(): Promise<void> {
    if (Date.now() - this.prunedAt < PRUNE_MS) return;
    this.prunedAt = Date.now();
    await this.client?.query(`DELETE FROM live_events WHERE at < now() - interval '${KEPT}'`);
  }
}
