import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Search } from '../job.search.js';
import { JobsService } from '../jobs.service.js';
import { JobNews, type Batch } from './job-news.js';

/** What became of the jobs that a search means; `undefined` when changes were missed. */
export type Told = { to: bigint; added: number[]; changed: number[]; removed: number[] } | undefined;

interface Member {
  after: bigint;
  tell: (told: Told) => void;
}

interface Group {
  search: Search;
  members: Set<Member>;
  waiting: (Batch | undefined)[];
  isBusy: boolean;
}

/** At most so many ids in one question and one event. */
const CHUNK = 1_000;
const AGAIN_MS = 1_000;

/**
 * Tells streams what changed about the jobs of their own search. Streams with the same search share one question to the
 * database, and while that is under way the changes that come gather for the next.
 */
@Injectable()
export class FilteredNews implements OnApplicationShutdown {
  private readonly logger = new Logger('JobStream');
  private readonly groups = new Map<string, Group>();
  private forget: (() => void) | undefined;
  private isStopped = false;

  constructor(
    private readonly news: JobNews,
    private readonly jobs: JobsService,
  ) {}

  /**
   * From when this resolves nothing is missed; `after` names the state that the stream knows (left out: the present
   * one), and what came since then is told first. A job that changed and does not match is told as removed, whether
   * or not it matched before.
   */
  async follow(search: Search, after: string | undefined, tell: (told: Told) => void): Promise<() => void> {
    await this.news.begin();
    this.forget ??= this.news.onBatch((batch) => this.take(batch));
    const member = { after: BigInt(after ?? this.news.place()), tell };
    const key = JSON.stringify(search);
    const group: Group = this.groups.get(key) ?? { search, members: new Set(), waiting: [], isBusy: false };
    this.groups.set(key, group);
    group.members.add(member);
    if (after !== undefined) {
      const missed = this.news.batchesSince(member.after);
      if (missed === undefined) tell(undefined);
      else if (missed.length > 0) void this.work(group, missed);
    }
    return () => {
      group.members.delete(member);
      if (group.members.size === 0 && this.groups.get(key) === group) this.groups.delete(key);
    };
  }

  place(): string {
    return this.news.place();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    this.forget?.();
  }

  private take(batch: Batch | undefined): void {
    for (const group of this.groups.values()) void this.work(group, [batch]);
  }

  private async work(group: Group, batches: (Batch | undefined)[]): Promise<void> {
    group.waiting.push(...batches);
    if (group.isBusy) return;
    group.isBusy = true;
    while (group.waiting.length > 0 && group.members.size > 0 && !this.isStopped) {
      const waiting = group.waiting.splice(0);
      if (waiting.includes(undefined)) {
        for (const { tell } of group.members) tell(undefined);
        continue;
      }
      try {
        await this.tellAll(group, merged(waiting as Batch[]));
      } catch (error) {
        this.logger.warn(`What changed could not be compared with a search: ${String(error)}`);
        group.waiting.unshift(...waiting);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
    group.isBusy = false;
  }

  private async tellAll({ search, members }: Group, batch: Batch): Promise<void> {
    const now = [...batch.added, ...batch.changed];
    const matching = new Set<number>();
    for (const ids of chunks(now)) for (const id of await this.jobs.matchingAmong(ids, search)) matching.add(id);
    const added = batch.added.filter((id) => matching.has(id));
    const changed = batch.changed.filter((id) => matching.has(id));
    const removed = [...batch.removed, ...batch.changed.filter((id) => !matching.has(id))];
    const told = inChunks(added, changed, removed, batch.to);
    for (const member of members) {
      if (member.after >= batch.to) continue;
      member.after = batch.to;
      for (const one of told) member.tell(one);
    }
  }
}

/** A job that came and then changed has come. */
function merged(batches: Batch[]): Batch {
  const [added, changed, removed] = [new Set<number>(), new Set<number>(), new Set<number>()];
  for (const batch of batches) {
    for (const id of batch.added) added.add(id);
    for (const id of batch.changed) if (!added.has(id)) changed.add(id);
    for (const id of batch.removed) {
      added.delete(id);
      changed.delete(id);
      removed.add(id);
    }
  }
  const [first, last] = [batches[0]!, batches.at(-1)!];
  return { from: first.from, to: last.to, added: [...added], changed: [...changed], removed: [...removed] };
}

function inChunks(added: number[], changed: number[], removed: number[], to: bigint): NonNullable<Told>[] {
  const parts = Math.ceil(Math.max(added.length, changed.length, removed.length) / CHUNK);
  const slice = (ids: number[], at: number) => ids.slice(at * CHUNK, (at + 1) * CHUNK);
  return Array.from({ length: parts }, (_, at) => ({
    to,
    added: slice(added, at),
    changed: slice(changed, at),
    removed: slice(removed, at),
  }));
}

const chunks = (ids: number[]) =>
  Array.from({ length: Math.ceil(ids.length / CHUNK) }, (_, at) => ids.slice(at * CHUNK, (at + 1) * CHUNK));
