import { Injectable, Logger, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import { setTimeout as wait } from 'node:timers/promises';
import { CvsService } from '../../cvs/cvs.service.js';
import { JobChanges } from '../../jobs/index/job-changes.js';
import { JobRankings, type JobRanking, type Ranked } from '../../jobs/job-rankings.js';
import type { Job } from '../../jobs/jobs.dto.js';
import { JobsService } from '../../jobs/jobs.service.js';
import type { SignedInUser } from '../../platform/access/access.decorator.js';
import { Unprocessable } from '../../platform/refusals/refusals.js';
import { MOST_JOBS, type KeyedCv, type Match, type NumberedJob } from './match-desk.js';
import { MatchThread } from './match-thread.js';
import { OrdersShown } from './orders-shown.js';

/** Jobs are read ahead in portions that hold nobody up; those that people see first without a pause. */
const PORTION = 40;
const AT_FIRST = 2_000;
const PAUSE_MS = 60;
/** Of jobs that came since, so many are read while somebody waits for the order; more are read ahead. */
const MOST_AT_ONCE = 200;
/** How long somebody waits for an order of the whole board, and how long one portion of it keeps others waiting. */
const PATIENCE_MS = 2_000;
const TURN_MS = 100;

/** Matches the jobs of the board with a person's own CV. */
@Injectable()
export class MatchService implements JobRanking, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Match');
  /** Jobs that the thread has read and that have not changed since. */
  private readonly read = new Set<number>();
  /** Jobs that came or changed and are still to be read. */
  private readonly changed = new Set<number>();
  /** CVs of which the order is being made after the first answer. */
  private readonly underWay = new Set<string>();
  private readonly shown = new OrdersShown();
  private isReadingAhead = false;
  private isReadingChanged = false;
  private isStopped = false;
  private stopFollowing: (() => void) | undefined;

  constructor(
    private readonly cvs: CvsService,
    private readonly jobs: JobsService,
    private readonly thread: MatchThread,
    private readonly changes: JobChanges,
    rankings: JobRankings,
  ) {
    rankings.use(this);
  }

  /** Not waited for: a program that starts has more urgent things to do. */
  onApplicationBootstrap(): void {
    void this.readAhead();
    this.follow().catch((error: unknown) => this.logger.warn(`Changes of jobs are not followed: ${String(error)}`));
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    this.stopFollowing?.();
  }

  private async follow(): Promise<void> {
    this.stopFollowing = await this.changes.follow(({ ids, removed, isGap }) => {
      if (isGap) this.read.clear();
      for (const id of ids) {
        this.read.delete(id);
        this.changed.add(id);
      }
      for (const id of removed) this.changed.delete(id);
      void (isGap ? this.readAhead() : this.readChanged());
    });
  }

  /** In the order of the ids; what is not there for this person falls away. */
  async match(user: SignedInUser, ids: number[], cvId?: number): Promise<Match[]> {
    const cv = await this.cvOf(user.id, cvId);
    return this.thread.match(cv, (await this.jobs.withPage([...new Set(ids)], user)).map(textOf));
  }

  /**
   * The best match first; those that match alike stay in their order. The first order of a board of many thousands takes
   * seconds: whoever asks for it waits two at most, and the rest is compared meanwhile. Later pages go on with the order
   * that the first one showed.
   */
  async ranked(userId: string, ids: number[], page: number): Promise<Ranked> {
    const cv = await this.cvOf(userId);
    const shown = page > 1 ? this.shown.behind(cv.key, ids) : undefined;
    if (shown) return shown;
    const unread = ids.filter((id) => !this.read.has(id));
    if (unread.length <= MOST_AT_ONCE) await this.learn(unread);
    else void this.readAhead();
    const until = performance.now() + PATIENCE_MS;
    let order = await this.thread.order(cv, ids, TURN_MS);
    while (order.isUnfinished && performance.now() < until) order = await this.thread.order(cv, ids, TURN_MS);
    for (const id of order.unread) this.read.delete(id);
    if (order.compared < ids.length) void this.goOn(cv, ids);
    if (page === 1) this.shown.keep(cv.key, ids, order);
    return order;
  }

  private async cvOf(userId: string, cvId?: number): Promise<KeyedCv> {
    const cv = await this.cvs.forMatching(userId, cvId);
    if (!cv) throw new Unprocessable('Keep a CV first: jobs are matched with the one you keep.');
    // The day belongs to it: a post that still runs gets longer.
    const day = new Date().toISOString().slice(0, 10);
    return { key: `${cv.id} ${cv.updatedAt.toISOString()} ${day}`, text: cv.text };
  }

  /** Until everything that was read is compared with this CV, a turn at a time. */
  private async goOn(cv: KeyedCv, ids: number[]): Promise<void> {
    if (this.underWay.has(cv.key)) return;
    this.underWay.add(cv.key);
    try {
      let order = await this.thread.order(cv, ids, TURN_MS);
      while ((order.isUnfinished || this.isReadingAhead) && order.compared < ids.length && !this.isStopped) {
        await wait(TURN_MS, undefined, { ref: false });
        order = await this.thread.order(cv, ids, TURN_MS);
      }
    } catch (error) {
      this.logger.debug(`An order of jobs was left unfinished: ${String(error)}`);
    } finally {
      this.underWay.delete(cv.key);
    }
  }

  /** All open jobs, the newest first. Nobody waits for it. */
  private async readAhead(): Promise<void> {
    if (this.isReadingAhead) return;
    this.isReadingAhead = true;
    try {
      await this.thread.learn([]);
      const ids = (await this.jobs.newest(MOST_JOBS)).filter((id) => !this.read.has(id));
      for (let from = 0; from < ids.length && !this.isStopped; from += PORTION) {
        await this.learn(ids.slice(from, from + PORTION));
        if (from >= AT_FIRST) await wait(PAUSE_MS, undefined, { ref: false });
      }
    } catch (error) {
      this.logger.debug(`Jobs were not read ahead: ${String(error)}`);
    } finally {
      this.isReadingAhead = false;
    }
  }

  /** What came or changed, so that whoever opens a page of new jobs waits for the comparing alone. */
  private async readChanged(): Promise<void> {
    if (this.isReadingChanged) return;
    this.isReadingChanged = true;
    try {
      while (this.changed.size > 0 && !this.isStopped) {
        const ids = [...this.changed].sort((one, other) => other - one).slice(0, PORTION);
        for (const id of ids) this.changed.delete(id);
        await this.learn(ids);
        await wait(PAUSE_MS, undefined, { ref: false });
      }
    } catch (error) {
      this.logger.debug(`Changed jobs were not read ahead: ${String(error)}`);
    } finally {
      this.isReadingChanged = false;
    }
  }

  private async learn(ids: number[]): Promise<void> {
    for (const id of ids) this.read.add(id); // before they are read: one that changes meanwhile is forgotten again
    const jobs = (await this.jobs.byIdsEvenHidden(ids)).map(textOf);
    if (jobs.length > 0) await this.thread.learn(jobs);
  }
}

const textOf = (job: Job): NumberedJob => ({
  id: job.id,
  title: job.title,
  company: job.company,
  location: job.location,
  experienceLevel: job.experience_level,
  description: job.description,
  skills: job.skills,
});
