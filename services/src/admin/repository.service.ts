import { Injectable } from '@nestjs/common';
import { JobRows } from '../jobs/job-rows.js';
import { toJob } from '../jobs/job.view.js';
import type { JobPage } from '../jobs/jobs.dto.js';
import type { RepositoryQuery } from './repository.dto.js';
import { RepositorySearch } from './repository.search.js';

@Injectable()
export class RepositoryService {
  constructor(
    private readonly search: RepositorySearch,
    private readonly rows: JobRows,
  ) {}

  async page(query: RepositoryQuery): Promise<JobPage> {
    const { ids, total, page } = await this.search.page(query);
    const today = new Date().toISOString().slice(0, 10);
    const jobs = (await this.rows.inOrder(ids)).map((row) => toJob(row, today));
    return { jobs, count: jobs.length, total, page, limit: query.limit, totalPages: Math.ceil(total / query.limit) };
  }
}
