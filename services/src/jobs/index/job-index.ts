import { Injectable, Logger, type OnApplicationShutdown, type OnModuleInit } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import { setTimeout as wait } from 'node:timers/promises';
import { Stems } from '../finding/stems.js';
import { JobOptions } from '../job-options.js';
import type { SearchPlan } from '../finding/search-plan.js';
import type { Answer, Asked, Wanted } from '../job-search.sql.js';
import type { AdvancedSums, AdvancedWanted } from '../finding/advanced-counts.sql.js';
import { advancedFrom, toAnswer, toQuestion } from './ask-index.js';
import { IndexFeed } from './index-feed.js';
import { IndexHere, type IndexHome } from './index-home.js';
import { IndexThread } from './index-thread.js';
import { JobChanges, type JobChange } from './job-changes.js';
import { JobIndexConfig } from './job-index.config.js';
import { RowCache } from './row-cache.js';
import { SearchMemory } from './search-memory.js';

/** With commits unread for longer than this the database answers. */
const MOST_LAG_MS = 2_000;
const RETRY_MS = 2_000;
/** How long a search waits for the newest changes before the database is asked instead. */
const PATIENCE_MS = 300;

/**
 * The search table of this process in memory. Answers what PostgreSQL would, or nothing while it is not warm or too
 * far behind: then PostgreSQL is asked.
 */
@Injectable()
export class JobIndex extends SearchMemory implements OnModuleInit, OnApplicationShutdown {
  private readonly logger = new Logger('JobIndex');
  private home: IndexHome | undefined;
  private version = '';
  /** Jobs that changed while an index is being loaded; undefined when none is. */
  private changedMeanwhile: Set<number> | undefined;
  private hasMissed = false;
  private isStopped = false;
  private stopFollowing: (() => void) | undefined;

  constructor(
    private readonly config: JobIndexConfig,
    private readonly changes: JobChanges,
    private readonly feed: IndexFeed,
    private readonly rows: RowCache,
    private readonly options: JobOptions,
    stems: Stems,
    private readonly http: HttpAdapterHost,
  ) {
    super();
    rows.useWhile(() => this.isWarm);
    options.trustWhile(() => this.isWarm);
    stems.goBy(() => this.knownVersion);
  }

  /** Only where people's searches come in. Nobody waits for it: until the index is warm the database answers. */
  onModuleInit(): void {
    const isAnsweringHttp = Boolean(this.http.httpAdapter as unknown); // null in a program without one
    if (this.config.isOn && isAnsweringHttp) void this.begin();
  }

  /** Whether searches are answered from memory now. */
  get isWarm(): boolean {
    return this.home !== undefined && this.changes.lag < MOST_LAG_MS;
  }

  override answer(asked: Asked, wanted: Wanted): Promise<Answer | undefined> {
    return this.ask(async (home) => {
      const { version } = this; // of before: what is found may be newer, and is then named anew
      return toAnswer(await home.answer(toQuestion(asked, wanted)), version, asked, wanted);
    });
  }

  override advanced(asked: Asked, wanted: AdvancedWanted): Promise<AdvancedSums | undefined> {
    return this.ask((home) => advancedFrom(home, asked, wanted));
  }

  override count(plans: SearchPlan[]): Promise<number[] | undefined> {
    return this.ask((home) => home.count(plans));
  }

  override get knownVersion(): string | undefined {
    return this.isWarm ? this.version : undefined;
  }

  async onApplicationShutdown(): Promise<void> {
    this.isStopped = true;
    this.stopFollowing?.();
    await this.home?.close();
  }

  private async begin(): Promise<void> {
    this.stopFollowing = await this.changes.follow((change) => this.take(change));
    if (!this.home && !this.changedMeanwhile) await this.load();
  }

  private async take({ ids, version, isGap }: JobChange): Promise<void> {
    for (const id of ids) this.changedMeanwhile?.add(id);
    this.rows.forget(ids);
    if (isGap) {
      this.rows.clear();
      this.hasMissed = true;
      this.drop();
    }
    if (this.home) {
      try {
        await this.options.learnAll([await this.feed.refresh(this.home, ids)]);
        this.version = version;
      } catch (error) {
        this.logger.warn(`Changes of jobs could not be read: ${String(error)}`);
        this.drop();
      }
    }
    if (!this.changedMeanwhile && (!this.home || this.home.isWorn())) void this.load();
  }

  private async ask<T>(question: (home: IndexHome) => Promise<T>): Promise<T | undefined> {
    // In a process that is too busy to have looked, one look costs less than a search by the database for everybody.
    if (this.home && !this.isWarm) await within(PATIENCE_MS, this.changes.catchUp());
    const { home } = this;
    if (!home || !this.isWarm) return undefined;
    try {
      return await question(home);
    } catch (error) {
      if (home !== this.home) return undefined; // another one has just taken its place
      this.logger.error(`The search index could not answer and is loaded anew: ${String(error)}`);
      this.drop();
      if (!this.changedMeanwhile) void this.load();
      return undefined;
    }
  }

  private drop(): void {
    void this.home?.close();
    this.home = undefined;
  }

  /** Loads an index beside the one that answers, if there is one, and puts it in its place. */
  private async load(): Promise<void> {
    while (!this.isStopped) {
      const changed = (this.changedMeanwhile = new Set<number>());
      this.hasMissed = false;
      let home: IndexHome | undefined;
      try {
        home = (await this.feed.countJobs()) < this.config.threadFrom ? new IndexHere() : IndexThread.start();
        await this.options.learnAll([await this.feed.fill(home)]);
        while (changed.size > 0) {
          const ids = [...changed];
          changed.clear();
          await this.options.learnAll([await this.feed.refresh(home, ids)]);
        }
        if (this.hasMissed) throw new Error('changes were missed meanwhile');
        this.drop();
        this.home = home;
        this.version = this.changes.version!;
        this.changedMeanwhile = undefined;
        return;
      } catch (error) {
        await home?.close();
        if (!this.isStopped) this.logger.warn(`The search index could not be loaded: ${String(error)}`);
        await wait(RETRY_MS, undefined, { ref: false });
      }
    }
  }
}

/** Waits for the end of something, well or not, and not longer than so many milliseconds. */
async function within(ms: number, end: Promise<void>): Promise<void> {
  const patience = new AbortController();
  const enough = wait(ms, undefined, { signal: patience.signal }).catch(() => undefined);
  await Promise.race([end.catch(() => undefined), enough]);
  patience.abort();
}
