import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import { RowCache } from './index/row-cache.js';
import type { JobEntity } from './job.entity.js';
import { jobOpenings } from './job-openings.sql.js';

/** Straight through `pg`, in the names of the entity: mapping by the ORM costs two to three times the processor time. */
const columns = `id, source_key AS "sourceKey", source_id AS "sourceId", title, company, location, country,
  place_words AS "placeWords", description, category, experience_level AS "experienceLevel", job_type AS "jobType",
  visa_type AS "visaType", skills, salary, pay, is_remote AS "isRemote", url, logo_url AS "logoUrl", posted_at AS "postedAt",
  expires_at AS "expiresAt", expires_on::text AS "expiresOn", closes_at AS "closesAt", source, is_sample AS "isSample", sponsorship, extra, digest,
  first_seen_at AS "firstSeenAt", updated_at AS "updatedAt", held_at AS "heldAt", removed_at AS "removedAt",
  is_unsponsored AS "isUnsponsored", refusal, premium_until AS "premiumUntil"`;

/** Of a job its place in the search table says for whom it is. */
const listed = `jobs LEFT JOIN (SELECT job_id, premium_until FROM job_search) AS listed ON listed.job_id = jobs.id`;

@Injectable()
export class JobRows {
  constructor(
    private readonly dataSource: DataSource,
    private readonly cache: RowCache,
  ) {}

  /** Those of the ids that exist, in their order; a change of a moment ago may not be in them yet. */
  async inOrder(ids: number[]): Promise<JobEntity[]> {
    return this.cache.inOrder(ids, (missing) => this.read(missing));
  }

  /** As it is now. */
  async byId(id: number): Promise<JobEntity | undefined> {
    return (await this.read([id]))[0];
  }

  /** Those that are in no list for another reason than their end: nothing speaks for them any more, or they are held. */
  async withdrawnAmong(ids: number[]): Promise<number[]> {
    const { rows } = await this.pool.query<{ id: number }>(
      'SELECT id FROM jobs WHERE id = ANY ($1) AND (is_unsponsored OR refusal IS NOT NULL OR held_at IS NOT NULL)',
      [ids],
    );
    return rows.map(({ id }) => id);
  }

  /** Open jobs whose employer is this entry of the register of sponsors, by openings, the newest first. */
  async openingsOfSponsor(
    sponsorId: number,
    today: string,
    most: number,
    early: boolean,
  ): Promise<{ openings: number[][]; groups: number; total: number }> {
    const { rows } = await this.pool.query<{ ids: number[]; groups: number; total: number }>(
      `SELECT array_agg(id ORDER BY posted_at DESC NULLS LAST, id DESC) AS ids,
         (count(*) OVER ())::int AS groups, (sum(count(*)) OVER ())::int AS total
       FROM ${listed} JOIN ${jobOpenings} ON openings.job_id = id
       WHERE job_sponsor_id(sponsorship) = $1 AND removed_at IS NULL AND (expires_on IS NULL OR expires_on >= $2)
         AND ($4 OR premium_until IS NULL)
       GROUP BY root ORDER BY max(posted_at) DESC NULLS LAST, max(id) DESC LIMIT $3`,
      [sponsorId, today, most, early],
    );
    return { openings: rows.map(({ ids }) => ids), groups: rows[0]?.groups ?? 0, total: rows[0]?.total ?? 0 };
  }

  private read(ids: number[]): Promise<JobEntity[]> {
    return readJobs(this.pool, ids);
  }

  private get pool(): Pool {
    return poolOf(this.dataSource);
  }
}

/** Those that exist, in the order of the ids. */
export async function readJobs(pool: Pool, ids: number[]): Promise<JobEntity[]> {
  if (ids.length === 0) return [];
  const { rows } = await pool.query<JobEntity>(
    `SELECT ${columns} FROM ${listed} JOIN unnest($1::int[]) WITH ORDINALITY AS wanted (wanted_id, place) ON id = wanted_id
     ORDER BY place`,
    [ids],
  );
  return rows;
}
