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

  it('takes the first day of a calendar for no date', async () => {
    const days = ['0001-01-01T00:00:00', '1900-01-01', '1970-01-01T00:00:00Z'];
    const content = asLines(...days.map((day, n) => aLine({ title: `Empty ${n}`, posted_at: day })));
    await importText(database.dataSource, 'empty.jsonl', content);
    const rows = await database.dataSource.query<{ posted_at: Date | null }[]>(
      `SELECT posted_at FROM jobs WHERE title LIKE 'Empty%'`,
    );
    expect(rows).toEqual(days.map(() => ({ posted_at: null })));
  });
});
