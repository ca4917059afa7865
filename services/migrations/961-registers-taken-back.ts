import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The newest register can be taken back: what employers were before it is kept until the next one comes. A change that
 * rewrites rows of `sponsors` empties `sponsors_before`, or rewrites that as well.
 */
export class RegistersTakenBack9610000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE sponsor_registers ADD COLUMN taken_back_by varchar(255), ADD COLUMN taken_back_at timestamptz,
        ADD COLUMN last_event_before integer
    `);
    await runner.query(`
      CREATE TABLE sponsors_before (
        sponsor_id integer PRIMARY KEY,
        register_id integer NOT NULL REFERENCES sponsor_registers,
        name varchar(255) NOT NULL,
        is_normalised boolean NOT NULL,
        town varchar(100) NOT NULL,
        county varchar(100) NOT NULL,
        key varchar(600) NOT NULL,
        own_key varchar(600) NOT NULL,
        licences jsonb NOT NULL,
        rating varchar(100) NOT NULL,
        state varchar(12) NOT NULL,
        look_up_only boolean NOT NULL,
        as_of date NOT NULL,
        last_register integer NOT NULL,
        former_names jsonb NOT NULL
      )
    `);
    // What people have heard of a register that was taken back is to be put right, once.
    await runner.query(`
      CREATE TABLE sponsor_news_taken_back (
        user_id uuid NOT NULL REFERENCES users (id) ON DELETE CASCADE,
        register_id integer NOT NULL REFERENCES sponsor_registers,
        name varchar(255) NOT NULL,
        sponsor_id integer REFERENCES sponsors ON DELETE SET NULL,
        told_at timestamptz,
        PRIMARY KEY (user_id, register_id, name)
      )
    `);
    await runner.query(
      'CREATE INDEX sponsor_news_taken_back_to_tell ON sponsor_news_taken_back (register_id) WHERE told_at IS NULL',
    );
    await runner.query('CREATE INDEX sponsor_news_taken_back_of_sponsor ON sponsor_news_taken_back (sponsor_id)');
    // Without these each employer that goes would be looked for in all rows.
    await runner.query('CREATE INDEX sponsor_news_of_sponsor ON sponsor_news (sponsor_id)');
    await runner.query(
      'CREATE INDEX sponsor_reviews_of_sponsor ON sponsor_reviews (sponsor_id) WHERE sponsor_id IS NOT NULL',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX sponsor_news_of_sponsor, sponsor_reviews_of_sponsor');
    await runner.query('DROP TABLE sponsor_news_taken_back, sponsors_before');
    await runner.query(
      'ALTER TABLE sponsor_registers DROP COLUMN taken_back_by, DROP COLUMN taken_back_at, DROP COLUMN last_event_before',
    );
  }
}
