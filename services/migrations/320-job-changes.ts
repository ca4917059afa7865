import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The log of what changed in the search table, written in the transaction that changes it. Every process follows it:
 * for its index in memory, for live updates, and for the name of the state of the data.
 *
 * Whatever changes the answer about a job writes its row of `job_search`, be it with the same codes and words.
 */
export class JobChanges3200000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // `xid` and not `n` is what a follower goes by: a lower `n` may be committed after a higher one has been read.
    await runner.query(`
      CREATE TABLE job_changes (
        n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        xid xid8 NOT NULL DEFAULT pg_current_xact_id(),
        kind varchar(7) NOT NULL CHECK (kind IN ('added', 'changed', 'removed')),
        job_ids integer[] NOT NULL,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )
    `);
    await runner.query('CREATE INDEX job_changes_xid ON job_changes (xid)');
    // How many rows of the log have been thrown away: with those that are there, the number of all changes ever.
    await runner.query('CREATE TABLE job_changes_pruned (total bigint NOT NULL)');
    await runner.query('INSERT INTO job_changes_pruned VALUES (0)');
    await runner.query(logChanges);
    for (const [event, rows] of [
      ['INSERT', 'NEW'],
      ['UPDATE', 'NEW'],
      ['DELETE', 'OLD'],
    ]) {
      await runner.query(`
        CREATE TRIGGER job_changes_${event!.toLowerCase()} AFTER ${event} ON job_search
        REFERENCING ${rows} TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION job_changes_log()
      `);
    }
    await runner.query('DROP TRIGGER job_versions_note ON jobs');
    await runner.query('DROP FUNCTION job_versions_note');
    await runner.query('DROP TABLE job_versions');
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const event of ['insert', 'update', 'delete']) {
      await runner.query(`DROP TRIGGER job_changes_${event} ON job_search`);
    }
    await runner.query('DROP FUNCTION job_changes_log');
    await runner.query('DROP TABLE job_changes, job_changes_pruned');
    await runner.query('CREATE TABLE job_versions (n bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY)');
    await runner.query(`
      CREATE FUNCTION job_versions_note() RETURNS trigger LANGUAGE plpgsql AS $$
      BEGIN
        INSERT INTO job_versions DEFAULT VALUES;
        RETURN NULL;
      END $$
    `);
    await runner.query(`
      CREATE TRIGGER job_versions_note AFTER INSERT OR UPDATE OR DELETE ON jobs
      FOR EACH STATEMENT EXECUTE FUNCTION job_versions_note()
    `);
  }
}

/** One row for each statement, however many jobs it changed. A notice is sent once for each transaction. */
const logChanges = `
  CREATE FUNCTION job_changes_log() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    INSERT INTO job_changes (kind, job_ids)
    SELECT CASE TG_OP WHEN 'INSERT' THEN 'added' WHEN 'UPDATE' THEN 'changed' ELSE 'removed' END,
      array_agg(job_id ORDER BY job_id)
    FROM touched HAVING count(*) > 0;
    IF FOUND THEN
      PERFORM pg_notify('job_changes', '');
    END IF;
    RETURN NULL;
  END $$
`;
