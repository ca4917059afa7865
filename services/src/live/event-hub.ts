import { Injectable, Logger } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { EventLog, type NumberedEvent } from './event-log.js';
import { Feeds } from './feeds.js';
import type { Feed, LiveEvent, Topic } from './live-event.js';
import { publishEvents, type Announcement } from './publish.js';

/** How much of what was told is kept for streams that were cut: the first bound that is reached counts. */
const MOST_EVENTS = 5_000;
const MOST_BYTES = 8 * 1024 * 1024;

/** PostgreSQL's channel on which the registry tells of new heads, as `{ channel, seq }`. */
const RELEASES = 'registry_head';

/**
 * Tells something to the browsers that listen, whichever api process their streams end in.
 *
 * Publishing works in every program; reading begins with the first stream, in programs that have streams.
 */
@Injectable()
export class EventHub implements Feed {
  private readonly logger = new Logger('Events');
  private readonly kept: (NumberedEvent & { bytes: number })[] = [];
  private bytes = 0;
  private last = 0n;
  /** Events from this one on are kept. */
  private from = 0n;
  private begun: Promise<void> | undefined;

  constructor(
    private readonly dataSource: DataSource,
    private readonly log: EventLog,
    private readonly feeds: Feeds,
  ) {
    feeds.add('log', this);
  }

  /**
   * To one person, or to everybody (null). Call it once what the event tells of is committed. An event is small and
   * names things by their ids; a browser asks for the rest. Two of the same `key` within an hour are one.
   */
  async publish(topic: Topic, userId: string | null, event: object, key: string | null = null): Promise<void> {
    await this.publishAll([{ topic, userId, event, key }]);
  }

  /** Several at once, in this order. */
  async publishAll(announcements: Announcement[]): Promise<void> {
    await publishEvents(this.dataSource, announcements);
  }

  begin(): Promise<void> {
    this.begun ??= this.follow();
    return this.begun;
  }

  place(): string {
    return this.last.toString();
  }

  since(place: string): LiveEvent[] | undefined {
    const after = BigInt(place);
    if (after < this.from - 1n) return undefined;
    return this.kept.filter(({ id }) => id > after);
  }

  private async follow(): Promise<void> {
    const { events, place } = await this.log.follow((event) => this.take(event), {
      [RELEASES]: (payload) => void this.relay(payload),
    });
    this.from = events[0]?.id ?? place + 1n;
    this.last = place;
    // what was told while the start was taken in stands behind it
    const since = this.kept.splice(0);
    this.bytes = 0;
    for (const event of [...events, ...since]) this.keep(event);
  }

  private take(event: NumberedEvent): void {
    this.keep(event);
    this.feeds.tell(event);
  }

  private keep(event: NumberedEvent): void {
    const bytes = JSON.stringify(event.event).length;
    this.kept.push({ ...event, bytes });
    this.bytes += bytes;
    this.last = event.id;
    while (this.kept.length > MOST_EVENTS || (this.bytes > MOST_BYTES && this.kept.length > 1)) {
      const gone = this.kept.shift()!;
      this.bytes -= gone.bytes;
      this.from = gone.id + 1n;
    }
  }

  /** Every process hears the registry; its release is told once, and a stream that was cut just then learns of it too. */
  private async relay(payload: string): Promise<void> {
    try {
      const { channel, seq } = JSON.parse(payload) as { channel: string; seq: number };
      await this.publish('release', null, { channel, seq }, `release:${channel}:${seq}`);
    } catch (error) {
      this.logger.warn(`A release could not be relayed: ${String(error)}`);
    }
  }
}
