import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * "M&A" and "M & A" are one name, found as it is written besides by its letters: an "m" and an "a" anywhere in a text
 * are something else, and "MA" is Massachusetts.
 */
export class Ampersands9250000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(words(String.raw`[a-z](?: & [a-z])+(?![[:alnum:]+#]|[-''.&][[:alnum:]])|`));
    await runner.query(
      compoundTerms(String.raw`
      UNION SELECT part FROM regexp_split_to_table(word, '[-''.]') AS part WHERE part ~ '^[a-z](&[a-z])+$'`),
    );
    await readAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(words(''));
    await runner.query(compoundTerms(''));
    await readAgain(runner);
  }
}

/** One compound such as "h-1b", "o'brien", "at&t" or "node.js" is one row here. */
const words = (also: string) => String.raw`
  CREATE OR REPLACE FUNCTION search_words(input text) RETURNS TABLE (word text, place bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 10 AS $$
    SELECT replace(found.match[1], ' ', ''), found.place
    FROM regexp_matches(
      search_plain(input),
      '${also}c\+\+|[cf]#|a\+(?![[:alnum:]])|\.net(?![[:alnum:]])|[[:alnum:]]+(?:[-''.&][[:alnum:]]+)*',
      'g'
    ) WITH ORDINALITY AS found (match, place)
  $$
`;

/** A job is found by each part, by the parts run together ("h1b", "nodejs"), as written and by its stem. */
const compoundTerms = (also: string) => String.raw`
  CREATE OR REPLACE FUNCTION search_compound_terms(word text) RETURNS text[]
  LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT array_agg(term) FROM (
      SELECT unnest(ARRAY[form, search_stem(form)]) AS term
      FROM unnest(search_parts(word) || regexp_replace(word, '[-''.&]', '', 'g')) AS form
      UNION SELECT '.net' WHERE word LIKE '%.net'${also}
    ) AS terms
  $$
`;

/** By what `search_words` reads: to it no-break spaces and a full-width "&" are the usual ones. */
const readAgain = (runner: QueryRunner) =>
  runner.query(String.raw`
    UPDATE jobs SET id = id
    WHERE search_plain(concat_ws(' ', title, company, array_to_string(skills, ' '), location, description))
      ~ '(^|[^[:alnum:]])[a-z]( & |&)[a-z]($|[^[:alnum:]])'
  `);
