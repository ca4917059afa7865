import { testDatabase, type TestDatabase } from '../../../platform/testing/test-database.js';
import { asLines, importText } from '../../testing/some-jobs.js';
import { searchBySql } from './search-by-sql.js';

interface Found {
  /** Of what is found, by relevance, as are the locations. */
  titles: string[];
  locations: string[];
  corrected?: string;
}

/** A search among these jobs by the search table and nothing else. For the `describe` in which it is called. */
export function searchAmong(jobs: object[]): (text: string) => Promise<Found> {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    await importText(database.dataSource, 'some.jsonl', asLines(...jobs));
  });
  afterAll(() => database?.drop());

  return async (text) => {
    const { ids, corrected } = await searchBySql(database.dataSource)(text);
    const rows = await database.dataSource.query<{ title: string; location: string }[]>(
      'SELECT title, location FROM unnest($1::int[]) WITH ORDINALITY AS found (id, at) JOIN jobs USING (id) ORDER BY at',
      [ids],
    );
    return {
      titles: rows.map(({ title }) => title),
      locations: rows.map(({ location }) => location),
      ...(corrected !== undefined && { corrected }),
    };
  };
}
