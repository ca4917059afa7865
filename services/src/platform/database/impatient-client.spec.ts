import { DataSource } from 'typeorm';
import { isDependencyFailure } from '../refusals/failures.js';
import { adminUrl } from '../testing/test-database.js';
import { breakable, type Breakable } from '../testing/breakable.js';
import { postgresOptions } from './data-source.js';

describe('a database that hangs', () => {
  let line: Breakable;
  let dataSource: DataSource;

  beforeAll(async () => {
    line = await breakable(adminUrl(), 5432);
    const settings = { url: line.url, poolSize: 1, statementTimeoutMs: 500, connectTimeoutMs: 1_000 };
    dataSource = await new DataSource(postgresOptions({ ...settings, answerTimeoutMs: 1_500 }, 'hanging')).initialize();
  });
  afterAll(async () => {
    line.thaw();
    await dataSource.destroy();
    await line.close();
  });

  const reason = (work: Promise<unknown>) =>
    work.then(
      () => undefined,
      (error: unknown) => error,
    );

  it.each([
    ['a question', () => dataSource.query('SELECT 1')],
    ['a transaction', () => dataSource.transaction((manager) => manager.query('SELECT 1'))],
  ])('ends %s as a service that is away, and the next one has a connection that works', async (_, ask) => {
    await dataSource.query('SELECT 1');
    line.freeze();
    expect(isDependencyFailure(await reason(ask()))).toBe(true); // on a connection that was open
    expect(isDependencyFailure(await reason(ask()))).toBe(true); // on a new one
    line.thaw();
    await expect(dataSource.query('SELECT 2 AS two')).resolves.toEqual([{ two: 2 }]);
  });

  it('is told from a long statement long before an answer would be late', async () => {
    const settings = { url: line.url, poolSize: 1, statementTimeoutMs: 600_000, connectTimeoutMs: 1_000 };
    const patient = await new DataSource(
      postgresOptions({ ...settings, answerTimeoutMs: 600_000 }, 'patient'),
    ).initialize();
    try {
      await expect(patient.query('SELECT 3 AS three FROM pg_sleep(4)')).resolves.toEqual([{ three: 3 }]);
      line.freeze();
      expect(isDependencyFailure(await reason(patient.query('SELECT 1')))).toBe(true);
      line.thaw();
      await expect(patient.query('SELECT 2 AS two')).resolves.toEqual([{ two: 2 }]);
    } finally {
      line.thaw();
      await patient.destroy();
    }
  });

  it('is not what a statement past its limit means', async () => {
    expect(isDependencyFailure(await reason(dataSource.query('SELECT pg_sleep(2)')))).toBe(false);
    await expect(dataSource.query('SELECT 2 AS two')).resolves.toEqual([{ two: 2 }]);
  });
});
