import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A register says which routes it leaves out, and of how many employers it says nothing. */
export class RoutesLeftOut8500000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sponsor_registers
        ADD COLUMN leaves_out text[] NOT NULL DEFAULT '{}',
        ADD COLUMN not_covered integer NOT NULL DEFAULT 0
    `);
    await runner.query(
      `CREATE INDEX sponsors_not_covered ON sponsors (split_part(key, '|', 1)) WHERE state = 'not-covered'`,
    );
    // counted among those that were gone until now
    await runner.query(`
      UPDATE sponsor_registers SET not_covered = uncovered.n, removed = greatest(removed - uncovered.n, 0)
      FROM (SELECT register_id, count(*)::int AS n FROM sponsor_events WHERE kind = 'not-covered' GROUP BY 1) AS uncovered
      WHERE uncovered.register_id = sponsor_registers.id
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sponsors_not_covered');
    await runner.query('UPDATE sponsor_registers SET removed = removed + not_covered');
    await runner.query('ALTER TABLE sponsor_registers DROP COLUMN leaves_out, DROP COLUMN not_covered');
  }
}
