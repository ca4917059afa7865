import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { mustSee } from '../jobs/head-start/premium-first.js';
import { lockJob } from '../jobs/job-listing.js';
import { JobReader } from '../jobs/job-reader.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Conflict, NotFound, TooMany } from '../platform/refusals/refusals.js';
import type { Paging } from '../platform/validation/paging.dto.js';
import { AdvertsConfig } from './adverts.config.js';
import { HoldsService } from './holds.service.js';
import { reportsOf, settleReports } from './job-reports.js';
import type { JobReportInput, ReportDecision, ReportedJob, ReportedJobPage } from './reports.dto.js';

const HOUR_S = 3_600;

/** What people report about jobs. */
@Injectable()
export class ReportsService {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AdvertsConfig,
    private readonly jobs: JobReader,
    private readonly holds: HoldsService,
  ) {}

  /** A person counts once for a job; what they report of it later, in other words, is kept beside it. Enough people hold the job. */
  async report(jobId: number, user: SignedInUser, { reason, text }: JobReportInput): Promise<void> {
    const { id: userId } = user;
    const job = await this.jobs.row(jobId);
    if (!job || job.heldAt) throw new NotFound('Job');
    mustSee(user, job);
    await this.dataSource.transaction(async (manager) => {
      // one report after the other: of a person for the limit, of a job for the sum
      await manager.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [userId]);
      if (await hasReported(manager, jobId, userId, reason, text ?? '')) return;
      await this.limit(manager, userId);
      await lockJob(manager, jobId);
      await manager.query('INSERT INTO job_reports (job_id, user_id, reason, words) VALUES ($1, $2, $3, $4)', [
        jobId,
        userId,
        reason,
        text ?? '',
      ]);
      const [open] = await manager.query<{ n: number }[]>(
        // who was heard once does not count anew
        `SELECT count(DISTINCT user_id)::int AS n FROM job_reports AS open
         WHERE job_id = $1 AND settled_at IS NULL AND NOT EXISTS (
           SELECT FROM job_reports WHERE job_id = $1 AND user_id = open.user_id AND settled_at IS NOT NULL)`,
        [jobId],
      );
      if (open!.n < this.config.reportsToHold) return;
      await this.holds.holdReported(manager, job, `${open!.n} people reported it`);
    });
  }

  /** Jobs with reports that nobody has looked at, held ones apart: those stand among the held. */
  async page({ page, limit }: Paging): Promise<ReportedJobPage> {
    const open = `SELECT job_id AS "jobId", count(DISTINCT user_id)::int AS n, max(reported_at) AS newest
      FROM job_reports JOIN jobs ON jobs.id = job_id WHERE settled_at IS NULL AND held_at IS NULL GROUP BY 1`;
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (${open}) AS reported`,
    );
    const rows = await this.dataSource.query<{ jobId: number; n: number }[]>(
      `${open} ORDER BY n DESC, newest DESC, job_id LIMIT $1 OFFSET $2`,
      [limit, (page - 1) * limit],
    );
    const total = counted?.total ?? 0;
    const jobs = await this.views(rows);
    const holdsAt = Number.isFinite(this.config.reportsToHold) ? this.config.reportsToHold : null;
    return { jobs, count: jobs.length, total, page, limit, totalPages: Math.ceil(total / limit), holdsAt };
  }

  /**
   * Of a job that has reports and is listed.
   * @throws Conflict where it is held or refused by now: to settle its reports would not bring it back
   */
  async decide(jobId: number, { decision }: ReportDecision, by: string): Promise<void> {
    const job = await this.jobs.row(jobId);
    const reports = await reportsOf(this.dataSource, [jobId], true);
    if (!job || !reports.has(jobId)) throw new NotFound('Report');
    await this.dataSource.transaction(async (manager) => {
      await lockJob(manager, jobId);
      const hold = await this.holds.keepingOut(manager, jobId);
      if (hold) {
        const detail = `This job is ${hold.state} already. Decide about it among the held adverts.`;
        throw new Conflict(detail, { heldAdvert: hold.id });
      }
      if (decision === 'dismiss') await settleReports(manager, jobId);
      else await this.holds.holdReported(manager, job, `${by} holds it because of what people reported`);
    });
  }

  private async views(rows: { jobId: number; n: number }[]): Promise<ReportedJob[]> {
    const ids = rows.map(({ jobId }) => jobId);
    const jobs = new Map((await this.jobs.byIds(ids)).map((job) => [job.id, job]));
    const reports = await reportsOf(this.dataSource, ids, true);
    return rows.flatMap(({ jobId, n }) => {
      const job = jobs.get(jobId);
      return job ? [{ job, count: n, reports: reports.get(jobId) ?? [] }] : [];
    });
  }

  private async limit(manager: EntityManager, userId: string): Promise<void> {
    const [last] = await manager.query<{ n: number; wait: number | null }[]>(
      `SELECT count(*)::int AS n, ceil($2 - extract(epoch FROM now() - min(reported_at)))::int AS wait
       FROM job_reports WHERE user_id = $1 AND reported_at > now() - make_interval(secs => $2)`,
      [userId, HOUR_S],
    );
    if (last!.n < this.config.reportsAnHour) return;
    throw new TooMany(
      'You have reported many jobs in the last hour. Please go on later.',
      Math.max(1, last!.wait ?? 1),
    );
  }
}

/** Whether a person has reported the same of a job in the same words. */
async function hasReported(runs: EntityManager, jobId: number, userId: string, reason: string, words: string) {
  const rows = await runs.query<unknown[]>(
    'SELECT FROM job_reports WHERE job_id = $1 AND user_id = $2 AND reason = $3 AND words = $4',
    [jobId, userId, reason, words],
  );
  return rows.length > 0;
}
