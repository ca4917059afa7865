import { EventEmitter } from 'node:events';
import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import { InjectDataSource } from '@nestjs/typeorm';
import { DataSource } from 'typeorm';
import type { JobsEvent } from '../../live/events.dto.js';
import { Feeds } from '../../live/feeds.js';
import type { Feed, LiveEvent } from '../../live/live-event.js';
import { jobsInHeadStart } from '../head-start/head-starts.js';
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
  private readonly logger = new Logger('JobNews');
  /** Premium members alone know of these. */
  private readonly inHeadStart = new Set<number>();
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
    @InjectDataSource() private readonly dataSource: DataSource,
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
    await this.learnHeadStarts();
  }

  private async learnHeadStarts(): Promise<void> {
    for (const id of await jobsInHeadStart(this.dataSource)) this.inHeadStart.add(id);
  }

  private take(change: JobChange): void {
    this.known = BigInt(change.version);
    if (change.isGap) return this.tellGap();
    this.gathering ??= nothingGathered();
    gather(this.gathering, change, this.inHeadStart);
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
      changedEarly: [...gathering.changedEarly],
      removed: [...gathering.removed],
      removedEarly: [...gathering.removedEarly],
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
    this.learnHeadStarts().catch((error: unknown) => this.logger.warn(`Head starts are not known: ${String(error)}`));
    this.news.emit('batch', undefined);
    this.feeds.tell(aboutJobs({ added: [], changed: [], removed: [], isMany: true }));
  }
}

type Gathering = Record<
  'added' | 'early' | 'opened' | 'changed' | 'changedEarly' | 'removed' | 'removedEarly',
  Set<number>
>;

const nothingGathered = (): Gathering => ({
  added: new Set(),
  early: new Set(),
  opened: new Set(),
  changed: new Set(),
  changedEarly: new Set(),
  removed: new Set(),
  removedEarly: new Set(),
});

/** @param inHeadStart the jobs that premium members alone see, which is kept up with the change */
function gather(gathering: Gathering, change: JobChange, inHeadStart: Set<number>): void {
  const { added, early, opened, changed, removed } = change;
  for (const id of added) {
    gathering.added.add(id);
    gathering.changed.delete(id);
  }
  for (const id of early) {
    inHeadStart.add(id);
    gathering.early.add(id);
    gathering.added.delete(id);
    gathering.changed.delete(id);
  }
  for (const id of opened) {
    inHeadStart.delete(id);
    gathering.changed.delete(id);
    gathering.changedEarly.delete(id);
    // come and opened before anybody was told
    if (gathering.early.delete(id)) gathering.added.add(id);
    else if (!gathering.added.has(id)) gathering.opened.add(id);
  }
  const hasCome = (id: number) => gathering.added.has(id) || gathering.early.has(id) || gathering.opened.has(id);
  for (const id of changed) {
    if (!hasCome(id)) (inHeadStart.has(id) ? gathering.changedEarly : gathering.changed).add(id);
  }
  for (const id of removed) {
    // come and gone before anybody was told
    const gone = inHeadStart.delete(id) ? gathering.removedEarly : gathering.removed;
    if (![gathering.added, gathering.early].some((came) => came.delete(id))) gone.add(id);
    gathering.opened.delete(id);
    gathering.changed.delete(id);
    gathering.changedEarly.delete(id);
  }
}

const sizeOf = ({ added, changed, removed }: Lists) => added.length + changed.length + removed.length;
const idsToSome = ({ early, opened, changedEarly, removedEarly }: Batch) =>
  early.length + opened.length + changedEarly.length + removedEarly.length;
const idsIn = (batch: Batch) => sizeOf(batch) + idsToSome(batch);

const aboutJobs = (event: JobsEvent): LiveEvent => ({ topic: 'jobs', userId: null, event });

/** One for everybody, or two where premium members hear something else. */
function toEvents(batch: Batch): LiveEvent[] {
  if (idsToSome(batch) === 0) return [aboutJobs(eventOf(batch))];
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
