import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository } from 'typeorm';
import { ApplicationsService } from '../applications/applications.service.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { Conflict } from '../platform/refusals/refusals.js';
import type { Paging } from '../platform/validation/paging.dto.js';
import { SavedJobEntity } from './saved-job.entity.js';
import { toSavedJob } from './saved-job.view.js';
import type { SavedJobIds, SavedJobList } from './saved-jobs.dto.js';

/** More than anybody goes through, and few enough for lists to be marked by all of them. */
export const MOST_SAVED = 500;

/** Jobs that a person saved for later. That one tracks a job as well is the tracker's to know. */
@Injectable()
export class SavedJobsService {
  constructor(
    @InjectRepository(SavedJobEntity) private readonly rows: Repository<SavedJobEntity>,
    private readonly jobs: JobsService,
    private readonly applications: ApplicationsService,
  ) {}

  async list(user: SignedInUser, { page, limit }: Paging): Promise<SavedJobList> {
    const { id: userId } = user;
    const [rows, total] = await this.rows.findAndCount({
      where: { userId },
      order: { id: 'DESC' },
      skip: (page - 1) * limit,
      take: limit,
    });
    const ids = rows.map(({ jobId }) => jobId);
    const [jobs, statuses] = await Promise.all([
      this.jobs.withPage(ids, user),
      this.applications.statusesOf(userId, ids),
    ]);
    const byId = new Map(jobs.map((job) => [job.id, job]));
    const early = new Set(await this.jobs.earlyAmong(ids.filter((id) => !byId.has(id))));
    const savedJobs = rows.map((row) =>
      toSavedJob(row, byId.get(row.jobId), statuses.get(row.jobId), early.has(row.jobId)),
    );
    return { savedJobs, count: rows.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  async ids(userId: string): Promise<SavedJobIds> {
    const rows = await this.rows.find({ where: { userId }, select: { jobId: true }, order: { id: 'DESC' } });
    return { jobIds: rows.map(({ jobId }) => jobId) };
  }

  /**
   * @throws NotFound when there is no such job, or it has no page
   * @throws PremiumFirst
   * @throws Conflict when the person has saved as many as there can be
   */
  async save(user: SignedInUser, jobId: number): Promise<void> {
    const { id: userId } = user;
    if (await this.rows.existsBy({ userId, jobId })) return; // also where the job is gone by now
    const { title, company, location } = await this.jobs.byId(jobId, user);
    await this.rows.manager.transaction(async (manager) => {
      await manager.query('SELECT FROM users WHERE id = $1 FOR NO KEY UPDATE', [userId]); // one at a time
      if (await manager.existsBy(SavedJobEntity, { userId, jobId })) return;
      if ((await manager.countBy(SavedJobEntity, { userId })) >= MOST_SAVED) {
        throw new Conflict(`You have ${MOST_SAVED} saved jobs, which is the most there can be. Remove one first.`);
      }
      await manager.insert(SavedJobEntity, { userId, jobId, title, company, location });
    });
  }

  async remove(userId: string, jobId: number): Promise<void> {
    await this.rows.delete({ userId, jobId });
  }
}
