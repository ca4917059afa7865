import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';

describe('an import', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
  });
  afterAll(() => database?.drop());

  const take = (content: string) => importText(database.dataSource, 'posted.jsonl', content);

  it('takes a posting date that is still to come for the moment when the job was first seen', async () => {
    const comes = { id: 'early', title: 'Early', posted_at: '2127-06-01' };
    const came = aLine({ id: 'usual', posted_at: '2026-01-02T10:00:00.000Z' });
    await take(asLines(aLine(comes), came));
    await take(asLines(aLine({ ...comes, title: 'Earlier' }), came));
    expect(
      await database.dataSource.query(
        `SELECT title, jobs.posted_at = first_seen_at AS "atFirst", job_search.posted_at = first_seen_at AS "listedSo"
         FROM jobs JOIN job_search ON job_id = id ORDER BY jobs.posted_at DESC`,
      ),
    ).toEqual([
      { title: 'Earlier', atFirst: true, listedSo: true },
      { title: 'Baker', atFirst: false, listedSo: false },
    ]);
  });
});
