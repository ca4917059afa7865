import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { similarSql } from './similar.sql.js';

describe('the newest jobs of a field in a country, which stand beside one of them', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    await database.dataSource.transaction(async (manager) => {
      await manager.query('SET LOCAL session_replication_role = replica'); // of these jobs nothing else is needed
      await manager.query(`
        INSERT INTO job_search (job_id, country, place, level, type, category, closes_on, posted_at, is_record, words)
        SELECT n, n % 4, 0, 0, 0, n % 7, 'infinity', date '2020-01-01' + n * interval '1 hour', false, ''
        FROM generate_series(1, 20000) AS n
      `);
    });
    await database.dataSource.query('VACUUM ANALYZE job_search');
  });
  afterAll(() => database?.drop());

  it('are read by the field, because all jobs would be gone through to find the few of a rare one', async () => {
    const rows: { 'QUERY PLAN': string }[] = await database.dataSource.query(`EXPLAIN ${similarSql}`, [
      ...[1, '2026-01-01', 6, true, [], [], false],
    ]);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('job_search_of_field');
    expect(plan).not.toContain('job_search_newest');
  });
});
