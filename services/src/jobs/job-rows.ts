import { Injectable } from '@nestjs/common';
import type { Pool } from 'pg';
import { DataSource } from 'typeorm';
import { poolOf } from '../platform/database/data-source.js';
import type { JobEntity } from './job.entity.js';

/** Straight through `pg`, in the names of the entity: mapping by the ORM costs two to three times the processor time. */
const columns = `id, source_key AS "sourceKey", source_id AS "sourceId", title, company, location, country,
  place_words AS "placeWords", description, category, experience_level AS "experienceLevel", job_type AS "jobType",
  visa_type AS "visaType", skills, salary, pay, is_remote AS "isRemote", url, logo_url AS "logoUrl", posted_at AS "postedAt",
  expires_at AS "expiresAt", expires_on::text AS "expiresOn", source, is_sample AS "isSample", sponsorship, extra, digest,
  first_seen_at AS "firstSeenAt", updated_at AS "updatedAt", removed_at AS "removedAt"`;

@Injectable()
export class JobRows {
  constructor(private readonly dataSource: DataSource) {}

  /** Those of the ids that exist, in their order. */
  async inOrder(ids: number[]): Promise<JobEntity[]> {
    if (ids.length === 0) return [];
    const { rows } = await this.pool.query<JobEntity>(
      `SELECT ${columns} FROM jobs JOIN unnest($1::int[]) WITH ORDINALITY AS wanted (wanted_id, place) ON id = wanted_id
       ORDER BY place`,
      [ids],
    );
    return rows;
  }

  async byId(id: number): Promise<JobEntity | undefined> {
    return (await this.inOrder([id]))[0];
  }

  private get pool(): Pool {
    return poolOf(this.dataSource);
  }
}
