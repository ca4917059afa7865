import type { MigrationInterface, QueryRunner } from 'typeorm';

export class ModelSpending6040000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE model_spending (
        day date PRIMARY KEY,
        tokens bigint NOT NULL,
        calls integer NOT NULL
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE model_spending');
  }
}
