import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is searched is what can be seen, and two words are the same only by their inflection. A stemmer that goes on to
 * derivation takes "programmer" for "program", "international" for "intern", "university" for "universal" and an
 * "organisation" for an "organ". Which agent, subject and verb belong together is listed by the vocabulary instead.
 */
export class JobWords3810000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(stem);
    await runner.query(endings);
    await runner.query(keepSearch);
    await runner.query(keepPosted);
    await runner.query(`
      CREATE TRIGGER jobs_posted BEFORE INSERT OR UPDATE OF posted_at ON jobs
      FOR EACH ROW WHEN (NEW.posted_at > NEW.first_seen_at) EXECUTE FUNCTION job_posted_keep()
    `);
    // every row is written anew, and what both triggers keep with it
    await runner.query('UPDATE jobs SET posted_at = posted_at');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('DROP TRIGGER jobs_posted ON jobs');
    await runner.query('DROP FUNCTION job_posted_keep');
  }
}

/**
 * Plural, "-ed" and "-ing", and what they do to the end of a word: "nurses" and "nursing" are "nurs", "planning" is
 * "plan", "caring" is "care". The words named are no inflections of what they would be cut to. Short words and those
 * that are not of plain letters go the way they went.
 */
const stem = String.raw`
  CREATE OR REPLACE FUNCTION search_stem(word text) RETURNS text
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT CASE
      WHEN word !~ '^[a-z]{4,}$'
        THEN coalesce((ts_lexize('pg_catalog.english_stem'::regdictionary, word))[1], word)
      WHEN word = ANY ('{programming,united,news,evening,marketing,accounting,herring,earring,proceeds,wedding}') THEN word
      ELSE (
        SELECT CASE
          WHEN base ~ '^[^aeiouy]*[aeiouy][^aeiouwxy]e$' THEN base
          ELSE regexp_replace(
            regexp_replace(regexp_replace(base, '([^aeiou])y$', '\1i'), '([a-z]{3})e$', '\1'),
            '([aeiouy].*[aeiou]l)l$', '\1')
        END
        FROM (
          SELECT CASE
            WHEN single !~ '[aeiouy][a-z]*(ing|ed)$' OR single ~ 'eed$' OR length(cut) < 3 THEN single
            WHEN cut ~ '^[^aeiouy]*[aeiouy][^aeiouwxy]$' THEN cut || 'e'
            ELSE regexp_replace(cut, '([bdgmnprt])\1$', '\1')
          END AS base
          FROM (SELECT single, regexp_replace(single, '(ing|ed)$', '') AS cut FROM (
            SELECT CASE
              WHEN word ~ '(ss|us|is)$' THEN word
              WHEN word ~ '[a-z]{2}(ies|ied)$' THEN left(word, -3) || 'y'
              WHEN word ~ '(ss|sh|ch|x|zz)es$' THEN left(word, -2)
              WHEN word ~ 's$' THEN left(word, -1)
              ELSE word
            END AS single
          ) AS singular) AS parts
        ) AS stripped
      )
    END
  $$
`;

/** Whoever does it: "weld" is also "welder", "plan" also "planner"; only of one syllable is the last letter doubled. A programme is no programmer. */
const endings = String.raw`
  CREATE OR REPLACE FUNCTION search_endings(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
    ARRAY[search_stem(word)] || CASE
      WHEN word ~ 'mme$' THEN '{}'
      WHEN word ~ 'e$' THEN ARRAY[search_stem(word || 'r')]
      WHEN word ~ '^[^aeiou]*[aeiou][^aeiouwxy]$' THEN ARRAY[search_stem(word || right(word, 1) || 'er')]
      WHEN word ~ 't$' THEN ARRAY[search_stem(word || 'er'), search_stem(word || 'or')]
      ELSE ARRAY[search_stem(word || 'er')] END
`;

/** Nobody has posted tomorrow what is seen today: a date after that moment would hold the first place till it comes. */
const keepPosted = `
  CREATE FUNCTION job_posted_keep() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN
    NEW.posted_at := NEW.first_seen_at;
    RETURN NEW;
  END $$
`;

/**
 * Works on all rows of a statement at once: a thousand times one row would take ten times as long.
 * Only four weights exist, so place and description share the last; a word of the place therefore stands there a second
 * time, with "@" before it, and the town as a whole with "@^": York is not New York. A term is 2046 bytes at most: a longer title is no term of its own.
 * Of the class of a visa its name counts and not the programme in brackets, which stands in no list; of the types of a
 * job those of one word, because every other job has "full" and "time".
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
