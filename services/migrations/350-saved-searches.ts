import type { MigrationInterface, QueryRunner } from 'typeorm';

export class SavedSearches3000000000050 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE saved_searches (
        id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        user_id uuid NOT NULL REFERENCES users ON DELETE CASCADE,
        name varchar(100) NOT NULL CHECK (name <> ''),
        filters jsonb NOT NULL,
        alerts varchar(10) NOT NULL DEFAULT 'off' CHECK (alerts IN ('off', 'daily', 'at-once')),
        seen_at timestamptz NOT NULL DEFAULT now(),
        alerts_since timestamptz NOT NULL DEFAULT now(),
        alerted_at timestamptz,
        created_at timestamptz NOT NULL DEFAULT now()
      )
    `);
    await runner.query('CREATE INDEX saved_searches_owner ON saved_searches (user_id, id)');
    await runner.query(`CREATE INDEX saved_searches_alerts ON saved_searches (alerts, id) WHERE alerts <> 'off'`);
    // A job that a mail has told of is told of no more, however often it goes and comes back.
    await runner.query(`
      CREATE TABLE saved_search_told (
        search_id integer NOT NULL REFERENCES saved_searches ON DELETE CASCADE,
        job_id integer NOT NULL,
        told_at timestamptz NOT NULL DEFAULT now(),
        PRIMARY KEY (search_id, job_id)
      )
    `);
    await runner.query('CREATE INDEX saved_search_told_at ON saved_search_told (told_at)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TABLE saved_search_told, saved_searches');
  }
}
