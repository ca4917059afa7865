import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is told to open browsers, kept for an hour so that a stream that was cut can go on where it was.
 * Events are numbered in the order of their commits: whoever has read up to a number will see no smaller one any more.
 */
export class LiveEvents3000000000030 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE TABLE live_events (
        id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
        topic varchar(20) NOT NULL,
        user_id uuid,
        event jsonb NOT NULL,
        key varchar(200) UNIQUE,
        at timestamptz NOT NULL DEFAULT clock_timestamp()
      )
    `);
    await runner.query('CREATE INDEX live_events_at ON live_events (at)');
    // The lock is let go after the commit has become visible, and the number is drawn under it: hence the order.
    await runner.query(`
      CREATE FUNCTION live_publish(topic varchar, user_id uuid, event jsonb, key varchar) RETURNS bigint
      LANGUAGE plpgsql AS $$
      DECLARE
        given bigint;
      BEGIN
        PERFORM pg_advisory_xact_lock(x'6c697665'::int);
        INSERT INTO live_events (topic, user_id, event, key) VALUES ($1, $2, $3, $4)
        ON CONFLICT ON CONSTRAINT live_events_key_key DO NOTHING RETURNING id INTO given;
        IF given IS NOT NULL THEN
          PERFORM pg_notify('live_events', given::text);
        END IF;
        RETURN given;
      END $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION live_publish');
    await runner.query('DROP TABLE live_events');
  }
}
