import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Jobs that premium members see first. The search table says so, because every list, count and index is made of it; what
 * opens is told by the log as a kind of its own: it has come for everybody else, and has only changed for premium members.
 */
export class HeadStart8400000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE job_search ADD COLUMN premium_until timestamptz, ADD COLUMN opened_at timestamptz
    `);
    await runner.query(`
      COMMENT ON COLUMN job_search.premium_until IS 'Only premium members see it, until a worker opens it after this moment; null: everybody does'
    `);
    await runner.query(`
      COMMENT ON COLUMN job_search.opened_at IS 'When it was opened to everybody; null where it always was'
    `);
    await runner.query('CREATE INDEX job_search_early ON job_search (premium_until) WHERE premium_until IS NOT NULL');
    await runner.query('CREATE INDEX job_search_opened ON job_search (opened_at) WHERE opened_at IS NOT NULL');
    await runner.query('ALTER TABLE job_changes DROP CONSTRAINT job_changes_kind_check');
    await runner.query(`
      ALTER TABLE job_changes ADD CONSTRAINT job_changes_kind_check
      CHECK (kind IN ('added', 'early', 'opened', 'changed', 'removed'))
    `);
    await runner.query(logChanges(kinds));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(logChanges(''));
    await runner.query(`UPDATE job_changes SET kind = 'changed' WHERE kind IN ('early', 'opened')`);
    await runner.query('ALTER TABLE job_changes DROP CONSTRAINT job_changes_kind_check');
    await runner.query(`
      ALTER TABLE job_changes ADD CONSTRAINT job_changes_kind_check CHECK (kind IN ('added', 'changed', 'removed'))
    `);
    await runner.query('ALTER TABLE job_search DROP COLUMN premium_until, DROP COLUMN opened_at');
  }
}

const kinds = `
          WHEN touched.premium_until IS NOT NULL AND (before.premium_until IS NULL OR before.closes_on = '-infinity')
            AND touched.closes_on > '-infinity' THEN 'early'
          WHEN before.premium_until IS NOT NULL AND touched.premium_until IS NULL AND before.closes_on > '-infinity'
            AND touched.closes_on > '-infinity' THEN 'opened'`;

/** One row for each statement and kind, however many jobs it changed. A notice is sent once for each transaction. */
const logChanges = (moreKinds: string) => `
  CREATE OR REPLACE FUNCTION job_changes_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO job_changes (kind, job_ids)
      SELECT kind, array_agg(job_id ORDER BY job_id)
      FROM (
        SELECT job_id, CASE${moreKinds}
          WHEN before.closes_on = '-infinity' AND touched.closes_on > '-infinity' THEN 'added' ELSE 'changed' END AS kind
        FROM touched JOIN before USING (job_id)
      ) AS kinds
      GROUP BY kind;
    ELSE
      INSERT INTO job_changes (kind, job_ids)
      SELECT CASE TG_OP WHEN 'INSERT' THEN 'added' ELSE 'removed' END, array_agg(job_id ORDER BY job_id)
      FROM touched HAVING count(*) > 0;
    END IF;
    IF FOUND THEN
      PERFORM pg_notify('job_changes', '');
    END IF;
    RETURN NULL;
  END $$
`;
