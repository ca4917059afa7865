import { Injectable } from '@nestjs/common';
import { InjectRepository } from '@nestjs/typeorm';
import { Repository, type EntityManager } from 'typeorm';
import { seenBy } from '../jobs/head-start/premium-first.js';
import { jobOpenings } from '../jobs/job-openings.sql.js';
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
   * a title gets the word that is looked for; without what has been told and what came before the alert. By openings, as
   * the list shows them: the newest first, and in each its jobs.
   * A job that premium members saw first comes when it is opened; premium began meanwhile: it has not been told either.
   */
  async of({ id, filters, alertsSince, alertedAt }: SavedSearchEntity, owner: SignedInUser): Promise<number[][]> {
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
    const openings = await untoldAmong(this.searches.manager, id, found);
    const byOpening = new Map<number, number[]>();
    for (const job of found) {
      const opening = openings.get(job);
      if (opening === undefined) continue;
      const others = byOpening.get(opening);
      if (others) others.push(job);
      else byOpening.set(opening, [job]);
    }
    return [...byOpening.values()];
  }

  /** @throws Overtaken when somebody else was faster with any of them: the next look finds what was left */
  async noteTold(manager: EntityManager, search: SavedSearchEntity, jobIds: number[]): Promise<void> {
    await manager.query('SELECT FROM saved_searches WHERE id = $1 FOR NO KEY UPDATE', [search.id]); // one at a time
    if ((await untoldAmong(manager, search.id, jobIds)).size < jobIds.length) throw new Overtaken();
    await this.note(manager, search, jobIds);
  }

  /**
   * What the person looks at needs no mail. It is noted job by job: what an import dates before this moment and brings
   * after it has not been seen.
   */
  async noteSeen(search: SavedSearchEntity, owner: SignedInUser): Promise<void> {
    await this.note(this.searches.manager, search, (await this.of(search, owner)).flat());
  }

  async forgetOld(): Promise<void> {
    await this.searches.query(
      `DELETE FROM saved_search_told WHERE told_at < now() - interval '${TOLD_KEPT_DAYS} days'`,
    );
  }

  private async note(manager: EntityManager, { id }: SavedSearchEntity, jobIds: number[]): Promise<void> {
    await manager.query(
      `INSERT INTO saved_search_told (search_id, job_id, opening, posted_at)
       SELECT $1, given.id, openings.opening, jobs.posted_at
       FROM unnest($2::int[]) AS given (id)
         LEFT JOIN jobs ON jobs.id = given.id LEFT JOIN job_openings AS openings ON openings.job_id = given.id
       ON CONFLICT DO NOTHING`,
      [id, [...jobIds].sort((one, other) => one - other)],
    );
  }
}

/**
 * The jobs that have not been told, and of which opening each is. What was told is the opening: the same from another file,
 * or again after it was taken back, is nothing new, unless it is posted on a later day.
 */
async function untoldAmong(manager: EntityManager, searchId: number, jobIds: number[]): Promise<Map<number, number>> {
  const rows = await manager.query<{ id: number; root: number }[]>(
    `WITH told AS (
       SELECT job_id, coalesce(root, opening) AS root, posted_at
       FROM saved_search_told LEFT JOIN opening_roots USING (opening) WHERE search_id = $1
     ), told_openings AS (
       SELECT root, max(posted_at) AS posted_at FROM told WHERE root IS NOT NULL GROUP BY root
     )
     SELECT jobs.id, openings.root
     FROM jobs JOIN ${jobOpenings} ON openings.job_id = jobs.id LEFT JOIN told_openings ON told_openings.root = openings.root
     WHERE jobs.id = ANY ($2) AND NOT EXISTS (SELECT FROM told WHERE told.job_id = jobs.id)
       AND (told_openings.root IS NULL OR ${dayOf('jobs')} > ${dayOf('told_openings')})`,
    [searchId, jobIds],
  );
  return new Map(rows.map(({ id, root }) => [id, root]));
}

const dayOf = (table: string) => `(${table}.posted_at AT TIME ZONE 'UTC')::date`;

export class Overtaken extends Error {}
