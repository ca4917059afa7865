import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One place said in two ways is one place: the opening of a job goes by its place with its country, as whoever writes the
 * job says it in `whole_place`. What was written before that goes by its location until it is written again.
 */
export class WholePlaces8770000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN whole_place varchar');
    await runner.query(
      `COMMENT ON COLUMN jobs.whole_place IS 'Where the job is, of one place the same however it is said: "Cardiff, United Kingdom"'`,
    );
    await runner.query(keepOpenings('coalesce(whole_place, location)'));
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(keepOpenings('location'));
    await runner.query('UPDATE jobs SET id = id WHERE whole_place <> location');
    await runner.query('ALTER TABLE jobs DROP COLUMN whole_place');
  }
}

/** A key that another transaction is just adding is waited for, and its number comes back all the same. */
const keepOpenings = (place: string) => `
  CREATE OR REPLACE FUNCTION job_openings_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  DECLARE
    handed_over integer[] := '{}';
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      handed_over := ARRAY(
        SELECT id FROM before FULL JOIN changed USING (id)
        WHERE before.source_key IS DISTINCT FROM changed.source_key AND job_is_handed_over(before, changed)
      );
    END IF;

    WITH keyed AS MATERIALIZED (
      SELECT id AS job_id, opening_of(title, company, ${place}, source_key, source_id) AS key
      FROM changed WHERE id <> ALL (handed_over)
    ), keys AS MATERIALIZED (
      SELECT DISTINCT keyed.key, openings.id FROM keyed LEFT JOIN openings USING (key)
    ), added AS (
      INSERT INTO openings (key) SELECT key FROM keys WHERE id IS NULL ORDER BY key
      ON CONFLICT (key) DO UPDATE SET key = excluded.key
      RETURNING id, key
    ), numbered AS (
      SELECT id, key FROM added UNION ALL SELECT id, key FROM keys WHERE id IS NOT NULL
    )
    INSERT INTO job_openings (job_id, opening)
    SELECT job_id, numbered.id FROM keyed JOIN numbered USING (key)
    ON CONFLICT (job_id) DO UPDATE SET opening = excluded.opening
    WHERE job_openings.opening <> excluded.opening;
    RETURN NULL;
  END $$
`;
