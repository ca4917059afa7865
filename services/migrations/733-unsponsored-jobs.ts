import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs that left the lists because nothing speaks for them any more come back when something does. */
export class UnsponsoredJobs7330000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN is_unsponsored boolean NOT NULL DEFAULT false');
    await runner.query(`
      COMMENT ON COLUMN jobs.is_unsponsored IS 'Its source still has it; it is in no list because nothing says that it is sponsored'
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs DROP COLUMN is_unsponsored');
  }
}
