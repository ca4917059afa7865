import { EventEmitter } from 'node:events';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { JobsEvent } from '../../live/events.dto.js';
import { Feeds } from '../../live/feeds.js';
import type { Feed, LiveEvent } from '../../live/live-event.js';
import { JobChanges, type JobChange } from '../index/job-changes.js';
import { seenBatch, type Batch, type Lists } from './batches.js';

/** Writers come in bursts: what happens within this time is told as one. */
const GATHER_MS = 300;
const MOST_BATCHES = 500;
const MOST_IDS = 200_000;
/** More than these are told as "many": a browser asks anew rather than reading a list. */
const MOST_LISTED = 300;

/** What changes about jobs, in batches, for streams. Begins with the first of them. */
@Injectable()
export class JobNews implements Feed, OnApplicationShutdown {
  private readonly news = new EventEmitter().setMaxListeners(0);
  private readonly batches: Batch[] = [];
  private idsKept = 0;
  private gathering: Gathering | undefined;
  /** States from this one on can be gone on from. */
  private from = 0n;
  private told = 0n;
  private known = 0n;
  private timer: NodeJS.Timeout | undefined;
  private begun: Promise<void> | undefined;

  constructor(
    private readonly changes: JobChanges,
    private readonly feeds: Feeds,
  ) {
    feeds.add('jobs', this);
  }

  begin(): Promise<void> {
    this.begun ??= this.follow();
    return this.begun;
  }

  place(): string {
    return this.told.toString();
  }

  since(place: string): LiveEvent[] | undefined {
    return this.batchesSince(BigInt(place))?.flatMap(toEvents);
  }

  /** Undefined when they are not known any more. */
  batchesSince(place: bigint): Batch[] | undefined {
    return place < this.from ? undefined : this.batches.filter(({ to }) => to > place);
  }

  /** `undefined` is told when changes were missed. */
  onBatch(listener: (batch: Batch | undefined) => void): () => void {
    this.news.on('batch', listener);
    return () => void this.news.off('batch', listener);
  }

  onApplicationShutdown(): void {
    clearTimeout(this.timer);
  }

  private async follow(): Promise<void> {
    await this.changes.follow((change) => this.take(change));
    this.known = this.told = this.from = BigInt(this.changes.version ?? '0');
  }

  private take(change: JobChange): void {
    this.known = BigInt(change.version);
    if (change.isGap) return this.tellGap();
    this.gathering ??= {
      added: new Set(),
      early: new Set(),
      opened: new Set(),
      changed: new Set(),
      removed: new Set(),
    };
    gather(this.gathering, change);
    this.timer ??= setTimeout(() => this.tell(), GATHER_MS);
  }

  private tell(): void {
    this.timer = undefined;
    const { gathering } = this;
    this.gathering = undefined;
    const from = this.told;
    this.told = this.known;
    if (!gathering) return;
    const batch: Batch = {
      from,
      to: this.told,
      added: [...gathering.added],
      early: [...gathering.early],
      opened: [...gathering.opened],
      changed: [...gathering.changed],
      removed: [...gathering.removed],
    };
    if (idsIn(batch) === 0) return;
    this.keep(batch);
    this.news.emit('batch', batch);
    for (const event of toEvents(batch)) this.feeds.tell(event);
  }

  private keep(batch: Batch): void {
    this.batches.push(batch);
    this.idsKept += idsIn(batch);
    while (this.batches.length > MOST_BATCHES || (this.idsKept > MOST_IDS && this.batches.length > 1)) {
      const gone = this.batches.shift()!;
      this.idsKept -= idsIn(gone);
      this.from = gone.to;
    }
  }

  private tellGap(): void {
    clearTimeout(this.timer);
    this.timer = undefined;
    this.gathering = undefined;
    this.batches.length = 0;
    this.idsKept = 0;
    this.from = this.told = this.known;
    this.news.emit('batch', undefined);
    this.feeds.tell(aboutJobs({ added: [], changed: [], removed: [], isMany: true }));
  }
}

type Gathering = Record<'added' | 'early' | 'opened' | 'changed' | 'removed', Set<number>>;

function gather(gathering: Gathering, { added, early, opened, changed, removed }: JobChange): void {
  for (const id of added) {
    gathering.added.add(id);
    gathering.changed.delete(id);
  }
  for (const id of early) {
    gathering.early.add(id);
    gathering.added.delete(id);
    gathering.changed.delete(id);
  }
  for (const id of opened) {
    gathering.changed.delete(id);
    // come and opened before anybody was told
    if (gathering.early.delete(id)) gathering.added.add(id);
    else if (!gathering.added.has(id)) gathering.opened.add(id);
  }
  const hasCome = (id: number) => gathering.added.has(id) || gathering.early.has(id) || gathering.opened.has(id);
  for (const id of changed) if (!hasCome(id)) gathering.changed.add(id);
  for (const id of removed) {
    // come and gone before anybody was told
    if (![gathering.added, gathering.early].some((came) => came.delete(id))) gathering.removed.add(id);
    gathering.opened.delete(id);
    gathering.changed.delete(id);
  }
}

const sizeOf = ({ added, changed, removed }: Lists) => added.length + changed.length + removed.length;
const idsIn = (batch: Batch) => sizeOf(batch) + batch.early.length + batch.opened.length;

const aboutJobs = (event: JobsEvent): LiveEvent => ({ topic: 'jobs', userId: null, event });

/** One for everybody, or two where premium members hear something else. */
function toEvents(batch: Batch): LiveEvent[] {
  const isAlike = batch.early.length === 0 && batch.opened.length === 0;
  if (isAlike) return [aboutJobs(eventOf(batch))];
  return [true, false].flatMap((early) => {
    const seen = seenBatch(batch, early);
    return sizeOf(seen) > 0 ? [{ ...aboutJobs(eventOf(seen)), early }] : [];
  });
}

function eventOf(batch: Lists): JobsEvent {
  if (sizeOf(batch) > MOST_LISTED) return { added: [], changed: [], removed: [], isMany: true };
  const { added, changed, removed } = batch;
  return { added, changed, removed };
}
