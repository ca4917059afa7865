import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The rating and the routes of a job's employer come from the evidence that stands with the job. */
export class JobSponsors7000000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE FUNCTION job_sponsor_id(sponsorship jsonb) RETURNS integer
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT (jsonb_path_query_first(sponsorship, '$[*] ? (@.kind == "register").sponsorId') #>> '{}')::integer
      $$
    `);
    await runner.query(
      'CREATE INDEX jobs_of_sponsor ON jobs (job_sponsor_id(sponsorship)) WHERE job_sponsor_id(sponsorship) IS NOT NULL',
    );
    await runner.query(`
      CREATE OR REPLACE FUNCTION job_sponsor_facets(job_id integer) RETURNS TABLE (rating text, routes text[])
      LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
        SELECT nullif(evidence ->> 'rating', ''),
          CASE WHEN jsonb_array_length(evidence -> 'routes') > 0
            THEN ARRAY(SELECT jsonb_array_elements_text(evidence -> 'routes')) END
        FROM jobs, jsonb_array_elements(sponsorship) AS evidence
        WHERE jobs.id = job_id AND evidence ->> 'kind' = 'register'
        LIMIT 1
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      CREATE OR REPLACE FUNCTION job_sponsor_facets(job_id integer) RETURNS TABLE (rating text, routes text[])
      LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$ SELECT NULL::text, NULL::text[] $$
    `);
    await runner.query('DROP INDEX jobs_of_sponsor');
    await runner.query('DROP FUNCTION job_sponsor_id');
  }
}
