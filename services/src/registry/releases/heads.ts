import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import pg from 'pg';
import { DatabaseConfig } from '../../platform/database/database.config.js';
import { STABLE, type Release, type SignedRelease } from '../release.js';
import { NEW_HEAD, ReleaseRows, type ReleaseRow } from './releases.rows.js';
import { ShellPieces, type Pieces } from './shell-pieces.js';

/** A channel's newest release with what is needed to show it, all in memory. */
export interface Head extends Pieces {
  signed: SignedRelease;
}

interface HeadNotice {
  channel: string;
  seq: number;
}

/** Told to operators and publishers: a change of key is the likeliest cause, and the one that needs a hand. */
export const notOurs = (channel: string, seq: number) =>
  `Release ${seq} of ${channel} is not signed with a key of this registry, so nothing of it is used. If the key was changed, name the one of before in REGISTRY_TRUSTED_KEYS, or promote the shell and all remotes in one release.`;

const RECONNECT_MS = 1_000;

/**
 * The heads of all channels. PostgreSQL tells every process of a new one; while it cannot be reached the last known
 * heads stay, so screens are still served. So they do where the newest release is not one of ours.
 */
@Injectable()
export class Heads implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('Heads');
  private readonly known = new Map<string, Head>();
  /** The release of each channel that was refused last: told once, however often it is looked at. */
  private readonly refused = new Map<string, number>();
  private readonly news = new EventEmitter().setMaxListeners(0);
  private listener: pg.Client | undefined;
  private retry: NodeJS.Timeout | undefined;
  private isStopped = false;
  private isDeaf = false;

  constructor(
    private readonly releases: ReleaseRows,
    private readonly pieces: ShellPieces,
    private readonly database: DatabaseConfig,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.refresh(STABLE).catch((error: unknown) =>
      this.logger.warn(`The release is not known yet: ${String(error)}`),
    );
    await this.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    clearTimeout(this.retry);
    await this.listener?.end().catch(() => undefined);
  }

  /** Only what is in memory; the shown channel is kept up to date from the start. */
  current(channel: string): Head | undefined {
    return this.known.get(channel);
  }

  async find(channel: string): Promise<Head | undefined> {
    return this.known.get(channel) ?? this.refresh(channel);
  }

  onNews(listener: (notice: HeadNotice) => void): () => void {
    this.news.on('head', listener);
    return () => void this.news.off('head', listener);
  }

  async refresh(channel: string): Promise<Head | undefined> {
    const row = await this.releases.head(channel);
    if (!row) return undefined;
    const before = this.known.get(channel);
    if (before && before.signed.release.seq >= row.seq) return before;
    const pieces = row.signed && (await this.pieces.of(row.signed.release.shell));
    if (!row.signed || !pieces) {
      this.refuse(row);
      return before;
    }
    this.refused.delete(channel);
    const head: Head = { signed: row.signed, ...pieces };
    // A later head may have come in while this one was read.
    if ((this.known.get(channel)?.signed.release.seq ?? 0) < row.seq) {
      this.known.set(channel, head);
      this.news.emit('head', { channel, seq: row.seq });
    }
    return this.known.get(channel);
  }

  /** What the next release takes over: the head, or what is shown where that head is not one of ours. */
  toBuildOn(head: ReleaseRow | undefined): Release | undefined {
    return head && (head.signed ?? this.current(head.channel)?.signed)?.release;
  }

  private refuse({ channel, seq, signed }: ReleaseRow): void {
    if (this.refused.get(channel) === seq) return;
    this.refused.set(channel, seq);
    const why = signed
      ? `The contract or a piece of the HTML of the shell's build ${signed.release.shell.build} is not what release ${seq} of ${channel} was signed with. Publish that build again, or promote another.`
      : notOurs(channel, seq);
    this.logger.error(`${why} What was shown before stays.`);
  }

  private async listen(): Promise<void> {
    if (this.isStopped) return;
    const client = new pg.Client({
      connectionString: this.database.url,
      connectionTimeoutMillis: 2_000,
      keepAlive: true,
    });
    client.on('error', (error) => this.logger.warn(`News of releases are interrupted: ${error.message}`));
    client.on('end', () => this.listenAgain());
    client.on('notification', ({ payload }) => void this.take(payload ?? ''));
    this.listener = client;
    try {
      await client.connect();
      await client.query(`LISTEN ${NEW_HEAD}`);
      // What was released while nobody listened.
      await Promise.all([STABLE, ...this.known.keys()].map((channel) => this.refresh(channel)));
      this.isDeaf = false;
    } catch (error) {
      // Tried every second: told once for each stretch of trouble.
      if (!this.isDeaf) this.logger.warn(`News of releases cannot be had now: ${String(error)}`);
      this.isDeaf = true;
      await client.end().catch(() => undefined);
      this.listenAgain();
    }
  }

  private listenAgain(): void {
    if (this.isStopped) return;
    clearTimeout(this.retry);
    this.retry = setTimeout(() => void this.listen(), RECONNECT_MS);
  }

  private async take(payload: string): Promise<void> {
    try {
      const { channel } = JSON.parse(payload) as HeadNotice;
      await this.refresh(channel);
    } catch (error) {
      this.logger.warn(`A new release could not be read: ${String(error)}`);
    }
  }
}
