import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The register that has come after what was heard of one that was taken back: should that be taken back as well, what was
 * heard stands again.
 */
export class WhatWasHeardUntil9630000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE sponsor_news_taken_back ADD COLUMN until_register integer REFERENCES sponsor_registers',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DELETE FROM sponsor_news_taken_back WHERE until_register IS NOT NULL');
    await runner.query('ALTER TABLE sponsor_news_taken_back DROP COLUMN until_register');
  }
}
