import { Injectable, Logger, type OnApplicationShutdown } from '@nestjs/common';
import type { Search } from '../job.search.js';
import { JobsService } from '../jobs.service.js';
import { inChunks, merged, seenBatch, type Batch, type Lists, type SeenBatch, type Told } from './batches.js';
import { JobNews } from './job-news.js';
import { KnownIds } from './known-ids.js';

interface Member {
  /** The state that the stream knows. */
  after: bigint;
  tell: (told: Told) => void;
}

interface Group {
  search: Search;
  members: Set<Member>;
  /** The jobs that the search meant when it was last looked: only of these it is told that they have gone. */
  known: Promise<KnownIds>;
  waiting: (Batch | undefined)[];
  isBusy: boolean;
}

/** At most so many ids in one question. */
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
  private lastKnown: Promise<unknown> = Promise.resolve();
  private isStopped = false;

  constructor(
    private readonly news: JobNews,
    private readonly jobs: JobsService,
  ) {}

  /**
   * From when this resolves nothing is missed; `after` names the state that the stream knows (left out: the present
   * one), and what came since then is told first.
   */
  async follow(search: Search, after: string | undefined, tell: (told: Told) => void): Promise<() => void> {
    await this.news.begin();
    this.forget ??= this.news.onBatch((batch) => this.take(batch));
    const key = JSON.stringify(search);
    const group = this.groups.get(key) ?? this.begin(search);
    this.groups.set(key, group);
    const member = { after: BigInt(this.news.place()), tell };
    const missed = after === undefined ? [] : this.news.batchesSince(BigInt(after));
    group.members.add(member);
    const leave = () => {
      group.members.delete(member);
      if (group.members.size === 0 && this.groups.get(key) === group) this.groups.delete(key);
    };
    try {
      if (missed === undefined) tell(undefined);
      else if (missed.length > 0) await this.tellMissed(search, asSeen(search, missed), tell);
      await group.known;
      return leave;
    } catch (error) {
      leave();
      throw error;
    }
  }

  place(): string {
    return this.news.place();
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    this.forget?.();
  }

  /** One after the other: when a process starts, many streams come at once. */
  private begin(search: Search): Group {
    const known = this.lastKnown.then(async () => new KnownIds(await this.jobs.allMatching(search)));
    this.lastKnown = known.catch(() => undefined); // told to the streams that wait for it
    return { search, members: new Set(), known, waiting: [], isBusy: false };
  }

  private take(batch: Batch | undefined): void {
    for (const group of this.groups.values()) {
      group.waiting.push(batch);
      if (!group.isBusy) void this.work(group);
    }
  }

  private async work(group: Group): Promise<void> {
    group.isBusy = true;
    while (group.waiting.length > 0 && group.members.size > 0 && !this.isStopped) {
      const waiting = group.waiting.splice(0);
      try {
        if (waiting.includes(undefined)) await this.beginAnew(group);
        else await this.tellAll(group, asSeen(group.search, waiting as Batch[]));
      } catch (error) {
        this.logger.warn(`What changed could not be compared with a search: ${String(error)}`);
        group.waiting.unshift(...waiting);
        await new Promise((resolve) => setTimeout(resolve, AGAIN_MS));
      }
    }
    group.isBusy = false;
  }

  private async beginAnew(group: Group): Promise<void> {
    const known = new KnownIds(await this.jobs.allMatching(group.search));
    group.known = Promise.resolve(known);
    for (const { tell } of group.members) tell(undefined);
  }

  private async tellAll({ search, members, known: whenKnown }: Group, batch: SeenBatch): Promise<void> {
    const known = await whenKnown;
    const present = [...batch.added, ...batch.changed];
    const matching = await this.matching(search, present);
    const came = new Set(batch.added);
    const lists: Lists = {
      added: present.filter((id) => matching.has(id) && (came.has(id) || !known.has(id))),
      changed: batch.changed.filter((id) => matching.has(id) && known.has(id)),
      removed: [...batch.removed, ...present.filter((id) => !matching.has(id))].filter((id) => known.has(id)),
    };
    for (const id of lists.added) known.add(id);
    for (const id of lists.removed) known.delete(id);
    const told = inChunks(lists, batch.to);
    for (const member of members) {
      if (member.after >= batch.to) continue;
      member.after = batch.to;
      for (const one of told) member.tell(one);
    }
  }

  /** Which of them matched before is not known any more, so all that changed and do not match count as removed. */
  private async tellMissed(search: Search, batch: SeenBatch, tell: (told: Told) => void): Promise<void> {
    const matching = await this.matching(search, [...batch.added, ...batch.changed]);
    const lists: Lists = {
      added: batch.added.filter((id) => matching.has(id)),
      changed: batch.changed.filter((id) => matching.has(id)),
      removed: [...batch.removed, ...batch.changed.filter((id) => !matching.has(id))],
    };
    for (const one of inChunks(lists, batch.to)) tell(one);
  }

  private async matching(search: Search, ids: number[]): Promise<Set<number>> {
    const found = new Set<number>();
    for (let at = 0; at < ids.length; at += CHUNK) {
      for (const id of await this.jobs.matchingAmong(ids.slice(at, at + CHUNK), search)) found.add(id);
    }
    return found;
  }
}

/** As whoever makes this search hears of them. */
const asSeen = ({ early }: Search, batches: Batch[]): SeenBatch =>
  merged(batches.map((batch) => seenBatch(batch, early === true)));
