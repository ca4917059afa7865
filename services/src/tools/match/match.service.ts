import { Injectable, Logger, type OnApplicationBootstrap } from '@nestjs/common';
import { CvsService } from '../../cvs/cvs.service.js';
import { JobRankings, type JobRanking } from '../../jobs/job-rankings.js';
import type { Job } from '../../jobs/jobs.dto.js';
import { JobsService } from '../../jobs/jobs.service.js';
import { Unprocessable } from '../../platform/refusals/refusals.js';
import type { KeyedCv, Match, NumberedJob } from './match-desk.js';
import { MatchThread } from './match-thread.js';

/** So many of the newest jobs are read ahead, in portions that hold nobody up. */
const READ_AHEAD = 2_000;
const PORTION = 40;
/** Rows are read and sent this many at a time. */
const AT_ONCE = 250;

/** Matches the jobs of the board with a person's own CV. */
@Injectable()
export class MatchService implements JobRanking, OnApplicationBootstrap {
  private readonly logger = new Logger('Match');

  constructor(
    private readonly cvs: CvsService,
    private readonly jobs: JobsService,
    private readonly thread: MatchThread,
    rankings: JobRankings,
  ) {
    rankings.use(this);
  }

  /** Not waited for: a program that starts has more urgent things to do. */
  onApplicationBootstrap(): void {
    this.readAhead().catch((error: unknown) => this.logger.debug(`Jobs were not read ahead: ${String(error)}`));
  }

  /** In the order of the ids; what is not there falls away. */
  async match(userId: string, ids: number[], cvId?: number): Promise<Match[]> {
    const cv = await this.cvOf(userId, cvId);
    return this.thread.match(cv, (await this.jobs.byIds([...new Set(ids)])).map(textOf));
  }

  /** The best match first; those that match alike stay in their order. */
  async ranked(userId: string, ids: number[]): Promise<number[]> {
    const cv = await this.cvOf(userId);
    const found: { id: number; score: number }[] = [];
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const jobs = (await this.jobs.byIds(ids.slice(from, from + AT_ONCE))).map(textOf);
      const scores = await this.thread.scores(cv, jobs);
      found.push(...jobs.map(({ id }, at) => ({ id, score: scores[at] ?? 0 })));
    }
    return found.sort((one, other) => other.score - one.score).map(({ id }) => id);
  }

  private async cvOf(userId: string, cvId?: number): Promise<KeyedCv> {
    const cv = await this.cvs.forMatching(userId, cvId);
    if (!cv) throw new Unprocessable('Keep a CV first: jobs are matched with the one you keep.');
    // The day belongs to it: a post that still runs gets longer.
    const day = new Date().toISOString().slice(0, 10);
    return { key: `${cv.id} ${cv.updatedAt.toISOString()} ${day}`, text: cv.text };
  }

  private async readAhead(): Promise<void> {
    await this.thread.learn([]);
    const ids = await this.jobs.newest(READ_AHEAD);
    for (let from = 0; from < ids.length; from += PORTION) {
      await this.thread.learn((await this.jobs.byIds(ids.slice(from, from + PORTION))).map(textOf));
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
