import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { ModelConfig } from './model.config.js';
import { Spending } from './spending.js';

describe('what a model may cost in a day', () => {
  let database: TestDatabase;
  const limit = (tokens: number) =>
    new Spending(database.dataSource, new ModelConfig(true, 'key', 'http://127.0.0.1', 'm', tokens, 1_000));
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  it('is booked before a call, so that many at once cannot run past it', async () => {
    const booked = await Promise.all(Array.from({ length: 10 }, () => limit(1_000).book(300)));
    expect(booked.filter(Boolean)).toHaveLength(3);
  });

  it('is corrected by what the call took', async () => {
    const spending = limit(1_000);
    expect(await spending.book(900)).toBe(true);
    expect(await spending.book(200)).toBe(false);
    await spending.correct(900, 100);
    expect(await spending.book(200)).toBe(true);
  });

  it('lets no single call through that is larger than the day', async () => {
    expect(await limit(1_000).book(1_001)).toBe(false);
  });

  it('is nothing to ask about when it is switched off', async () => {
    expect(await limit(Number.POSITIVE_INFINITY).book(1e12)).toBe(true);
  });
});
