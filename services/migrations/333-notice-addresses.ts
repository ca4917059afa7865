import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A notice may lead to a search, whose address says all of its choices. */
export class NoticeAddresses3000000000033 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notices ALTER COLUMN href TYPE text');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE notices ALTER COLUMN href TYPE varchar(500) USING left(href, 500)');
  }
}
