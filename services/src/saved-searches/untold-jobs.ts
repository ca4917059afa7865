import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { seenBy } from '../jobs/head-start/premium-first.js';
import { JobsService } from '../jobs/jobs.service.js';
import type { SignedInUser } from '../platform/access/access.decorator.js';
import { toJobFilter } from './filters.js';
import { SavedSearchEntity } from './saved-search.entity.js';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An import may have begun so long before it was committed, and its jobs are dated by its beginning. */
const OVERLAP_MS = HOUR_MS;
const MOST_COMPARED = 5_000;
/** A job that came so long ago is not looked at again when it changes: nobody would know that it has been told. */
const TOLD_KEPT_DAYS = 30;

/** The jobs that an alert has not told its person of, who has not seen them either, and what has been told. */
@Injectable()
export class UntoldJobs {
  constructor(
    @InjectRepository(SavedSearchEntity) private readonly searches: Repository<SavedSearchEntity>,
    private readonly jobs: JobsService,
  ) {}

  /**
   * What the search finds now for its owner and came since the last look, or came before it and changed since, as when
   * a title gets the word that is looked for; without what has been told and what came before the alert.
   * A job that premium members saw first comes when it is opened; premium began meanwhile: it has not been told either.
   */
  async of({ id, filters, alertsSince, alertedAt }: SavedSearchEntity, owner: SignedInUser): Promise<number[]> {
    const last = alertedAt ? alertedAt.getTime() - OVERLAP_MS : 0;
    const since = new Date(Math.max(alertsSince.getTime(), last));
    const remembered = new Date(Math.max(alertsSince.getTime(), Date.now() - TOLD_KEPT_DAYS * DAY_MS));
    const [came, changed] = await Promise.all([
      this.jobs.comeSince(since, owner, alertsSince, MOST_COMPARED),
      this.jobs.changedSince(since, remembered, MOST_COMPARED),
    ]);
    const looked = [...new Set([...came, ...changed])];
    const found = await this.jobs.matchingAmong(looked, seenBy(owner, toJobFilter(filters)));
    if (found.length === 0) return [];
    const rows = await this.searches.query<{ job_id: number }[]>(
      'SELECT job_id FROM saved_search_told WHERE search_id = $1 AND job_id = ANY ($2)',
      [id, found],
    );
    const told = new Set(rows.map((row) => row.job_id));
    return found.filter((one) => !told.has(one));
  }

  /** @throws Overtaken when somebody else was faster with any of them: the next look finds what was left */
  async noteTold(manager: EntityManager, search: SavedSearchEntity, jobIds: number[]): Promise<void> {
    if ((await this.note(manager, search, jobIds)) < jobIds.length) throw new Overtaken();
  }

  /**
   * What the person looks at needs no mail. It is noted job by job: what an import dates before this moment and brings
   * after it has not been seen.
   */
  async noteSeen(search: SavedSearchEntity, owner: SignedInUser): Promise<void> {
    await this.note(this.searches.manager, search, await this.of(search, owner));
  }

  async forgetOld(): Promise<void> {
    await this.searches.query(
      `DELETE FROM saved_search_told WHERE told_at < now() - interval '${TOLD_KEPT_DAYS} days'`,
    );
  }

  /** Answers how many had not been noted before. */
  private async note(manager: EntityManager, { id }: SavedSearchEntity, jobIds: number[]): Promise<number> {
    const rows = await manager.query<unknown[]>(
      `INSERT INTO saved_search_told (search_id, job_id) SELECT $1, unnest($2::int[])
       ON CONFLICT DO NOTHING RETURNING job_id`,
      [id, [...jobIds].sort((one, other) => one - other)],
    );
    return rows.length;
  }
}

export class Overtaken extends Error {}
