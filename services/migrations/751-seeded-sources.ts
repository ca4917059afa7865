import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Where the file of a source was last read, so that one brought in by hand can be read again as well. */
export class SeededSources7510000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_sources ADD COLUMN path text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_sources DROP COLUMN path');
  }
}
