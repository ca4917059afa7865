import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * British adverts state no code of an occupation. Where the title of one is surely of one group of SOC 2020, the job is
 * counted under that group; a code that is stated goes before. Who writes a job reads its title.
 */
export class GroupsOfTitles8760000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE jobs ADD COLUMN title_group char(2)');
    await runner.query(
      `COMMENT ON COLUMN jobs.title_group IS 'The group of SOC 2020 that the title of a British job is surely of'`,
    );
    await this.occupationBy(runner, 'title_group');
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.occupationBy(runner, 'NULL::char(2)');
    await runner.query(`UPDATE jobs SET id = id WHERE title_group IS NOT NULL`);
    await runner.query('ALTER TABLE jobs DROP COLUMN title_group');
  }

  private async occupationBy(runner: QueryRunner, titleGroup: string): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION job_occupation(job_id integer) RETURNS text
      LANGUAGE sql STABLE PARALLEL SAFE AS $$
        SELECT groups.label
        FROM jobs
        CROSS JOIN LATERAL (
          SELECT btrim(extra ->> 'soc_code') AS soc, btrim(extra ->> 'soc2020') AS uk, btrim(extra ->> 'noc') AS noc,
            ${titleGroup} AS title_group
        ) AS said
        JOIN occupation_groups AS groups ON (groups.scheme, groups.code) = (
          CASE
            WHEN soc ~ '^[0-9]{2}-[0-9]{4}([.][0-9]{2})?$' THEN 'us-soc'
            WHEN noc ~ '^[0-9]{4}($|[^0-9])' THEN 'ca-noc'
            WHEN country = 'United Kingdom' AND coalesce(nullif(uk, ''), soc) ~ '^[0-9]{4}$' THEN 'uk-soc'
            WHEN said.title_group IS NOT NULL THEN 'uk-soc'
          END,
          CASE
            WHEN soc ~ '^[0-9]{2}-[0-9]{4}([.][0-9]{2})?$' THEN left(soc, 2)
            WHEN noc ~ '^[0-9]{4}($|[^0-9])' THEN left(noc, 2)
            WHEN country = 'United Kingdom' AND coalesce(nullif(uk, ''), soc) ~ '^[0-9]{4}$'
              THEN left(coalesce(nullif(uk, ''), soc), 2)
            ELSE said.title_group
          END
        )
        WHERE jobs.id = job_id
      $$
    `);
  }
}
