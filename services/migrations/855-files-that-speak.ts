import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A job is known by the source that its line names and its id there, whichever file brings it; of several files the one
 * whose content came last speaks for it. So of each file it is kept which content it had, and since when.
 */
export class FilesThatSpeak8550000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_sources ADD COLUMN content char(32), ADD COLUMN came_at timestamptz');
    await runner.query('UPDATE job_sources SET came_at = changed_at');
    await runner.query('ALTER TABLE job_sources ALTER COLUMN came_at SET NOT NULL');
    await runner.query(`
      COMMENT ON COLUMN job_sources.came_at IS 'Since when the file has its present content, however often it was read again'
    `);
    await runner.query('CREATE INDEX jobs_own_id ON jobs (source_id, source)');
    await runner.query(
      `COMMENT ON COLUMN jobs.source_key IS 'The file that speaks for the job: the last that brought it'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_own_id');
    await runner.query('ALTER TABLE job_sources DROP COLUMN content, DROP COLUMN came_at');
  }
}
