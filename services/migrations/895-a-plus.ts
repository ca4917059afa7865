import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "A+" is a certificate, and not the small word "a", which is looked for only where nothing else was typed. */
export class APlus8950000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(words(String.raw`a\+(?![[:alnum:]])|`));
    await readAgain(runner);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(words(''));
    await readAgain(runner);
  }
}

/** One compound such as "h-1b", "o'brien", "at&t" or "node.js" is one row here. */
const words = (also: string) => String.raw`
  CREATE OR REPLACE FUNCTION search_words(input text) RETURNS TABLE (word text, place bigint)
  LANGUAGE sql IMMUTABLE PARALLEL SAFE ROWS 10 AS $$
    SELECT found.match[1], found.place
    FROM regexp_matches(
      search_plain(input),
      'c\+\+|[cf]#|${also}\.net(?![[:alnum:]])|[[:alnum:]]+(?:[-''.&][[:alnum:]]+)*',
      'g'
    ) WITH ORDINALITY AS found (match, place)
  $$
`;

const readAgain = (runner: QueryRunner) =>
  runner.query(String.raw`
    UPDATE jobs SET id = id
    WHERE concat_ws(' ', title, company, array_to_string(skills, ' '), location, description) ~* '\ma\+(?![[:alnum:]])'
  `);
