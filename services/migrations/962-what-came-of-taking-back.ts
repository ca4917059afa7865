import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What came of taking a register back, as whoever asked for it was told: asked once more, it says the same. */
export class WhatCameOfTakingBack9620000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sponsor_registers ADD COLUMN taken_back_outcome jsonb');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sponsor_registers DROP COLUMN taken_back_outcome');
  }
}
