import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who has said of a register that it covers every route, and who has confirmed one that was held. */
export class WordOnRegisters9600000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sponsor_registers ADD COLUMN covers_said_by varchar(255), ADD COLUMN confirmed_by varchar(255)
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE sponsor_registers DROP COLUMN covers_said_by, DROP COLUMN confirmed_by');
  }
}
