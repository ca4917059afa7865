import { Ampersands9250000000001 } from '../../../migrations/925-ampersands.js';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';

describe('jobs from before letters that are joined were one name', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  it('are read again, in whatever signs the name is written', async () => {
    const { dataSource } = database;
    const runner = dataSource.createQueryRunner();
    const titles = [
      'M&A Plain',
      'M & A Spaced',
      'M\u00a0&\u00a0A Kept together',
      'M＆A Wide',
      'Ｍ&Ａ Wide too',
      '_M & A_ Marked',
    ];
    const found = async () => {
      const rows = await dataSource.query<{ title: string }[]>(
        `SELECT title FROM jobs JOIN job_search ON job_id = jobs.id WHERE words @@ '''m&a'''::tsquery`,
      );
      return rows.map(({ title }) => title).toSorted();
    };
    const migration = new Ampersands9250000000001();
    try {
      await migration.down(runner);
      const lines = [...titles, 'Team & A Other'].map((title) =>
        aLine({ title, company: 'Example', description: 'Work.' }),
      );
      await importText(dataSource, 'names.jsonl', asLines(...lines));
      expect(await found()).toEqual([]);
      await migration.up(runner);
      expect(await found()).toEqual(titles.toSorted());
      await migration.down(runner);
      expect(await found()).toEqual([]);
    } finally {
      await runner.release();
    }
  });
});
