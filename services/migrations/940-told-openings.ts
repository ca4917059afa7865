import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An opening that an alert has told of is known by itself: the job may be deleted and come again under another number, or
 * from another file. What is told by a version that does not know this is known by the job alone.
 */
export class ToldOpenings9400000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_search_told ADD opening integer, ADD posted_at timestamptz');
    await runner.query(`
      UPDATE saved_search_told AS told SET opening = job_openings.opening, posted_at = jobs.posted_at
      FROM jobs JOIN job_openings ON job_openings.job_id = jobs.id
      WHERE jobs.id = told.job_id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE saved_search_told DROP opening, DROP posted_at');
  }
}
