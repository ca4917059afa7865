import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { In, QueryFailedError, Repository } from 'typeorm';
import { JobsService } from '../jobs/jobs.service.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Invalid, NotFound } from '../platform/refusals/refusals.js';
import { isInterview, isStatus, type ApplicationStatus } from './application-status.js';
import { byStatus, toApplication } from './application.view.js';
import type {
  ApplicationChange,
  ApplicationInput,
  ApplicationList,
  ApplicationStatistics,
  JobApplication,
} from './applications.dto.js';
import { placedOnBoard } from './placed-on-board.sql.js';
import { JobApplicationEntity } from './job-application.entity.js';

/** Statistics count the interviews of this many days. */
const RECENT_DAYS = 30;
const FOREIGN_KEY_VIOLATION = '23503';

/** Everyone works on their own applications only: somebody else's is not there. */
@Injectable()
export class ApplicationsService {
  constructor(
    @InjectRepository(JobApplicationEntity) private readonly rows: Repository<JobApplicationEntity>,
    private readonly jobs: JobsService,
  ) {}

  /** A status that does not exist matches nothing. */
  async list(userId: string, status?: string): Promise<ApplicationList> {
    if (status !== undefined && !isStatus(status)) return { applications: [], count: 0 };
    const found = await this.rows.find({
      where: status ? { userId, status } : { userId },
      order: { appliedDate: 'DESC', id: 'DESC' },
    });
    const isExpired = await this.expiry(found);
    const boardLocation = await this.boardLocations(found);
    return {
      applications: found.map((row) => ({
        ...toApplication(row),
        jobExpired: isExpired(row),
        ...boardLocation(row),
      })),
      count: found.length,
    };
  }

  /** How far the latest application for each of these jobs has come; a job that is not tracked is not in it. */
  async statusesOf(userId: string, jobIds: number[]): Promise<Map<number, ApplicationStatus>> {
    const found = await this.rows.find({
      where: { userId, jobId: In(jobIds) },
      select: { jobId: true, status: true },
      order: { appliedDate: 'ASC', id: 'ASC' }, // the latest comes last, and stays in the map
    });
    return new Map(found.map(({ jobId, status }) => [jobId!, status]));
  }

  async statistics(userId: string): Promise<ApplicationStatistics> {
    const counts = await this.rows.query<{ status: string; count: number; interviews: number }[]>(
      `SELECT status, count(*)::int AS count,
              count(*) FILTER (WHERE interviewed_at > now() - make_interval(days => $2))::int AS interviews
       FROM job_applications WHERE user_id = $1 GROUP BY status`,
      [userId, RECENT_DAYS],
    );
    return {
      total: sum(counts.map(({ count }) => count)),
      byStatus: byStatus(counts),
      recentActivity: { interviews: sum(counts.map(({ interviews }) => interviews)) },
    };
  }

  /** @throws PremiumFirst */
  async add(user: SignedInUser, input: ApplicationInput, now = new Date()): Promise<JobApplication> {
    if (input.jobId) await this.jobs.mustSee(input.jobId, user);
    const status = input.status ?? 'Applied';
    const row = this.rows.create({
      ...input,
      userId: user.id,
      status,
      appliedDate: input.appliedDate ?? now.toISOString().slice(0, 10),
      reminderDate: input.reminderDate ? new Date(input.reminderDate) : null,
      reminderSet: input.reminderSet ?? false,
      lastUpdated: now,
      interviewedAt: isInterview(status) ? now : null,
    });
    return this.keep(row);
  }

  /** @throws PremiumFirst where it is to be of another job */
  async change(
    user: SignedInUser,
    id: number,
    { reminderDate, ...change }: ApplicationChange,
  ): Promise<JobApplication> {
    const row = await this.own(user.id, id);
    if (change.jobId && change.jobId !== row.jobId) await this.jobs.mustSee(change.jobId, user);
    const now = new Date();
    if (change.status && change.status !== row.status && isInterview(change.status)) row.interviewedAt = now;
    for (const [field, value] of Object.entries(change)) {
      if (value !== undefined) Object.assign(row, { [field]: value });
    }
    if (reminderDate !== undefined) row.reminderDate = reminderDate === null ? null : new Date(reminderDate);
    row.lastUpdated = now;
    return this.keep(row);
  }

  async remove(userId: string, id: number): Promise<void> {
    const { affected } = await this.rows.delete({ id, userId });
    if (!affected) throw new NotFound('Application');
  }

  private async expiry(rows: JobApplicationEntity[]): Promise<(row: JobApplicationEntity) => boolean> {
    const expired = new Set(await this.jobs.expiredAmong(rows.flatMap(({ jobId }) => jobId ?? [])));
    return ({ jobId }) => jobId !== null && expired.has(jobId);
  }

  private async boardLocations(
    rows: JobApplicationEntity[],
  ): Promise<(row: JobApplicationEntity) => Pick<JobApplication, 'boardLocation'>> {
    const found = await this.rows.query<{ id: number; location: string }[]>(
      `SELECT job_applications.id, jobs.location FROM ${placedOnBoard}
       WHERE job_applications.id = ANY ($1) AND jobs.location <> ''`,
      [rows.map(({ id }) => id)],
    );
    const locations = new Map(found.map(({ id, location }) => [id, location]));
    return ({ id }) => (locations.has(id) ? { boardLocation: locations.get(id)! } : {});
  }

  private async own(userId: string, id: number): Promise<JobApplicationEntity> {
    const row = await this.rows.findOneBy({ id, userId });
    if (!row) throw new NotFound('Application');
    return row;
  }

  private async keep(row: JobApplicationEntity): Promise<JobApplication> {
    try {
      const { id } = await this.rows.save(row);
      return toApplication(await this.own(row.userId, id));
    } catch (error) {
      if (
        error instanceof QueryFailedError &&
        (error.driverError as { code?: string }).code === FOREIGN_KEY_VIOLATION
      ) {
        throw new Invalid([{ field: 'jobId', message: 'jobId names no job' }]);
      }
      throw error;
    }
  }
}

const sum = (numbers: number[]): number => numbers.reduce((total, one) => total + one, 0);
