import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What changed since the last look is asked by every alert. */
export class JobsChanged8460000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('CREATE INDEX jobs_changed ON jobs (updated_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_changed');
  }
}
