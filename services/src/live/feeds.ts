import { Injectable } from '@nestjs/common';
import type { Feed, LiveEvent } from './live-event.js';

/** The order in which the places of the feeds stand in an event's id. */
const ORDER = ['log', 'jobs'] as const;

/** An event and how it is written to a stream: once, for however many streams. */
export type Listener = (event: LiveEvent, frame: Buffer) => void;

/** All feeds as one: an event's id names the place in each of them, so that a cut stream goes on in all of them. */
@Injectable()
export class Feeds {
  private readonly feeds = new Map<(typeof ORDER)[number], Feed>();
  private readonly listeners = new Set<Listener>();

  add(name: (typeof ORDER)[number], feed: Feed): void {
    this.feeds.set(name, feed);
  }

  async begin(): Promise<void> {
    await Promise.all([...this.feeds.values()].map((feed) => feed.begin()));
  }

  listen(listener: Listener): () => void {
    this.listeners.add(listener);
    return () => void this.listeners.delete(listener);
  }

  /** For feeds: their place is that of this event already. */
  tell(event: LiveEvent): void {
    if (this.listeners.size === 0) return;
    const frame = frameOf(event, this.id());
    for (const listener of this.listeners) listener(event, frame);
  }

  /** The places of all feeds, as in `17-2041`. */
  id(): string {
    return ORDER.map((name) => this.feeds.get(name)?.place() ?? '0').join('-');
  }

  /** What was told since then; undefined when that is not known any more, or when `id` is none of ours. */
  since(id: string): { event: LiveEvent; frame: Buffer }[] | undefined {
    const places = /^(\d{1,19})-(\d{1,19})$/.exec(id)?.slice(1);
    if (!places) return undefined;
    const missed: LiveEvent[] = [];
    for (const [at, name] of ORDER.entries()) {
      const events = this.feeds.get(name)?.since(places[at]!);
      if (events === undefined && this.feeds.has(name)) return undefined;
      missed.push(...(events ?? []));
    }
    // Cut again in the middle of these, a stream would ask for the whole once more: the last frame alone has an id.
    return missed.map((event) => ({ event, frame: frameOf(event, undefined) }));
  }
}

const frameOf = ({ topic, event }: LiveEvent, id: string | undefined): Buffer =>
  Buffer.from(`${id === undefined ? '' : `id: ${id}\n`}event: ${topic}\ndata: ${JSON.stringify(event)}\n\n`);
