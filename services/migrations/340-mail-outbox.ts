import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A mail is a row first and a task of the queue second: the queue may be lost, and what was promised is still sent.
 * The key of a mail outlives its content, so that the same mail is never sent again.
 */
export class MailOutbox3000000000040 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE mail_outbox (
        id uuid PRIMARY KEY DEFAULT gen_random_uuid(),
        key varchar(200) NOT NULL UNIQUE,
        recipient varchar(320) NOT NULL,
        subject varchar(250) NOT NULL,
        text_body text NOT NULL,
        html_body text NOT NULL,
        unsubscribe_url varchar(500),
        state varchar(10) NOT NULL DEFAULT 'waiting' CHECK (state IN ('waiting', 'sent', 'failed')),
        tries integer NOT NULL DEFAULT 0,
        problem varchar(500),
        created_at timestamptz NOT NULL DEFAULT now(),
        ended_at timestamptz
      )
    `);
    await runner.query(`CREATE INDEX mail_outbox_waiting ON mail_outbox (created_at) WHERE state = 'waiting'`);
    await runner.query(`CREATE INDEX mail_outbox_ended ON mail_outbox (ended_at) WHERE recipient <> ''`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE mail_outbox');
  }
}
