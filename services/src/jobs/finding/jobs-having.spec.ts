import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { jobsHaving } from './jobs-having.sql.js';

describe('how many jobs have a word, few at most', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    await database.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role = replica'); // of these jobs nothing else is needed
      await manager.query(`
        INSERT INTO job_search (job_id, country, place, level, type, category, closes_on, is_record, words)
        SELECT n, 0, 0, 0, 0, 0, CASE WHEN n <= 5 THEN date '2020-01-01' ELSE 'infinity' END, false,
          ('nurse' || CASE WHEN n <= 7 THEN ' surgeon' ELSE '' END)::tsvector
        FROM generate_series(1, 20000) AS n
      `);
    });
    await database.dataSource.query('VACUUM ANALYZE job_search');
  });
  afterAll(() => database?.drop());

  const ofWords = (more = '', only?: string) =>
    `${more} SELECT word, ${jobsHaving('quote_literal(word)::tsquery', only)}::int AS n
     FROM (SELECT word FROM unnest($1::text[]) AS given (word) OFFSET 0) AS asked`;
  const counted = (words: string[], only?: string) => database.dataSource.query(ofWords('', only), [words]);

  it('is counted only so far as anybody needs to know', async () => {
    expect(await counted(['nurse', 'surgeon', 'astronaut'])).toEqual([
      { word: 'nurse', n: 100 },
      { word: 'surgeon', n: 7 },
      { word: 'astronaut', n: 0 },
    ]);
    expect(await counted(['surgeon'], `closes_on >= '2021-01-01'`)).toEqual([{ word: 'surgeon', n: 2 }]);
  });

  it('is read from the index of words, because all jobs would be read to find that none has it', async () => {
    const rows: { 'QUERY PLAN': string }[] = await database.dataSource.query(ofWords('EXPLAIN'), [['astronaut']]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('job_search_words');
    expect(plan).not.toContain('Seq Scan on job_search');
  });
});
