import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A person may add to what they reported of a job: each different report of theirs is kept. */
export class ReportNotes7520000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_reports DROP CONSTRAINT job_reports_job_id_user_id_key');
    await runner.query(
      'CREATE UNIQUE INDEX job_reports_once ON job_reports (job_id, user_id, md5(reason), md5(words))',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX job_reports_once');
    await runner.query(`
      DELETE FROM job_reports AS later USING job_reports AS first
      WHERE later.job_id = first.job_id AND later.user_id = first.user_id AND later.id > first.id
    `);
    await runner.query('ALTER TABLE job_reports ADD UNIQUE (job_id, user_id)');
  }
}
