import type { MigrationInterface, QueryRunner } from 'typeorm';

const kinds = ['joined', 'left', 're-rated', 'unclear'];

/**
 * An employer that a file has not holds no route any more that the file covers; the rest is as it was. Whoever follows it
 * can hear of that.
 */
export class RoutesThatEnded8540000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await allow(runner, [...kinds, 'not-covered']);
    await runner.query(`
      WITH remaining AS (
        SELECT id, jsonb_agg(licence ORDER BY at) AS licences, array_agg(licence ->> 'route') AS routes,
          array_agg(DISTINCT licence ->> 'rating') AS ratings
        FROM sponsors CROSS JOIN LATERAL jsonb_array_elements(licences) WITH ORDINALITY AS held (licence, at)
        WHERE state = 'not-covered' AND NOT EXISTS (
          SELECT FROM sponsor_registers WHERE state = 'applied' AND id > last_register AND licence ->> 'route' = ANY (covers)
        )
        GROUP BY id
      ), changed AS (
        UPDATE sponsors SET licences = remaining.licences,
          rating = CASE WHEN cardinality(ratings) = 1 THEN ratings[1] ELSE rating END
        FROM remaining WHERE remaining.id = sponsors.id AND remaining.licences <> sponsors.licences
        RETURNING sponsors.id, routes
      )
      UPDATE sponsor_search SET routes = ARRAY(
        SELECT id FROM sponsor_options WHERE facet = 'route' AND value = ANY (changed.routes) ORDER BY id
      )
      FROM changed WHERE changed.id = sponsor_id
    `);
    // the routes that were told then, without those that the file of that day covers
    await runner.query(`
      UPDATE sponsor_events SET after = array_to_string(ARRAY(
        SELECT route FROM unnest(string_to_array(before, '; ')) WITH ORDINALITY AS held (route, at)
        WHERE route <> ALL (covers) ORDER BY at
      ), '; ')
      FROM sponsor_registers
      WHERE kind = 'not-covered' AND sponsor_registers.id = register_id AND string_to_array(before, '; ') && covers
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`UPDATE sponsor_events SET after = '' WHERE kind = 'not-covered'`);
    await runner.query(`DELETE FROM sponsor_news WHERE kind = 'not-covered'`);
    await allow(runner, kinds);
  }
}

async function allow(runner: QueryRunner, all: string[]): Promise<void> {
  await runner.query('ALTER TABLE sponsor_news DROP CONSTRAINT sponsor_news_kind_check');
  await runner.query(
    `ALTER TABLE sponsor_news ADD CONSTRAINT sponsor_news_kind_check CHECK (kind IN (${all.map((kind) => `'${kind}'`).join(', ')}))`,
  );
}
