import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The occupation that a job itself states, by the code of its classification, so that jobs of the same or a near one are
 * found: "us-soc 29-1141", "ca-noc 6211", "uk-soc 2231". A code that begins alike is a near occupation. Which fields say
 * it, and how, is as `job_occupation()` has it.
 */
export class OccupationCodes8450000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION occupation_code(extra jsonb, country text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT (CASE
          WHEN soc ~ '^[0-9]{2}-[0-9]{4}([.][0-9]{2})?$' THEN 'us-soc ' || left(soc, 7)
          WHEN noc ~ '^[0-9]{4}($|[^0-9])' THEN 'ca-noc ' || left(noc, 4)
          WHEN country = 'United Kingdom' AND coalesce(nullif(uk, ''), soc) ~ '^[0-9]{4}$'
            THEN 'uk-soc ' || coalesce(nullif(uk, ''), soc)
        END) COLLATE "C"
        FROM (
          SELECT btrim(extra ->> 'soc_code') AS soc, btrim(extra ->> 'soc2020') AS uk, btrim(extra ->> 'noc') AS noc
        ) AS said
      $$
    `);
    await runner.query(`
      CREATE INDEX jobs_occupation_code ON jobs ((occupation_code(extra, country)) COLLATE "C", id DESC)
      WHERE occupation_code(extra, country) IS NOT NULL
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX jobs_occupation_code');
    await runner.query('DROP FUNCTION occupation_code');
  }
}
