import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which addresses are whose is in the release itself: nothing filled the column, and nothing else could keep it true. */
export class RegistryPrefixes2000000000011 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registry_remotes DROP COLUMN prefixes');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE registry_remotes ADD COLUMN prefixes text[] NOT NULL DEFAULT '{}'");
  }
}
