import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Notices3000000000032 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE notices (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        key varchar(200) NOT NULL,
        title varchar(200) NOT NULL,
        text varchar(1000) NOT NULL,
        href varchar(500),
        created_at timestamptz NOT NULL DEFAULT now(),
        read_at timestamptz,
        UNIQUE (user_id, key)
      )
    `);
    await runner.query('CREATE INDEX notices_newest ON notices (user_id, id DESC)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE notices');
  }
}
