import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who no longer wants mails about the licences of employers they follow; the app tells them all the same. */
export class LicenceMails7340000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE sponsor_mails_ended (
        user_id uuid PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
        ended_at timestamptz NOT NULL DEFAULT now()
      )
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE sponsor_mails_ended');
  }
}
