import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { DatabaseConfig } from '../../platform/database/database.config.js';
import { Listener } from '../../platform/database/listener.js';
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

const READ_AGAIN_MS = 1_000;

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
  private readonly listener: Listener;
  private readonly unread = new Map<string, NodeJS.Timeout>();
  private isStopped = false;

  constructor(
    private readonly releases: ReleaseRows,
    private readonly pieces: ShellPieces,
    database: DatabaseConfig,
  ) {
    this.listener = new Listener(database, {
      channel: NEW_HEAD,
      subject: 'News of releases',
      take: (payload) => void this.take(payload),
      begin: () => this.refreshAll(),
    });
  }

  async onModuleInit(): Promise<void> {
    await this.listener.listen();
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    for (const timer of this.unread.values()) clearTimeout(timer);
    await this.listener.end();
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
    const head: Head = { signed: row.signed, ...pieces };
    // A later head may have come in while this one was read.
    if ((this.known.get(channel)?.signed.release.seq ?? 0) < row.seq) {
      this.known.set(channel, head);
      this.news.emit('head', { channel, seq: row.seq });
    }
    return this.known.get(channel);
  }

  /** Reads a head that is known to be there, as often as it takes: nobody tells of it a second time. */
  async catchUp(channel: string): Promise<void> {
    clearTimeout(this.unread.get(channel));
    this.unread.delete(channel);
    try {
      await this.refresh(channel);
    } catch (error) {
      if (this.isStopped) return;
      this.logger.warn(`The newest release of ${channel} could not be read: ${String(error)}. It is tried again.`);
      this.unread.set(channel, setTimeout(() => void this.catchUp(channel), READ_AGAIN_MS).unref());
    }
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

  private async refreshAll(): Promise<void> {
    await Promise.all([STABLE, ...this.known.keys()].map((channel) => this.refresh(channel)));
  }

  private async take(payload: string): Promise<void> {
    const { channel } = JSON.parse(payload) as HeadNotice;
    await this.catchUp(channel);
  }
}
