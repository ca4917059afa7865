import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The one place that says what a word is, for what is searched and for what is asked.
 * The default parser of PostgreSQL is not used: it reads "Driver/Teacher" as a file name and "c#" as "c".
 */
export class SearchWords3000000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // trusted extension: the owner of the database may create it
    await runner.query('CREATE EXTENSION IF NOT EXISTS pg_trgm');
    await runner.query(String.raw`
      CREATE FUNCTION search_plain(input text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        CASE WHEN octet_length(input) = length(input) THEN lower(input)
        ELSE translate(
          regexp_replace(lower(normalize(replace(replace(input, 'ß', 'ss'), 'æ', 'ae'), NFKD)), '[\u0300-\u036f]', '', 'g'),
          'øłđı’‘', 'oldi''''')
        END
    `);
    await runner.query(`COMMENT ON FUNCTION search_plain IS 'Lower case, without accents'`);
    // One compound such as "h-1b", "o'brien", "at&t" or "node.js" is one row here.
    await runner.query(String.raw`
      CREATE FUNCTION search_words(input text) RETURNS TABLE (word text, place bigint)
      LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 10 AS $$
        SELECT found.match[1], found.place
        FROM regexp_matches(
          search_plain(input),
          'c\+\+|[cf]#|\.net(?![[:alnum:]])|[[:alnum:]]+(?:[-''.&][[:alnum:]]+)*',
          'g'
        ) WITH ORDINALITY AS found (match, place)
      $$
    `);
    await runner.query(String.raw`
      CREATE FUNCTION search_parts(word text) RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        CASE WHEN word = '.net' OR word !~ '[-''.&]' THEN ARRAY[word]
        ELSE regexp_split_to_array(word, '[-''.&]') END
    `);
    await runner.query(String.raw`
      CREATE FUNCTION search_stem(word text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        coalesce((ts_lexize('pg_catalog.english_stem'::regdictionary, word))[1], word)
    `);
    // A job is found by each part, by the parts run together ("h1b", "nodejs"), as written and by its stem.
    await runner.query(String.raw`
      CREATE FUNCTION search_compound_terms(word text) RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT array_agg(term) FROM (
          SELECT unnest(ARRAY[form, search_stem(form)]) AS term
          FROM unnest(search_parts(word) || regexp_replace(word, '[-''.&]', '', 'g')) AS form
          UNION SELECT '.net' WHERE word LIKE '%.net'
        ) AS terms
      $$
    `);
    await runner.query(String.raw`
      CREATE FUNCTION search_terms(word text) RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        CASE WHEN word = '.net' OR word !~ '[-''.&]' THEN ARRAY[word, search_stem(word)]
        ELSE search_compound_terms(word) END
    `);
    // Every word must be there; the last one, from three letters on, may be only begun.
    await runner.query(String.raw`
      CREATE FUNCTION search_query(input text) RETURNS tsquery
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        WITH parts AS (
          SELECT part, row_number() OVER (ORDER BY words.place, parts.place) AS n,
            part = ANY ('{a,an,and,as,at,by,for,in,is,job,jobs,near,of,on,or,the,to,with}') AS is_filler
          FROM search_words(input) AS words, unnest(search_parts(words.word)) WITH ORDINALITY AS parts (part, place)
          WHERE length(part) <= 60
        ), asked AS (
          SELECT part, n = (SELECT max(n) FROM parts) AS is_last, n FROM parts
          WHERE NOT is_filler OR (SELECT bool_and(is_filler) FROM parts)
        )
        SELECT string_agg(
          CASE WHEN is_last AND length(part) >= 3
            THEN '(''' || search_stem(part) || ''' | ''' || part || ''':*)'
            ELSE '''' || search_stem(part) || '''' END,
          ' & ' ORDER BY n)::tsquery
        FROM asked
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION search_query, search_terms, search_compound_terms, search_stem, search_parts, search_words, search_plain
    `);
  }
}
