import { DataSource } from 'typeorm';
import { isDependencyFailure } from '../refusals/failures.js';
import { adminUrl } from '../testing/test-database.js';
import { breakable, type Breakable } from '../testing/breakable.js';
import { postgresOptions } from './data-source.js';

/** A busy machine takes seconds for a connection. */
const connectTimeoutMs = 15_000;
const LONGEST_TEST_MS = 600_000;

describe('a database that hangs', () => {
  let line: Breakable;
  let dataSource: DataSource;

  beforeAll(async () => {
    line = await breakable(adminUrl(), 5432);
    const settings = { url: line.url, poolSize: 1, statementTimeoutMs: 1_000, connectTimeoutMs };
    dataSource = await new DataSource(postgresOptions({ ...settings, answerTimeoutMs: 8_000 }, 'hanging')).initialize();
  }, LONGEST_TEST_MS);
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
  ])(
    'ends %s as a service that is away, and the next one has a connection that works',
    async (_, ask) => {
      await dataSource.query('SELECT 1');
      line.freeze();
      expect(isDependencyFailure(await reason(ask()))).toBe(true); // on a connection that was open
      expect(isDependencyFailure(await reason(ask()))).toBe(true); // on a new one
      line.thaw();
      await expect(dataSource.query('SELECT 2 AS two')).resolves.toEqual([{ two: 2 }]);
    },
    LONGEST_TEST_MS,
  );

  describe('whose statements may take long', () => {
    let patient: DataSource;
    beforeEach(async () => {
      const settings = { url: line.url, poolSize: 2, statementTimeoutMs: 600_000, connectTimeoutMs };
      patient = await new DataSource(
        postgresOptions({ ...settings, answerTimeoutMs: 600_000 }, 'patient'),
      ).initialize();
    }, LONGEST_TEST_MS);
    afterEach(async () => {
      line.thaw();
      await patient.destroy();
    });
    const long = () => patient.query('SELECT 3 AS three FROM pg_sleep(6)');

    it(
      'is told from one of them long before an answer would be late',
      async () => {
        await expect(long()).resolves.toEqual([{ three: 3 }]);
        line.freeze();
        expect(isDependencyFailure(await reason(patient.query('SELECT 1')))).toBe(true);
        line.thaw();
        await expect(patient.query('SELECT 2 AS two')).resolves.toEqual([{ two: 2 }]);
      },
      LONGEST_TEST_MS,
    );

    it(
      'is not one that takes no new connections and still answers others',
      async () => {
        await Promise.all([patient.query('SELECT 1'), patient.query('SELECT 1')]); // both connections are there
        line.freezeNew();
        let isOver = false;
        const answered = long().finally(() => (isOver = true));
        while (!isOver) await patient.query('SELECT 1');
        await expect(answered).resolves.toEqual([{ three: 3 }]);
      },
      LONGEST_TEST_MS,
    );
  });

  it(
    'is not what a statement past its limit means',
    async () => {
      expect(isDependencyFailure(await reason(dataSource.query('SELECT pg_sleep(60)')))).toBe(false);
      await expect(dataSource.query('SELECT 2 AS two')).resolves.toEqual([{ two: 2 }]);
    },
    LONGEST_TEST_MS,
  );
});
