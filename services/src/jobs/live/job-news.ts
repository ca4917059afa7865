import { EventEmitter } from 'node:events';
import { Injectable, type OnApplicationShutdown } from '@nestjs/common';
import type { JobsEvent } from '../../live/events.dto.js';
import { Feeds } from '../../live/feeds.js';
import type { Feed, LiveEvent } from '../../live/live-event.js';
import { JobChanges, type JobChange } from '../index/job-changes.js';

/** Ids of jobs that came, changed and went between two states of the data; a job stands in one list only. */
export interface Batch {
  from: bigint;
  to: bigint;
  added: number[];
  changed: number[];
  removed: number[];
}

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
  private gathering: { added: Set<number>; changed: Set<number>; removed: Set<number> } | undefined;
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
    return this.batchesSince(BigInt(place))?.map(toEvent);
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

  private take({ added, changed, removed, version, isGap }: JobChange): void {
    this.known = BigInt(version);
    if (isGap) return this.tellGap();
    this.gathering ??= { added: new Set(), changed: new Set(), removed: new Set() };
    const { gathering } = this;
    for (const id of added) gathering.added.add(id);
    for (const id of changed) if (!gathering.added.has(id)) gathering.changed.add(id);
    for (const id of removed) {
      // come and gone before anybody was told
      if (!gathering.added.delete(id)) gathering.removed.add(id);
      gathering.changed.delete(id);
    }
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
      changed: [...gathering.changed],
      removed: [...gathering.removed],
    };
    if (sizeOf(batch) === 0) return;
    this.keep(batch);
    this.news.emit('batch', batch);
    this.feeds.tell(toEvent(batch));
  }

  private keep(batch: Batch): void {
    this.batches.push(batch);
    this.idsKept += sizeOf(batch);
    while (this.batches.length > MOST_BATCHES || (this.idsKept > MOST_IDS && this.batches.length > 1)) {
      const gone = this.batches.shift()!;
      this.idsKept -= sizeOf(gone);
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

const sizeOf = ({ added, changed, removed }: Batch) => added.length + changed.length + removed.length;

const aboutJobs = (event: JobsEvent): LiveEvent => ({ topic: 'jobs', userId: null, event });

function toEvent(batch: Batch): LiveEvent {
  if (sizeOf(batch) > MOST_LISTED) return aboutJobs({ added: [], changed: [], removed: [], isMany: true });
  const { added, changed, removed } = batch;
  return aboutJobs({ added, changed, removed });
}
