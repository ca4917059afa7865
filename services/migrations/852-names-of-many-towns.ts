import type { MigrationInterface, QueryRunner } from 'typeorm';

/** In which towns any register ever had a name without a legal form is asked for every job that is matched. */
export class NamesOfManyTowns8520000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX sponsors_bare_names ON sponsors (split_part(key, '|', 1)) WHERE key LIKE '%|' AND town <> ''`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sponsors_bare_names');
  }
}
