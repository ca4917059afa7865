import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { pageWithin, type Paging } from '../platform/validation/paging.dto.js';
import { eachWordStands } from './each-word.sql.js';
import type { JobEntity } from './job.entity.js';
import { readJobs } from './job-rows.js';
import { toJob } from './job.view.js';
import type { Job, JobPage } from './jobs.dto.js';

/** Jobs as they are now, whatever is kept in memory of them: for whoever decides about jobs. */
@Injectable()
export class JobReader {
  constructor(private readonly dataSource: DataSource) {}

  /** In the order of the ids; what is not there falls away. */
  async byIds(ids: number[]): Promise<Job[]> {
    const today = new Date().toISOString().slice(0, 10);
    return (await this.rows(ids)).map((row) => toJob(row, today));
  }

  /** With what only the services know of it. */
  async row(id: number): Promise<JobEntity | undefined> {
    return (await this.rows([id]))[0];
  }

  /**
   * All that have not been removed, the expired ones too, the newest first; each word of `search` stands in the title, the
   * company or the location. The page is the one that was asked for, or the last one when the list is shorter by now.
   */
  async page(search: string, paging: Paging): Promise<JobPage> {
    const { limit } = paging;
    const { conditions, values } = eachWordStands(search);
    const where = ['removed_at IS NULL', ...conditions].join(' AND ');
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM jobs WHERE ${where}`,
      values,
    );
    const total = counted?.total ?? 0;
    const page = pageWithin(paging, total);
    const found = await this.dataSource.query<{ id: number }[]>(
      `SELECT id FROM jobs WHERE ${where} ORDER BY posted_at DESC NULLS LAST, id DESC
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, (page - 1) * limit],
    );
    const jobs = await this.byIds(found.map(({ id }) => id));
    return { jobs, count: jobs.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  private rows(ids: number[]): Promise<JobEntity[]> {
    return readJobs(poolOf(this.dataSource), ids);
  }
}
