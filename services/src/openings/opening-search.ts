import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { eachWordStands } from '../jobs/each-word.sql.js';
import { jobOpenings } from '../jobs/job-openings.sql.js';
import { JobsService } from '../jobs/jobs.service.js';
import { NotFound } from '../platform/refusals/refusals.js';
import { pageWithin, type Paging } from '../platform/validation/paging.dto.js';
import type { OpeningJobs, OpeningPage, OpeningQuery } from './openings.dto.js';

interface Row {
  id: number;
  jobs: number;
  head: number;
  merged: boolean;
}

/** Open jobs with their openings. */
const open = `jobs JOIN ${jobOpenings} ON job_id = jobs.id
  WHERE removed_at IS NULL AND (expires_on IS NULL OR expires_on >= current_date)`;

/** The openings that lists show, for whoever decides about them. */
@Injectable()
export class OpeningSearch {
  constructor(
    private readonly dataSource: DataSource,
    private readonly jobs: JobsService,
  ) {}

  /** `page` is the one that was asked for, or the last one when there are fewer by now. */
  async page({ search, ...paging }: OpeningQuery): Promise<OpeningPage> {
    const { limit } = paging;
    const { conditions, values } = eachWordStands(search);
    const found = `SELECT root, count(*)::int AS jobs, max(posted_at) AS newest,
        count(DISTINCT opening) > 1 AS merged,
        (array_agg(jobs.id ORDER BY posted_at DESC NULLS LAST, jobs.id DESC))[1] AS head
      FROM ${open} GROUP BY root HAVING bool_or(${conditions.join(' AND ') || 'true'})`;
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM (${found}) AS found`,
      values,
    );
    const total = counted!.total;
    const page = pageWithin(paging, total);
    const rows = await this.dataSource.query<Row[]>(
      `SELECT root AS id, jobs, head, merged FROM (${found}) AS found
       ORDER BY jobs DESC, newest DESC NULLS LAST, root DESC
       LIMIT $${values.length + 1} OFFSET $${values.length + 2}`,
      [...values, limit, (page - 1) * limit],
    );
    const heads = new Map((await this.jobs.byIdsEvenHidden(rows.map(({ head }) => head))).map((job) => [job.id, job]));
    const openings = rows.flatMap(({ head, ...row }) => {
      const job = heads.get(head);
      return job ? [{ ...row, head: job }] : [];
    });
    return { openings, count: openings.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }

  /** The open jobs of one opening, the newest first. */
  async jobsOf(id: number, paging: Paging): Promise<OpeningJobs> {
    const { limit } = paging;
    const [counted] = await this.dataSource.query<{ total: number }[]>(
      `SELECT count(*)::int AS total FROM ${open} AND root = $1`,
      [id],
    );
    const total = counted!.total;
    if (total === 0) throw new NotFound('Opening');
    const page = pageWithin(paging, total);
    const rows = await this.dataSource.query<{ id: number }[]>(
      `SELECT jobs.id FROM ${open} AND root = $1 ORDER BY posted_at DESC NULLS LAST, jobs.id DESC LIMIT $2 OFFSET $3`,
      [id, limit, (page - 1) * limit],
    );
    const jobs = await this.jobs.byIdsEvenHidden(rows.map((row) => row.id));
    return { jobs, count: jobs.length, total, page, limit, totalPages: Math.ceil(total / limit) };
  }
}
