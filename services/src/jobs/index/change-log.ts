import type { ClientBase } from 'pg';

export interface LoggedChange {
  /** `early`: has come, for premium members only; `opened`: has come for everybody else by now. */
  kind: 'added' | 'early' | 'opened' | 'changed' | 'removed';
  jobIds: number[];
}

interface Row extends LoggedChange {
  horizon: string;
  total: string | null;
  /** Null in the one row that stands there when nothing is new. */
  n: string | null;
  xid: string;
}

/** Kept so long at least; a follower that sleeps longer finds out by the count and reads everything anew. */
const KEPT = '15 minutes';

/** How many changes were ever committed: as seen by any snapshot it names the state, because every change adds one. */
export const versionSql = `(SELECT (SELECT total FROM job_changes_pruned) + count(*) FROM job_changes)::text`;

/**
 * A place in the log of changes. A later number may be committed before an earlier one, so everything is read again
 * from the oldest transaction that was still running the last time; what has been read already is known by its number.
 */
export class ChangeLog {
  private constructor(
    /** Changes of transactions before this one have all been read. */
    private horizon: bigint,
    /** The transaction of each change that has been read, by number, from the horizon on. */
    private readonly seen: Map<string, bigint>,
    private total: bigint,
  ) {}

  /** Begins with the next change: what is committed when this resolves counts as known. */
  static async from(client: ClientBase): Promise<ChangeLog> {
    const { rows } = await client.query<{ horizon: string; version: string; n: string | null; xid: string }>(
      `SELECT now.horizon, now.version, n, xid::text
       FROM (SELECT pg_snapshot_xmin(pg_current_snapshot()) AS horizon, ${versionSql} AS version) AS now
       LEFT JOIN job_changes ON xid >= now.horizon`,
    );
    const { horizon, version } = rows[0]!;
    const seen = rows.flatMap(({ n, xid }) => (n === null ? [] : [[n, BigInt(xid)] as const]));
    return new ChangeLog(BigInt(horizon), new Map(seen), BigInt(version));
  }

  get version(): string {
    return this.total.toString();
  }

  /**
   * What was committed since the last read. `isAudit` also counts whether anything was missed: `isGap` then says so,
   * and the place is the newest one.
   */
  async read(client: ClientBase, isAudit: boolean): Promise<{ changes: LoggedChange[]; isGap: boolean }> {
    // one statement, so that horizon, count and changes are of one snapshot
    const { rows } = await client.query<Row>(
      `SELECT now.horizon, now.total, n, xid::text, kind, job_ids AS "jobIds"
       FROM (
         SELECT pg_snapshot_xmin(pg_current_snapshot())::text AS horizon,
           ${isAudit ? versionSql : 'NULL'} AS total
       ) AS now
       LEFT JOIN job_changes ON xid >= $1::xid8 AND n <> ALL ($2::bigint[])
       ORDER BY n`,
      [this.horizon.toString(), [...this.seen.keys()]],
    );
    const changes = rows.filter(({ n }) => n !== null);
    for (const { n, xid } of changes) this.seen.set(n!, BigInt(xid));
    this.total += BigInt(changes.length);
    this.horizon = BigInt(rows[0]!.horizon);
    for (const [n, xid] of this.seen) if (xid < this.horizon) this.seen.delete(n);
    const total = rows[0]!.total === null ? this.total : BigInt(rows[0]!.total);
    const isGap = total !== this.total;
    this.total = total;
    return { changes, isGap };
  }

  /** Throws away what is older than any follower needs. Counted, so that the version stays. */
  async prune(client: ClientBase): Promise<void> {
    await client.query(
      `WITH gone AS (DELETE FROM job_changes WHERE at < now() - interval '${KEPT}' RETURNING n)
       UPDATE job_changes_pruned SET total = total + (SELECT count(*) FROM gone)
       WHERE EXISTS (SELECT FROM gone)`,
    );
  }
}
