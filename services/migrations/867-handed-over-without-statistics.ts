import type { MigrationInterface, QueryRunner } from 'typeorm';

const INNER = `FROM before JOIN changed USING (id)
        WHERE before.source_key <> changed.source_key AND`;
/** Both tables have the same rows, so it finds the same; but a full join is never made row against row. */
const FULL = `FROM before FULL JOIN changed USING (id)
        WHERE before.source_key IS DISTINCT FROM changed.source_key AND`;

/** Before jobs have statistics, as after a first import, all rows were compared with all to find those handed over. */
export class HandedOverWithoutStatistics8670000000001 implements MigrationInterface {
  up(runner: QueryRunner): Promise<void> {
    return this.replace(runner, INNER, FULL);
  }

  down(runner: QueryRunner): Promise<void> {
    return this.replace(runner, FULL, INNER);
  }

  private async replace(runner: QueryRunner, one: string, other: string): Promise<void> {
    for (const name of ['job_openings_keep', 'job_search_keep']) {
      const [{ definition }] = (await runner.query('SELECT pg_get_functiondef($1::regproc) AS definition', [name])) as [
        { definition: string },
      ];
      if (!definition.includes(one)) throw new Error(`${name} is not the function that this migration changes`);
      await runner.query(definition.replace(one, other));
    }
  }
}
