import { asLines, importText } from '../../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { RegisterImport } from '../../sponsors/import/register-import.js';
import { aRegister, importRegister } from '../../sponsors/testing/some-registers.js';

/** A board whose adverts are judged as they come in, with a database of its own that has none before each test. */
export function guardedBoard() {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database.drop());
  beforeEach(async () => {
    for (const table of ['advert_holds', 'jobs', 'job_sources']) {
      await database.dataSource.query(`DELETE FROM ${table}`);
    }
  });

  const query = <T extends object>(sql: string, parameters?: unknown[]) =>
    database.dataSource.query<T[]>(sql, parameters);
  return {
    query,
    take: (...lines: object[]) => importText(database.dataSource, 'board.jsonl', asLines(...lines)),
    register: (date: string, ...entries: string[]) =>
      importRegister(new RegisterImport(database.dataSource), date, aRegister(...entries)),
    listed: async () =>
      (
        await query<{ title: string }>(
          `SELECT title FROM jobs JOIN job_search ON job_id = jobs.id WHERE closes_on >= now() ORDER BY title`,
        )
      ).map(({ title }) => title),
    holds: () =>
      query<{ source_id: string; state: string; kinds: string[] }>(
        `SELECT source_id, state, ARRAY(SELECT one ->> 'kind' FROM jsonb_array_elements(reasons) AS one) AS kinds
         FROM advert_holds ORDER BY source_id`,
      ),
    decide: (state: string) => query('UPDATE advert_holds SET state = $1', [state]),
  };
}
