import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A job that another file speaks for from now on, and that is in all else as it was, has not changed: it is not worked out
 * anew, which takes ten times as long as the handing over, and nobody is told.
 */
export class JobsHandedOver8650000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(isHandedOver);
    await this.keep(runner, 'OLD TABLE AS before NEW TABLE AS changed', allButHandedOver);
  }

  async down(runner: QueryRunner): Promise<void> {
    await this.keep(runner, 'NEW TABLE AS changed', all);
    await runner.query('DROP FUNCTION job_is_handed_over');
  }

  private async keep(runner: QueryRunner, tables: string, rows: Rows): Promise<void> {
    await runner.query(keepOpenings(rows));
    await runner.query(keepSearch(rows));
    for (const kept of ['job_openings', 'job_search']) {
      await runner.query(`
        CREATE OR REPLACE TRIGGER ${kept}_update AFTER UPDATE ON jobs
        REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION ${kept}_keep()
      `);
    }
  }
}

/**
 * Whether a job that has another file is in all else as it was. The opening of a job without a place, and of one that was
 * split off, goes by its file: these are worked out anew. So is what is written as it is, file and all, because whoever
 * does that wants it.
 */
const isHandedOver = `
  CREATE FUNCTION job_is_handed_over(before jobs, after jobs) RETURNS boolean LANGUAGE plpgsql STABLE AS $$
  DECLARE
    files text[] := ARRAY[before.source_key, after.source_key];
  BEGIN
    after.source_key := before.source_key;
    RETURN before IS NOT DISTINCT FROM after
      AND opening_words(after.location) NOT LIKE '=%'
      AND NOT EXISTS (SELECT FROM opening_splits WHERE source_key = ANY (files) AND source_id = after.source_id);
  END $$
`;

/** Which rows of a statement are worked on: how the function starts, and what each of its queries starts with. */
interface Rows {
  start: string;
  changed: string;
}

const all: Rows = { start: 'BEGIN', changed: '' };

/** Both tables have the same rows; a full join is never made row against row, as it is before jobs have statistics. */
const allButHandedOver: Rows = {
  start: `DECLARE
    handed_over integer[] := '{}';
  BEGIN
    IF TG_OP = 'UPDATE' THEN
      handed_over := ARRAY(
        SELECT id FROM before FULL JOIN changed USING (id)
        WHERE before.source_key IS DISTINCT FROM changed.source_key AND job_is_handed_over(before, changed)
      );
    END IF;
`,
  changed: `changed AS MATERIALIZED (
      SELECT * FROM changed WHERE id <> ALL (handed_over)
    ), `,
};

/** A key that another transaction is just adding is waited for, and its number comes back all the same. */
const keepOpenings = ({ start, changed }: Rows) => `
  CREATE OR REPLACE FUNCTION job_openings_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  ${start}
    WITH ${changed}keyed AS MATERIALIZED (
      SELECT id AS job_id, opening_of(title, company, location, source_key, source_id) AS key FROM changed
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

/**
 * Works on all rows of a statement at once: a thousand times one row would take ten times as long.
 * Only four weights exist, so place and description share the last; a word of the place therefore stands there a second
 * time, with "@" before it, the town as a whole with "@^" and the country with "@=": York is not New York, and Little
 * Canada not in Canada. Type and level stand there as a whole, with "@:". A term is 2046 bytes at most: a longer title
 * is no term of its own.
 * Of the class of a visa its name counts and not the programme in brackets, which stands in no list; of the types of a
 * job those of one word stand for themselves as well, because every other job has "full" and "time".
 */
const keepSearch = ({ start, changed }: Rows) => `
  CREATE OR REPLACE FUNCTION job_search_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  ${start}
    WITH ${changed}others AS MATERIALIZED (
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

    WITH ${changed}texts (id, weight, start, input) AS (
      SELECT id, 'A', 0, title FROM changed
      UNION ALL SELECT id, 'B', 200, company FROM changed
      UNION ALL SELECT id, 'C', 400, array_to_string(skills, ' . ') FROM changed WHERE skills <> '{}'
      UNION ALL SELECT id, 'D', 900, concat_ws(' . ', location, place_words) FROM changed
      UNION ALL
      SELECT id, 'D', 1900,
        concat_ws(' . ', nullif(visa_type, 'Other'), split_part(extra ->> 'visa_class', '(', 1), 'visa sponsorship',
          CASE WHEN job_type !~ '[- ]' THEN job_type END)
      FROM changed
      UNION ALL SELECT id, 'D', 2000, description FROM changed WHERE description <> ''
    ), found AS MATERIALIZED (
      SELECT id, weight, start, least(start + words.place, 16000) AS position, word
      FROM texts, search_words(input) AS words
    ), terms AS MATERIALIZED (
      SELECT word, term FROM (SELECT DISTINCT word FROM found) AS known, unnest(search_terms(word)) AS term
      WHERE length(term) BETWEEN 1 AND 60
    ), wholes AS MATERIALIZED (
      SELECT title, search_whole(title) AS term FROM (SELECT DISTINCT title FROM changed) AS titles
    ), heads AS MATERIALIZED (
      SELECT title, unnest(search_heads(title)) AS term FROM (SELECT DISTINCT title FROM changed) AS titles
    ), towns AS MATERIALIZED (
      SELECT location, (SELECT '@^' || string_agg(part, ' ' ORDER BY n) FROM search_asked(split_part(location, ',', 1))) AS term
      FROM (SELECT DISTINCT location FROM changed) AS places
    ), countries AS MATERIALIZED (
      SELECT country, (SELECT '@=' || string_agg(part, ' ' ORDER BY n) FROM search_asked(country)) AS term
      FROM (SELECT DISTINCT country FROM changed WHERE country <> '') AS named
    ), kinds AS MATERIALIZED (
      SELECT said, (SELECT '@:' || string_agg(part, ' ' ORDER BY n) FROM search_asked(said)) AS term
      FROM (SELECT job_type FROM changed UNION SELECT experience_level FROM changed) AS named (said) WHERE said <> ''
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
        SELECT id, term, 1, 'A' FROM changed JOIN heads USING (title) WHERE octet_length(term) <= 2000
        UNION ALL
        SELECT id, term, 900, 'D' FROM changed JOIN towns USING (location) WHERE octet_length(term) <= 200
        UNION ALL
        SELECT id, term, 900, 'D' FROM changed JOIN countries USING (country)
        UNION ALL
        SELECT id, term, 900, 'D' FROM changed JOIN kinds ON said IN (job_type, experience_level)
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
