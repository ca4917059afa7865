import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A job that was in no list and is in the lists again has come, for whoever follows the log, though its row was there. */
export class JobsThatComeBack7760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(logChanges);
    await runner.query('DROP TRIGGER job_changes_update ON job_search');
    await runner.query(`
      CREATE TRIGGER job_changes_update AFTER UPDATE ON job_search
      REFERENCING NEW TABLE AS touched OLD TABLE AS before FOR EACH STATEMENT EXECUTE FUNCTION job_changes_log()
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER job_changes_update ON job_search');
    await runner.query(`
      CREATE TRIGGER job_changes_update AFTER UPDATE ON job_search
      REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION job_changes_log()
    `);
  }
}

/** One row for each statement and kind, however many jobs it changed. A notice is sent once for each transaction. */
const logChanges = `
  CREATE OR REPLACE FUNCTION job_changes_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      INSERT INTO job_changes (kind, job_ids)
      SELECT kind, array_agg(job_id ORDER BY job_id)
      FROM (
        SELECT job_id, CASE
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
