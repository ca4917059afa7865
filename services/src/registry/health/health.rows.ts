import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { SHELL } from '../release.js';
import { networkOf } from './network.js';
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

/** A build is taken for broken when so many networks say so: anybody may send a beacon, and nobody has many networks. */
const SEVERAL = 3;

/** Counts per channel, release, build and minute. */
@Injectable()
export class HealthRows {
  constructor(private readonly dataSource: DataSource) {}

  /**
   * Events of builds that this release does not name are left out: nobody can count for a build that was not shown.
   * A failure is kept with a mark of the network that tells it, salted, so that it says no address.
   * What is older than 30 days is forgotten on the way: no build is kept longer for it, and no rollback looks there.
   */
  async add({ channel, seq, events }: HealthReport, address: string): Promise<void> {
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
       INSERT INTO registry_health (channel, seq, remote, build, minute, loaded, mounted, failed, errors, failed_from)
       SELECT $1, $2, one.remote, one.build, date_trunc('minute', now()), one.loaded, one.mounted, one.failed, one.errors,
              CASE WHEN one.failed > 0 AND $4::text IS NOT NULL THEN ARRAY[md5(channel.salt || $4)] ELSE '{}' END
       FROM jsonb_to_recordset($3::jsonb)
              AS one(remote text, build text, loaded int, mounted int, failed int, errors int)
       JOIN registry_releases release ON release.channel = $1 AND release.seq = $2
       JOIN registry_channels channel ON channel.name = $1
       WHERE one.build IN (
         CASE one.remote WHEN '${SHELL}' THEN release.document->'shell'->>'build' END,
         release.document->'remotes'->one.remote->>'build',
         release.document->'remotes'->one.remote->'fallback'->>'build'
       )
       ORDER BY one.remote, one.build
       ON CONFLICT (channel, seq, remote, build, minute) DO UPDATE SET
         loaded = registry_health.loaded + excluded.loaded,
         mounted = registry_health.mounted + excluded.mounted,
         failed = registry_health.failed + excluded.failed,
         errors = registry_health.errors + excluded.errors,
         failed_from = ARRAY(
           SELECT DISTINCT mark FROM unnest(registry_health.failed_from || excluded.failed_from) AS mark LIMIT ${SEVERAL}
         )`,
      [channel, seq, JSON.stringify(rows), networkOf(address) ?? null],
    );
  }

  /**
   * Builds that nobody saw in the last day and that failed for several, as `remote/build`. Beacons are anonymous: a lie that
   * a build works leaves things as they are without any beacons, and a lie that it fails needs several networks.
   */
  async onlyFailed(): Promise<Set<string>> {
    const rows = await this.dataSource.query<{ name: string }[]>(
      `SELECT remote || '/' || build AS name
       FROM registry_health LEFT JOIN LATERAL unnest(failed_from) AS mark ON true
       WHERE minute > now() - interval '1 day'
       GROUP BY remote, build HAVING sum(mounted) = 0 AND count(DISTINCT mark) >= ${SEVERAL}`,
    );
    return new Set(rows.map(({ name }) => name));
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
