import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An employer that is rated otherwise for one route than for another is of an option that says so (see
 * `jobs/rating-by-route.ts`): in the search of the register at once, in that of jobs as soon as their evidence is renewed,
 * which a product that was brought up to date does by itself.
 */
export class RatingsByRoute9470000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE job_options ALTER COLUMN value TYPE varchar(2000)');
    await runner.query('ALTER TABLE sponsor_options ALTER COLUMN value TYPE varchar(2000)');
    await runner.query(
      facetsOf(`coalesce(
      (SELECT string_agg(coalesce(nullif(one ->> 'rating', ''), 'not-stated') || ' for ' || (one ->> 'route'), '; ' ORDER BY at)
       FROM jsonb_array_elements(evidence -> 'ratings') WITH ORDINALITY AS rated (one, at)),
      nullif(evidence ->> 'rating', ''))`),
    );
    await runner.query(`
      CREATE TEMPORARY TABLE rated_by_route ON COMMIT DROP AS
      SELECT id, string_agg(
          coalesce(CASE WHEN one ->> 'asOf' IS NULL THEN nullif(one ->> 'rating', '') END, 'not-stated')
            || ' for ' || (one ->> 'route'), '; ' ORDER BY at) AS option
      FROM sponsors CROSS JOIN LATERAL jsonb_array_elements(licences) WITH ORDINALITY AS held (one, at)
      GROUP BY id HAVING count(DISTINCT one ->> 'rating') FILTER (WHERE one ->> 'asOf' IS NULL) > 1
    `);
    await runner.query(`
      INSERT INTO sponsor_options (facet, value) SELECT DISTINCT 'rating', option FROM rated_by_route ON CONFLICT DO NOTHING
    `);
    await runner.query(`
      UPDATE sponsor_search SET rating = sponsor_options.id
      FROM rated_by_route JOIN sponsor_options ON facet = 'rating' AND lower(value) = lower(option)
      WHERE sponsor_id = rated_by_route.id
    `);
    await countKinds(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(facetsOf(`nullif(evidence ->> 'rating', '')`));
    await runner.query(`
      UPDATE sponsor_search SET rating = plain.id
      FROM sponsors JOIN sponsor_options plain ON plain.facet = 'rating' AND lower(plain.value) = lower(sponsors.rating),
        sponsor_options by_route
      WHERE sponsors.id = sponsor_id AND by_route.id = sponsor_search.rating AND ${isByRoute}
    `);
    await countKinds(runner);
    await runner.query(`DELETE FROM sponsor_options by_route WHERE facet = 'rating' AND ${isByRoute}`);
    await runner.query(`
      UPDATE jobs SET id = id WHERE id IN (
        SELECT job_id FROM job_search JOIN job_options by_route ON by_route.id = rating WHERE ${isByRoute})
    `);
    await runner.query(`DELETE FROM job_options by_route WHERE facet = 'rating' AND ${isByRoute}`);
    await runner.query('ALTER TABLE job_options ALTER COLUMN value TYPE varchar(512)');
    await runner.query('ALTER TABLE sponsor_options ALTER COLUMN value TYPE varchar(100)');
  }
}

const isByRoute = `by_route.value LIKE '% for %; % for %'`;

const facetsOf = (rating: string) => `
  CREATE OR REPLACE FUNCTION job_sponsor_facets(job_id integer) RETURNS TABLE (rating text, routes text[])
  LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$
    SELECT ${rating},
      CASE WHEN jsonb_array_length(evidence -> 'routes') > 0
        THEN ARRAY(SELECT jsonb_array_elements_text(evidence -> 'routes')) END
    FROM jobs, jsonb_array_elements(sponsorship) AS evidence
    WHERE jobs.id = job_id AND evidence ->> 'kind' = 'register'
    LIMIT 1
  $$
`;

async function countKinds(runner: QueryRunner): Promise<void> {
  await runner.query('DELETE FROM sponsor_kinds');
  await runner.query(`
    INSERT INTO sponsor_kinds (town, county, rating, routes, n)
    SELECT town, county, rating, routes, count(*) FROM sponsor_search WHERE is_listed AND NOT look_up_only
    GROUP BY town, county, rating, routes
  `);
}
