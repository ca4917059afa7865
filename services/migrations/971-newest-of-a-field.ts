import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Beside a job stand the newest of its field in its country: of a rare field all jobs were walked through, newest first, to find some. */
export class NewestOfAField9710000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'CREATE INDEX job_search_of_field ON job_search (category, country, posted_at DESC NULLS LAST, job_id DESC)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX job_search_of_field');
  }
}
