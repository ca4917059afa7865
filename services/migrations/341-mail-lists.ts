import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A way out of each list of mails, for whoever holds a mail of it. A way stays when the list is asked for again. */
export class MailLists3000000000041 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_lists (
        token varchar(64) PRIMARY KEY,
        kind varchar(40) NOT NULL,
        ref varchar(100) NOT NULL,
        UNIQUE (kind, ref)
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_lists');
  }
}
