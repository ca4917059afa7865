import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whose rows `sponsors_before` holds is said once, by the register that has `last_event_before`, and not in each of them.
 * A change that empties `sponsors_before` sets that to null.
 */
export class KeptBefore9640000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sponsor_registers SET last_event_before = NULL
      WHERE id NOT IN (SELECT register_id FROM sponsors_before)
    `);
    await runner.query('ALTER TABLE sponsors_before DROP COLUMN register_id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sponsors_before ADD COLUMN register_id integer REFERENCES sponsor_registers');
    await runner.query(`
      UPDATE sponsors_before SET register_id = id FROM sponsor_registers WHERE last_event_before IS NOT NULL
    `);
    await runner.query('ALTER TABLE sponsors_before ALTER COLUMN register_id SET NOT NULL');
  }
}
