import type { MigrationInterface, QueryRunner } from 'typeorm';

/** From how many networks a failure was told, as marks that say no address: one visitor alone can tell anything. */
export class WhoSaysItFailed8200000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query("ALTER TABLE registry_health ADD COLUMN failed_from text[] NOT NULL DEFAULT '{}'");
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE registry_health DROP COLUMN failed_from');
  }
}
