import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { seesEarly, type Viewer } from '../platform/access/viewer.js';
import { NotFound } from '../platform/refusals/refusals.js';
import { filterCounts } from './filter-counts.js';
import { waysToWork } from './finding/ways-to-work.js';
import { waysOn } from './finding/ways-on.js';
import { maySee, mustSee } from './head-start/premium-first.js';
import { JobOptions } from './job-options.js';
import { JobRankings } from './job-rankings.js';
import type { JobEntity } from './job.entity.js';
import { JobRows } from './job-rows.js';
import { JobSearch, type Found, type Search } from './job.search.js';
import { toJob, VIEW } from './job.view.js';
import { nothingAsked } from './nothing-asked.js';
import { SourceChecks } from './source-checks.js';
import type { FilterCounts, Job, JobCountsQuery, JobFilter, JobPage, NextSteps, SimilarJobs } from './jobs.dto.js';

/** A question as somebody may ask it (`seenBy`). */
type Seen<T> = T & Pick<Search, 'early'>;

/** An answer and the name of the state of the data that it was made from. */
interface Versioned<T> {
  answer: T;
  etag: string;
}

/** More than there are. */
const MOST_JOBS = 10_000_000;

@Injectable()
export class JobsService {
  /** How rows that are kept in memory were last shown. */
  private readonly views = new WeakMap<JobEntity, { job: Job; day: string; checked: string | undefined }>();
  /** How they were last shown for their opening: unchanged ones are written once (see job-json). */
  private readonly heads = new WeakMap<Job, Job & { openings: number[] }>();

  constructor(
    private readonly search: JobSearch,
    private readonly rows: JobRows,
    private readonly options: JobOptions,
    private readonly checks: SourceChecks,
    private readonly rankings: JobRankings,
  ) {}

  async matching(filter: Seen<JobFilter>): Promise<Versioned<JobPage>> {
    const [found, { stamp }] = await Promise.all([this.search.find(filter, today(), filter), this.checks.now()]);
    return { answer: await this.pageOf(filter, found), etag: this.etagIn(stateOf(found.version, stamp), filter) };
  }

  /** What matches, those first that suit this person best. */
  async bestFor(userId: string, filter: Seen<JobFilter>): Promise<JobPage> {
    const { page, limit, group } = filter;
    const search = { ...filter, sort: undefined };
    const found = await this.search.find(search, today(), { page: 1, limit: MOST_JOBS, group });
    // an opening stands where the job that stands for it would: its jobs say much the same
    const all = found.ids ?? [];
    const { ids: ranked, compared } = await this.rankings.ranked(userId, all, page);
    const ids = ranked.slice((page - 1) * limit, page * limit);
    const byFirst = new Map(found.openings?.map((opening) => [opening[0], opening]));
    const openings = found.openings && ids.map((id) => byFirst.get(id)!);
    const answer = await this.pageOf(filter, { ...found, ids, openings });
    return compared < all.length ? { ...answer, compared } : answer;
  }

  /** The ids of open jobs, the newest first; those in their head start as well. */
  async newest(most: number): Promise<number[]> {
    return (await this.search.find({ ...nothingAsked, early: true }, today(), { page: 1, limit: most })).ids ?? [];
  }

  async counts(query: Seen<JobCountsQuery>): Promise<Versioned<FilterCounts>> {
    const [{ counts, version }, { stamp }] = await Promise.all([
      this.search.find(query, today(), { counts: true }),
      this.checks.now(),
    ]);
    const etag = this.etagIn(stateOf(version, stamp), query);
    return { answer: await filterCounts(counts ?? {}, query, this.options), etag };
  }

  /** The name of the answer that this question has now, without answering it. */
  async etag(question: object): Promise<string> {
    const [version, { stamp }] = await Promise.all([this.search.version(), this.checks.now()]);
    return this.etagIn(stateOf(version, stamp), question);
  }

  /** Names all that answers about the board are made from; undefined while that is not known from memory. */
  async state(): Promise<string | undefined> {
    const { stamp } = await this.checks.now();
    const version = this.search.knownVersion;
    return version === undefined ? undefined : stateOf(version, stamp);
  }

  /** The name of the answer that this question has in that state. */
  etagIn(state: string, question: object): string {
    const content = JSON.stringify([state, question]);
    return `W/"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`;
  }

  /** Those of these jobs that a search means now, the newest first: open ones, as in the list. */
  async matchingAmong(ids: number[], search: Search): Promise<number[]> {
    return this.search.among(ids, search, today());
  }

  /** Of these jobs, which have just come, those that a search means: without a date none is new, wherever it stands. */
  async newAmong(ids: number[], search: Search): Promise<number[]> {
    return this.search.dated(await this.matchingAmong(ids, search));
  }

  /** All jobs that a search means now, the newest first. */
  async allMatching(search: Search): Promise<number[]> {
    return (await this.search.find({ ...search, sort: 'desc' }, today(), { limit: MOST_JOBS })).ids ?? [];
  }

  /**
   * Jobs that came for this person after `since` and have a date, the newest first, and at most so many. An alert looks from
   * its beginning, because premium may have begun in between; a saved search's count from `since`, so that what premium
   * members saw before it opened is not counted again.
   */
  async comeSince(since: Date, viewer: Viewer, lookingFrom: Date, most: number): Promise<number[]> {
    return this.search.comeSince(since, seesEarly(viewer), lookingFrom, most);
  }

  /** Jobs with a date that came between the two moments and have changed since the later one, the newest first. */
  async changedSince(moment: Date, cameAfter: Date, most: number): Promise<number[]> {
    return this.search.changedSince(moment, cameAfter, most);
  }

  /**
   * In the order of the ids; what is not there falls away. Held ones and those in their head start do not: for ids that
   * were found for whoever is shown them, for administrators, and for what is shown to nobody.
   */
  async byIdsEvenHidden(ids: number[]): Promise<Job[]> {
    return this.shown(await this.rows.inOrder(ids));
  }

  /** Those of these jobs that have a page for this person, expired or not. */
  async withPage(ids: number[], viewer: Viewer): Promise<Job[]> {
    return this.shown((await this.rows.inOrder(ids)).filter((row) => !row.heldAt && maySee(viewer, row)));
  }

  /**
   * Expired jobs keep their page.
   * @throws NotFound also where an advert is held for review or was refused
   * @throws PremiumFirst
   */
  async byId(id: number, viewer: Viewer): Promise<Job> {
    const row = await this.rows.byId(id);
    if (!row || row.heldAt) throw new NotFound('Job');
    mustSee(viewer, row);
    return (await this.shown([row]))[0]!;
  }

  /** @throws PremiumFirst for a job that is there, but not for this person yet */
  async mustSee(id: number, viewer: Viewer): Promise<void> {
    const row = await this.rows.byId(id);
    if (row) mustSee(viewer, row);
  }

  /** Those that have ended. Where only what spoke for its sponsorship did, the advert itself may still be open. */
  async expiredAmong(ids: number[]): Promise<number[]> {
    if (ids.length === 0) return [];
    const open = await this.matchingAmong(ids, { ...nothingAsked, early: true });
    const others = new Set([...open, ...(await this.rows.withdrawnAmong(ids))]);
    return ids.filter((id) => !others.has(id));
  }

  /** Those of these jobs that are open, but in their head start. */
  async earlyAmong(ids: number[]): Promise<number[]> {
    const opened = new Set(await this.matchingAmong(ids, nothingAsked));
    return (await this.matchingAmong(ids, { ...nothingAsked, early: true })).filter((id) => !opened.has(id));
  }

  /** Open jobs much like this one, else the nearest, the likest first; of an expired one too. */
  async similarTo(id: number, most: number, viewer: Viewer): Promise<SimilarJobs> {
    await this.byId(id, viewer);
    const { ids, near } = await this.search.similar(id, today(), most, seesEarly(viewer));
    return { jobs: await this.byIdsEvenHidden(ids), ...(near && ids.length > 0 && { near }) };
  }

  /** Open jobs whose employer is this entry of the register of sponsors: the newest openings, and how many there are. */
  async ofSponsor(
    sponsorId: number,
    most: number,
    viewer: Viewer,
  ): Promise<{ jobs: Job[]; groups: number; total: number }> {
    const found = await this.rows.openingsOfSponsor(sponsorId, today(), most, seesEarly(viewer));
    const jobs = await this.entries({ ids: found.openings.map(([first]) => first!), openings: found.openings });
    return { jobs, groups: found.groups, total: found.total };
  }

  private async pageOf(filter: Seen<JobFilter>, found: Found): Promise<JobPage> {
    const { page, limit } = filter;
    const { total, groups, hasRecords, dated, corrected } = found;
    const [jobs, { importedAt }] = await Promise.all([this.entries(found), this.checks.now()]);
    const totalPages = Math.ceil((groups ?? total) / limit);
    const nextSteps = total === 0 ? await this.nextSteps(filter) : await this.stepsToWork(filter, found);
    const didYouMean = await this.search.likelier(filter, today(), found);
    return {
      jobs,
      count: jobs.length,
      total,
      page,
      limit,
      totalPages,
      ...(groups === undefined ? {} : { groups }),
      hasRecords,
      ...(dated === null ? {} : { dated }),
      ...(importedAt === undefined ? {} : { importedAt }),
      ...(corrected === undefined ? {} : { corrected }),
      ...(didYouMean && { didYouMean }),
      ...(nextSteps && { nextSteps }),
    };
  }

  private async nextSteps(filter: Seen<JobFilter>): Promise<NextSteps> {
    const { relaxed, nearest } = await waysOn(this.search, filter, today());
    return { relaxed, nearest: await this.entries(nearest) };
  }

  private async stepsToWork(filter: Seen<JobFilter>, found: Found): Promise<NextSteps | undefined> {
    const few = await waysToWork(this.search, filter, today(), found);
    return few && { relaxed: few.ways.map(({ step }) => step), nearest: [], named: few.named };
  }

  /** The jobs of a page; of one that counts openings, the first of each with the ids of all. */
  private async entries({ ids, openings }: Pick<Found, 'ids' | 'openings'>): Promise<Job[]> {
    const jobs = await this.byIdsEvenHidden(ids ?? []);
    if (!openings) return jobs;
    const byFirst = new Map(openings.map((opening) => [opening[0], opening]));
    return jobs.map((job) => this.headOf(job, byFirst.get(job.id)!));
  }

  private headOf(job: Job, openings: number[]): Job {
    const known = this.heads.get(job);
    if (known && String(known.openings) === String(openings)) return known;
    const head = { ...job, openings };
    this.heads.set(job, head);
    return head;
  }

  private async shown(rows: JobEntity[]): Promise<Job[]> {
    const { checkedAt } = await this.checks.now();
    const now = today();
    return rows.map((row) => {
      const checked = checkedAt.get(row.sourceKey);
      const known = this.views.get(row);
      if (known?.day === now && known.checked === checked) return known.job;
      const job = toJob(row, now, checkedAt);
      this.views.set(row, { job, day: now, checked });
      return job;
    });
  }
}

const today = () => new Date().toISOString().slice(0, 10);

/** The day belongs to it, because jobs expire by it, and when the sources were checked, because jobs say it. */
const stateOf = (version: string, checks: string): string => JSON.stringify([VIEW, version, checks, today()]);
