import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { NotFound } from '../platform/refusals/refusals.js';
import { filterCounts } from './filter-counts.js';
import { relaxations } from './finding/next-steps.js';
import { JobOptions } from './job-options.js';
import { JobRows } from './job-rows.js';
import { JobSearch, type Found, type Search } from './job.search.js';
import { toJob, VIEW } from './job.view.js';
import type { FilterCounts, Job, JobCountsQuery, JobFilter, JobPage, NextSteps, SimilarJobs } from './jobs.dto.js';

/** An answer and the name of the state of the data that it was made from. */
export interface Versioned<T> {
  answer: T;
  etag: string;
}

const MOST_SIMILAR = 6;
const MOST_NEAREST = 5;

@Injectable()
export class JobsService {
  constructor(
    private readonly search: JobSearch,
    private readonly rows: JobRows,
    private readonly options: JobOptions,
  ) {}

  async matching(filter: JobFilter): Promise<Versioned<JobPage>> {
    const found = await this.search.find(filter, today(), filter);
    return { answer: await this.pageOf(filter, found), etag: etagOf(found.version, filter) };
  }

  async counts(query: JobCountsQuery): Promise<Versioned<FilterCounts>> {
    const { counts, version } = await this.search.find(query, today(), { counts: true });
    return { answer: await filterCounts(counts ?? {}, query, this.options), etag: etagOf(version, query) };
  }

  /** The name of the answer that this question has now, without answering it. */
  async etag(question: object): Promise<string> {
    return etagOf(await this.search.version(), question);
  }

  /** Those of these jobs that a search means now, the newest first: open ones, as in the list. */
  async matchingAmong(ids: number[], search: Search): Promise<number[]> {
    return this.search.among(ids, search, today());
  }

  /** Jobs that were first seen here after that moment, the newest first, and at most so many. */
  async firstSeenSince(moment: Date, most: number): Promise<number[]> {
    return this.search.firstSeenSince(moment, most);
  }

  /** In the order of the ids; what is not there falls away. */
  async byIds(ids: number[]): Promise<Job[]> {
    const now = today();
    return (await this.rows.inOrder(ids)).map((row) => toJob(row, now));
  }

  /** Expired jobs keep their page. */
  async byId(id: number): Promise<Job> {
    const row = await this.rows.byId(id);
    if (!row) throw new NotFound('Job');
    return toJob(row, today());
  }

  /** Open jobs much like this one, the likest first; of an expired one too. */
  async similarTo(id: number): Promise<SimilarJobs> {
    await this.byId(id);
    const now = today();
    const rows = await this.rows.inOrder(await this.search.similar(id, now, MOST_SIMILAR));
    return { jobs: rows.map((row) => toJob(row, now)) };
  }

  /** Open jobs whose employer is this entry of the register of sponsors, the newest first. */
  async ofSponsor(sponsorId: number, most: number): Promise<Job[]> {
    const now = today();
    const rows = await this.rows.inOrder(await this.rows.idsOfSponsor(sponsorId, now, most));
    return rows.map((row) => toJob(row, now));
  }

  private async pageOf(filter: JobFilter, { ids, total, hasRecords, corrected }: Found): Promise<JobPage> {
    const { page, limit } = filter;
    const now = today();
    const jobs = (await this.rows.inOrder(ids ?? [])).map((row) => toJob(row, now));
    const totalPages = Math.ceil(total / limit);
    const nextSteps = total === 0 ? await this.nextSteps(filter) : undefined;
    return {
      jobs,
      count: jobs.length,
      total,
      page,
      limit,
      totalPages,
      hasRecords,
      ...(corrected === undefined ? {} : { corrected }),
      ...(nextSteps && { nextSteps }),
    };
  }

  /** What gives up least comes first: the search that leaves the fewest jobs, but some. Without any, the newest jobs. */
  private async nextSteps(filter: JobFilter): Promise<NextSteps> {
    const now = today();
    const wanted = { page: 1, limit: MOST_NEAREST };
    const tried = await Promise.all(
      relaxations(filter).map(async ({ filter: relaxed, field, searchQuery }) => {
        const { ids, total } = await this.search.find(relaxed, now, wanted);
        return { ids: ids ?? [], step: { field, ...(searchQuery === undefined ? {} : { searchQuery }), total } };
      }),
    );
    const found = tried.filter(({ step }) => step.total > 0).sort((a, b) => a.step.total - b.step.total);
    const nearest = found[0]?.ids ?? (await this.search.find(nothingAsked, now, wanted)).ids ?? [];
    return {
      relaxed: found.map(({ step }) => step),
      nearest: (await this.rows.inOrder(nearest)).map((row) => toJob(row, now)),
    };
  }
}

const nothingAsked = {
  searchQuery: '',
  location: [],
  experienceLevel: [],
  jobType: [],
  category: [],
  rating: [],
  route: [],
  occupation: [],
};

const today = () => new Date().toISOString().slice(0, 10);

/** The day belongs to it, because jobs expire by it. */
function etagOf(version: string, question: object): string {
  const content = JSON.stringify([VIEW, version, today(), question]);
  return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
}
