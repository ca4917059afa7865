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
import { ReadingAhead } from './reading-ahead.js';
import { OrdersShown } from './orders-shown.js';

/** Of jobs that came since, so many are read while somebody waits for the order; more are read ahead. */
const MOST_AT_ONCE = 200;
/** How long somebody waits for an order of the whole board, and how long one portion of it keeps others waiting. */
const PATIENCE_MS = 2_000;
const TURN_MS = 100;

/** Matches the jobs of the board with a person's own CV. */
@Injectable()
export class MatchService implements JobRanking, OnApplicationBootstrap, OnApplicationShutdown {
  private readonly logger = new Logger('Match');
  /** CVs of which the order is being made after the first answer. */
  private readonly underWay = new Set<string>();
  private readonly shown = new OrdersShown();
  private readonly ahead = new ReadingAhead({
    newest: () => this.jobs.newest(MOST_JOBS),
    learn: async (ids) => {
      const jobs = (await this.jobs.byIdsEvenHidden(ids)).map(textOf);
      if (jobs.length > 0) await this.thread.learn(jobs);
    },
  });
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
    void this.begin();
    this.follow().catch((error: unknown) => this.logger.warn(`Changes of jobs are not followed: ${String(error)}`));
  }

  onApplicationShutdown(): void {
    this.isStopped = true;
    this.ahead.stop();
    this.stopFollowing?.();
  }

  /** The word lists take the longest. */
  private async begin(): Promise<void> {
    try {
      await this.thread.learn([]);
      await this.ahead.run();
    } catch (error) {
      this.logger.debug(`The word lists were not read ahead: ${String(error)}`);
    }
  }

  private async follow(): Promise<void> {
    this.stopFollowing = await this.changes.follow(({ ids, removed, isGap }) => {
      if (isGap) this.ahead.forget();
      else this.ahead.change(ids, removed);
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
    const unread = ids.filter((id) => !this.ahead.has(id));
    if (unread.length <= MOST_AT_ONCE) await this.ahead.learn(unread);
    else void this.ahead.run();
    const until = performance.now() + PATIENCE_MS;
    let order = await this.thread.order(cv, ids, TURN_MS);
    while (order.isUnfinished && performance.now() < until) order = await this.thread.order(cv, ids, TURN_MS);
    this.ahead.lose(order.unread);
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
      while ((order.isUnfinished || this.ahead.isUnderWay) && order.compared < ids.length && !this.isStopped) {
        await wait(TURN_MS, undefined, { ref: false });
        order = await this.thread.order(cv, ids, TURN_MS);
      }
    } catch (error) {
      this.logger.debug(`An order of jobs was left unfinished: ${String(error)}`);
    } finally {
      this.underWay.delete(cv.key);
    }
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
