import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An employer is found by the names under which earlier registers printed it: those of the registers that come in from now on. */
export class FormerNames9480000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE sponsors ADD former_names jsonb NOT NULL DEFAULT '[]'`);
    await runner.query(`ALTER TABLE sponsor_search ADD former_words text[] NOT NULL DEFAULT '{}'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      UPDATE sponsor_search SET words = ts_delete(words, former_words) WHERE former_words <> '{}'
    `);
    await runner.query('ALTER TABLE sponsor_search DROP former_words');
    await runner.query('ALTER TABLE sponsors DROP former_names');
  }
}
