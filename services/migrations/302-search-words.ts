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
        CASE WHEN octet_length(input) = length(input) THEN lower(translate(input, '${'`'}', ''''))
        ELSE translate(
          regexp_replace(
            lower(normalize(
              translate(replace(replace(input, 'ß', 'ss'), 'æ', 'ae'), '${'`'}´ʼ′‘’', ''''''''''''''), NFKD)),
            '[\u0300-\u036f]', '', 'g'),
          'øłđı', 'oldi')
        END
    `);
    await runner.query(
      `COMMENT ON FUNCTION search_plain IS 'Lower case, without accents, with one kind of apostrophe'`,
    );
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
    // Words as they are written, to know them again and to forgive typing errors.
    // Not unique: two writers must never wait for each other here.
    await runner.query('CREATE TABLE search_vocabulary (word varchar(60) NOT NULL)');
    await runner.query('CREATE INDEX search_vocabulary_word ON search_vocabulary (word)');
    await runner.query('CREATE INDEX search_vocabulary_near ON search_vocabulary USING gist (word gist_trgm_ops)');
    await runner.query(`
      CREATE FUNCTION search_is_filler(word text) RETURNS boolean
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        word = ANY ('{a,an,and,as,at,by,for,in,is,job,jobs,near,of,on,or,the,to,with}')
    `);
    // The words in order; "nurse's" is "nurse".
    await runner.query(`
      CREATE FUNCTION search_asked(input text) RETURNS TABLE (part text, n bigint)
      LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 10 AS $$
        SELECT part, row_number() OVER (ORDER BY words.place, parts.place)
        FROM search_words(input) AS words,
          unnest(search_parts(regexp_replace(words.word, '''s$', ''))) WITH ORDINALITY AS parts (part, place)
        WHERE length(part) BETWEEN 1 AND 60
      $$
    `);
    // A title as one term, so that the very title can be put first. "=" stands in no word.
    await runner.query(`
      CREATE FUNCTION search_whole(input text) RETURNS text
      LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
        SELECT '=' || string_agg(search_stem(part), ' ' ORDER BY n) FROM search_asked(input)
      $$
    `);
    // The stem does not see that a welder welds: two syllables are too short for it.
    await runner.query(`
      CREATE FUNCTION search_endings(word text) RETURNS text[]
      LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN
        ARRAY[search_stem(word)] || CASE right(word, 1)
          WHEN 'e' THEN ARRAY[search_stem(word || 'r')]
          WHEN 't' THEN ARRAY[search_stem(word || 'er'), search_stem(word || 'or')]
          ELSE ARRAY[search_stem(word || 'er'), search_stem(word || right(word, 1) || 'er')] END
    `);
    // Every word must be there. The last one, from three letters on, may be only begun where it is no word that jobs
    // have: "engin" means engineers, but "nurse" no nursery.
    await runner.query(`
      CREATE FUNCTION search_query(input text) RETURNS tsquery
      LANGUAGE sql STABLE PARALLEL SAFE AS $$
        WITH parts AS MATERIALIZED (
          SELECT part, n, search_is_filler(part) AS is_filler FROM search_asked(input)
        ), asked AS (
          SELECT part, n, NOT is_filler AND n = (SELECT max(n) FROM parts) AND part ~ '^[[:alnum:]]{3,}$' AS is_open
          FROM parts WHERE NOT is_filler OR (SELECT bool_and(is_filler) FROM parts)
        )
        SELECT string_agg(
          CASE WHEN NOT is_open THEN '''' || search_stem(part) || ''''
            WHEN EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word = part)
            THEN '(''' || array_to_string(search_endings(part), ''' | ''') || ''')'
            ELSE '(''' || search_stem(part) || ''' | ''' || part || ''':*)' END,
          ' & ' ORDER BY n)::tsquery
        FROM asked
      $$
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      DROP FUNCTION search_query, search_endings, search_whole, search_asked, search_is_filler, search_terms,
        search_compound_terms, search_stem, search_parts, search_words, search_plain
    `);
    await runner.query('DROP TABLE search_vocabulary');
  }
}
