import { Injectable, Logger, type BeforeApplicationShutdown } from '@nestjs/common';
import type { Request, Response } from 'express';
import { digestOf, VisitorChanges, type VisitorChange } from '../auth/visitor-changes.js';
import { VisitorNow } from '../auth/visitor-now.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { TooMany, Unavailable } from '../platform/refusals/refusals.js';
import { LiveConfig } from './live.config.js';

const BEAT_MS = 15_000;
/** Keeps lines open that would be cut for silence, and tells a reader that can see comments that we are here. */
const COMMENT = Buffer.from(': here\n\n');
/** Browsers' own readers hide comments: from this a page knows that its line is not dead. */
export const BEAT = Buffer.from('event: beat\ndata: {}\n\n');
/** Each ends some time, and its browser opens the next one. */
const OLDEST_MS = 15 * 60_000;
/** Where it is not known who has changed all are opened again, but not together. */
const SPREAD_MS = 60_000;
/** What a slow reader may leave unread before its stream is cut; it goes on from its last event when it returns. */
const MOST_UNREAD_BYTES = 256 * 1024;

/** An answer that stays open. */
export class Stream {
  private readonly openedAt = Date.now();
  /** Not all at once after a restart. */
  private age = OLDEST_MS * (0.8 + Math.random() * 0.4);

  /** `userId` and `session`, a digest of its id: whom it was opened for. */
  constructor(
    private readonly response: Response,
    private readonly sign: Buffer,
    readonly userId: string,
    readonly session: string,
  ) {}

  get isOver(): boolean {
    return this.response.writableEnded || this.response.destroyed;
  }

  write(frame: Buffer | string): void {
    if (this.isOver) return;
    this.response.write(frame);
    if (this.response.writableLength > MOST_UNREAD_BYTES) this.response.destroy();
  }

  beat(now: number): void {
    if (now - this.openedAt > this.age) this.end();
    else this.write(this.sign);
  }

  endWithin(milliseconds: number): void {
    this.age = Math.min(this.age, Date.now() - this.openedAt + Math.random() * milliseconds);
  }

  end(): void {
    this.response.end();
  }
}

/** How long a reader waits before it returns; not all of them together after a restart. */
export const retryFrame = (): string => `retry: ${Math.round(2_000 + Math.random() * 4_000)}\n`;

/**
 * All Server-Sent Events of this process: who may open one, what keeps it open, how it ends. Who somebody is is asked
 * when a stream opens, and by that it is decided what it is told: it ends when that person or their session changes.
 */
@Injectable()
export class OpenStreams implements BeforeApplicationShutdown {
  private readonly logger = new Logger('Streams');
  private readonly open = new Set<Stream>();
  private readonly byPerson = new Map<string, number>();
  private timer: NodeJS.Timeout | undefined;
  private isEnding = false;
  private following: Promise<void> | undefined;

  constructor(
    private readonly config: LiveConfig,
    private readonly visitors: VisitorChanges,
    private readonly visitorNow: VisitorNow,
  ) {}

  get count(): number {
    return this.open.size;
  }

  /** Resolves when changes of people are heard of; to be called before each stream. Programs without streams hear none. */
  followVisitors(): Promise<void> {
    this.following ??= this.visitors.begin((change) => this.endOf(change));
    return this.following;
  }

  /**
   * Sends the head of the answer. `onClose` is called once, however the stream ends. One that is over at once was opened
   * for somebody who has changed since they were read: their browser opens the next one.
   * @throws TooMany, Unavailable
   */
  async begin(
    request: Request,
    response: Response,
    user: SignedInUser,
    onClose: () => void,
    sign = COMMENT,
  ): Promise<Stream> {
    const stream = this.take(request, response, user.id, onClose, sign);
    // From here on changes end it; of those before, this tells.
    if (!(await this.isStill(user, request.sessionID))) stream.end();
    return stream;
  }

  /** Before the server closes, which waits for every answer that is open. */
  beforeApplicationShutdown(): void {
    this.isEnding = true;
    clearInterval(this.timer);
    for (const stream of this.open) stream.end();
  }

  private take(request: Request, response: Response, userId: string, onClose: () => void, sign: Buffer): Stream {
    const own = this.byPerson.get(userId) ?? 0;
    if (own >= this.config.perPerson) throw new TooMany('There are too many open streams of this account.', 30);
    if (this.isEnding || this.open.size >= this.config.most) {
      throw new Unavailable('There are too many open streams. Please try again shortly.', 10);
    }
    const stream = new Stream(response, sign, userId, digestOf(request.sessionID));
    if (stream.isOver) return stream; // whoever asked has left meanwhile, and nothing would tell of it again
    this.byPerson.set(userId, own + 1);
    this.open.add(stream);
    response.once('close', () => {
      this.open.delete(stream);
      this.leave(userId);
      onClose();
    });
    response.on('error', () => response.destroy());
    this.timer ??= setInterval(() => this.beat(), BEAT_MS).unref();
    request.socket.setNoDelay(true);
    // Nothing is written to the session when the stream ends, and nothing of it is held until then.
    (request as { session?: unknown }).session = undefined;
    response.set({
      'Content-Type': 'text/event-stream; charset=utf-8',
      'Cache-Control': 'no-store, no-transform',
      'X-Accel-Buffering': 'no',
    });
    response.flushHeaders();
    if (request.method === 'HEAD') response.end();
    return stream;
  }

  private endOf({ session, userId }: VisitorChange): void {
    for (const stream of this.open) {
      if (session === undefined && userId === undefined) stream.endWithin(SPREAD_MS);
      else if (stream.userId === userId || (session !== undefined && stream.session === session)) stream.end();
    }
  }

  /** Of a database that cannot be asked nothing is known, and nothing is told by that. */
  private async isStill(user: SignedInUser, sessionId: string): Promise<boolean> {
    try {
      return await this.visitorNow.isStill(user, sessionId);
    } catch (error) {
      this.logger.warn(`Who opened a stream could not be read: ${String(error)}`);
      return false;
    }
  }

  private beat(): void {
    const now = Date.now();
    for (const stream of this.open) stream.beat(now);
  }

  private leave(userId: string): void {
    const left = (this.byPerson.get(userId) ?? 1) - 1;
    if (left > 0) this.byPerson.set(userId, left);
    else this.byPerson.delete(userId);
  }
}
