import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import type { HealthKind, HealthReport } from './health.dto.js';

interface HealthCounts {
  loaded: number;
  mounted: number;
  failed: number;
  errors: number;
}

const COLUMN: Record<HealthKind, keyof HealthCounts> = {
  loaded: 'loaded',
  mounted: 'mounted',
  failed: 'failed',
  error: 'errors',
};

/** Counts per channel, release, build and minute. */
@Injectable()
export class HealthRows {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Events of builds that this release does not name are left out: nobody can count for a build that was not shown.
   * What is older than 30 days is forgotten on the way: no build is kept longer for it, and no rollback looks there.
   */
  async add({ channel, seq, events }: HealthReport): Promise<void> {
    const sums = new Map<string, HealthCounts>();
    for (const { remote, build, kind } of events) {
      const key = `${remote}/${build}`;
      const counts = sums.get(key) ?? { loaded: 0, mounted: 0, failed: 0, errors: 0 };
      counts[COLUMN[kind]] += 1;
      sums.set(key, counts);
    }
    const rows = [...sums].map(([key, counts]) => {
      const [remote, build] = key.split('/');
      return { remote, build, ...counts };
    });
    await this.dataSource.query(
      `WITH forgotten AS (DELETE FROM registry_health WHERE minute < now() - interval '30 days')
       INSERT INTO registry_health (channel, seq, remote, build, minute, loaded, mounted, failed, errors)
       SELECT $1, $2, one.remote, one.build, date_trunc('minute', now()), one.loaded, one.mounted, one.failed, one.errors
       FROM jsonb_to_recordset($3::jsonb)
              AS one(remote text, build text, loaded int, mounted int, failed int, errors int)
       JOIN registry_releases release ON release.channel = $1 AND release.seq = $2
       WHERE one.build IN (
         release.document->'shell'->>'build',
         release.document->'remotes'->one.remote->>'build',
         release.document->'remotes'->one.remote->'fallback'->>'build'
       )
       ORDER BY one.remote, one.build
       ON CONFLICT (channel, seq, remote, build, minute) DO UPDATE SET
         loaded = registry_health.loaded + excluded.loaded,
         mounted = registry_health.mounted + excluded.mounted,
         failed = registry_health.failed + excluded.failed,
         errors = registry_health.errors + excluded.errors`,
      [channel, seq, JSON.stringify(rows)],
    );
  }

  /** The last day's counts, by `remote/build`. */
  async ofBuilds(): Promise<Map<string, HealthCounts>> {
    const rows = await this.dataSource.query<(HealthCounts & { remote: string; build: string })[]>(
      `SELECT remote, build, sum(loaded)::int AS loaded, sum(mounted)::int AS mounted, sum(failed)::int AS failed,
              sum(errors)::int AS errors
       FROM registry_health WHERE minute > now() - interval '1 day' GROUP BY remote, build`,
    );
    return new Map(rows.map(({ remote, build, ...counts }) => [`${remote}/${build}`, counts]));
  }
}
