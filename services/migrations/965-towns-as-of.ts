import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A register may leave out an employer's town, which then stays with the day of the one that stated it. Not known of those that are here. */
export class TownsAsOf9650000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sponsors ADD town_as_of date');
    await runner.query('ALTER TABLE sponsors_before ADD town_as_of date');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sponsors_before DROP town_as_of');
    await runner.query('ALTER TABLE sponsors DROP town_as_of');
  }
}
