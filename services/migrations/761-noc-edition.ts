import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Canada's groups of occupations say which edition they are of: the records that ship carry codes of NOC 2016, and the
 * groups of 2021 are cut otherwise. Options of facets are known by number, so that a new spelling changes no job.
 */
export class NocEdition7610000000001 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return spell(runner, '(Canada NOC)', '(Canada NOC 2016)');
  }

  down(runner: QueryRunner): Promise<void> {
    return spell(runner, '(Canada NOC 2016)', '(Canada NOC)');
  }
}

async function spell(runner: QueryRunner, before: string, after: string): Promise<void> {
  await runner.query(`UPDATE occupation_groups SET label = replace(label, $1, $2) WHERE scheme = 'ca-noc'`, [
    before,
    after,
  ]);
  await runner.query(`UPDATE job_options SET value = replace(value, $1, $2) WHERE facet = 'occupation'`, [
    before,
    after,
  ]);
  await runner.query(
    `UPDATE saved_searches SET filters = jsonb_set(filters, '{occupation}',
       replace((filters -> 'occupation')::text, $1, $2)::jsonb)
     WHERE jsonb_typeof(filters -> 'occupation') = 'array'`,
    [before, after],
  );
}
