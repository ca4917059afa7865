import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a job pays in a year and whether it is done from anywhere, as columns of the job and of its search row; the
 * sponsor's rating and routes and the occupation, which other features know, as columns of the search row alone.
 */
export class JobFacets3100000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ALTER TABLE jobs
        ADD COLUMN pay jsonb,
        ADD COLUMN is_remote boolean NOT NULL DEFAULT false
    `);
    await runner.query(`
      COMMENT ON COLUMN jobs.pay IS 'What the advert or record says it pays: {from, to, period, currency, yearFrom, yearTo}'
    `);
    await runner.query(`
      ALTER TABLE job_options DROP CONSTRAINT job_options_facet_check,
        ADD CONSTRAINT job_options_facet_check CHECK (
          facet IN ('country', 'place', 'level', 'type', 'category', 'occupation', 'rating', 'route'))
    `);
    // salary_year: the most that is said to be paid in a year, in whole units of its own currency
    await runner.query(`
      ALTER TABLE job_search
        ADD COLUMN salary_year integer,
        ADD COLUMN salary_currency char(3),
        ADD COLUMN remote boolean NOT NULL DEFAULT false,
        ADD COLUMN occupation integer NOT NULL DEFAULT 0,
        ADD COLUMN rating integer NOT NULL DEFAULT 0,
        ADD COLUMN routes integer[] NOT NULL DEFAULT '{}'
    `);
    // Redefined by whoever knows more; a job whose answer has changed is touched by: UPDATE jobs SET id = id WHERE ...
    await runner.query(`
      CREATE FUNCTION job_sponsor_facets(job_id integer) RETURNS TABLE (rating text, routes text[])
      LANGUAGE sql STABLE PARALLEL SAFE ROWS 1 AS $$ SELECT NULL::text, NULL::text[] $$
    `);
    await runner.query(`
      CREATE FUNCTION job_occupation(job_id integer) RETURNS text
      LANGUAGE sql STABLE PARALLEL SAFE AS $$ SELECT NULL::text $$
    `);
    await runner.query(keepSearch);
    await runner.query('UPDATE jobs SET id = id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP FUNCTION job_sponsor_facets, job_occupation');
    await runner.query(`
      ALTER TABLE job_search DROP COLUMN salary_year, DROP COLUMN salary_currency, DROP COLUMN remote,
        DROP COLUMN occupation, DROP COLUMN rating, DROP COLUMN routes
    `);
    await runner.query('ALTER TABLE jobs DROP COLUMN pay, DROP COLUMN is_remote');
  }
}

/**
 * Works on all rows of a statement at once: a thousand times one row would take ten times as long.
 * Only four weights exist, so place and description share the last; a word of the place therefore stands there a second
 * time, with "@" before it, and the town as a whole with "@^": York is not New York. A term is 2046 bytes at most: a longer title is no term of its own.
 */
const keepSearch = `
  CREATE OR REPLACE FUNCTION job_search_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    WITH others AS MATERIALIZED (
      SELECT changed.id, job_occupation(changed.id) AS occupation, sponsor.rating, sponsor.routes
      FROM changed LEFT JOIN LATERAL job_sponsor_facets(changed.id) AS sponsor ON true
    ), said AS (
      SELECT facet, value FROM changed, LATERAL (VALUES
        ('country', country), ('place', location), ('level', experience_level), ('type', job_type), ('category', category)
      ) AS one (facet, value)
      UNION ALL SELECT 'occupation', occupation FROM others
      UNION ALL SELECT 'rating', rating FROM others
      UNION ALL SELECT 'route', unnest(routes) FROM others
    )
    INSERT INTO job_options (facet, value)
    SELECT DISTINCT ON (said.facet, lower(said.value)) said.facet, said.value
    FROM said
    WHERE said.value <> '' AND NOT EXISTS (
      SELECT FROM job_options known WHERE known.facet = said.facet AND lower(known.value) = lower(said.value)
    )
    ORDER BY said.facet, lower(said.value), said.value DESC
    ON CONFLICT DO NOTHING;

    WITH texts (id, weight, start, input) AS (
      SELECT id, 'A', 0, title FROM changed
      UNION ALL SELECT id, 'B', 200, company FROM changed
      UNION ALL SELECT id, 'C', 400, array_to_string(skills, ' . ') FROM changed WHERE skills <> '{}'
      UNION ALL SELECT id, 'D', 900, concat_ws(' . ', location, place_words) FROM changed
      UNION ALL
      SELECT id, 'D', 1900, concat_ws(' . ', visa_type, extra ->> 'visa_class', 'visa sponsorship') FROM changed
      UNION ALL SELECT id, 'D', 2000, description FROM changed WHERE description <> ''
    ), found AS MATERIALIZED (
      SELECT id, weight, start, least(start + words.place, 16000) AS position, word
      FROM texts, search_words(input) AS words
    ), terms AS MATERIALIZED (
      SELECT word, term FROM (SELECT DISTINCT word FROM found) AS known, unnest(search_terms(word)) AS term
      WHERE length(term) BETWEEN 1 AND 60
    ), wholes AS MATERIALIZED (
      SELECT title, search_whole(title) AS term FROM (SELECT DISTINCT title FROM changed) AS titles
    ), towns AS MATERIALIZED (
      SELECT location, (SELECT '@^' || string_agg(part, ' ' ORDER BY n) FROM search_asked(split_part(location, ',', 1))) AS term
      FROM (SELECT DISTINCT location FROM changed) AS places
    ), vectors AS (
      SELECT id, string_agg('''' || term || ''':' || position || weight, ' ')::tsvector AS words
      FROM (
        SELECT id, term, position, weight FROM found JOIN terms USING (word) WHERE start < 2000
        UNION ALL
        SELECT id, '@' || term, position, weight FROM found JOIN terms USING (word) WHERE start = 900
        UNION ALL
        SELECT id, term, min(position), 'D' FROM found JOIN terms USING (word) WHERE start = 2000 GROUP BY id, term
        UNION ALL
        SELECT id, term, 1, 'A' FROM changed JOIN wholes USING (title) WHERE octet_length(term) <= 2000
        UNION ALL
        SELECT id, term, 900, 'D' FROM changed JOIN towns USING (location) WHERE octet_length(term) <= 200
      ) AS placed
      GROUP BY id
    ), learnt AS (
      INSERT INTO search_vocabulary (word)
      SELECT part FROM (SELECT DISTINCT word FROM found WHERE start < 2000) AS known, unnest(search_parts(word)) AS part
      WHERE length(part) BETWEEN 3 AND 30 AND part !~ '[0-9]'
      EXCEPT SELECT word FROM search_vocabulary
    ), others AS MATERIALIZED (
      SELECT changed.id, occupation.id AS occupation, rating.id AS rating, ARRAY(
        SELECT route.id FROM unnest(sponsor.routes) AS said JOIN job_options route
          ON route.facet = 'route' AND lower(route.value) = lower(said)
        ORDER BY route.id
      ) AS routes
      FROM changed
      LEFT JOIN LATERAL job_sponsor_facets(changed.id) AS sponsor ON true
      LEFT JOIN job_options occupation
        ON occupation.facet = 'occupation' AND lower(occupation.value) = lower(job_occupation(changed.id))
      LEFT JOIN job_options rating ON rating.facet = 'rating' AND lower(rating.value) = lower(sponsor.rating)
    )
    INSERT INTO job_search (job_id, country, place, level, type, category, closes_on, posted_at, is_record, words,
      salary_year, salary_currency, remote, occupation, rating, routes)
    SELECT changed.id, coalesce(country.id, 0), coalesce(place.id, 0), coalesce(level.id, 0), coalesce(type.id, 0),
      coalesce(category.id, 0),
      CASE WHEN removed_at IS NULL THEN coalesce(expires_on, 'infinity') ELSE '-infinity' END,
      posted_at, coalesce(sponsorship -> 0 ->> 'kind' = 'record', false), coalesce(vectors.words, ''),
      (pay ->> 'yearTo')::integer, pay ->> 'currency', is_remote,
      coalesce(others.occupation, 0), coalesce(others.rating, 0), others.routes
    FROM changed
    JOIN others ON others.id = changed.id
    LEFT JOIN vectors ON vectors.id = changed.id
    LEFT JOIN job_options country ON country.facet = 'country' AND lower(country.value) = lower(changed.country)
    LEFT JOIN job_options place ON place.facet = 'place' AND lower(place.value) = lower(changed.location)
    LEFT JOIN job_options level ON level.facet = 'level' AND lower(level.value) = lower(changed.experience_level)
    LEFT JOIN job_options type ON type.facet = 'type' AND lower(type.value) = lower(changed.job_type)
    LEFT JOIN job_options category ON category.facet = 'category' AND lower(category.value) = lower(changed.category)
    ON CONFLICT (job_id) DO UPDATE SET
      country = excluded.country, place = excluded.place, level = excluded.level, type = excluded.type,
      category = excluded.category, closes_on = excluded.closes_on, posted_at = excluded.posted_at,
      is_record = excluded.is_record, words = excluded.words, salary_year = excluded.salary_year,
      salary_currency = excluded.salary_currency, remote = excluded.remote, occupation = excluded.occupation,
      rating = excluded.rating, routes = excluded.routes;
    RETURN NULL;
  END $$
`;
