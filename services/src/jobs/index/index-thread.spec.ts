import { MessageChannel } from 'node:worker_threads';
import { DatabaseConfig } from '../../platform/database/database.config.js';
import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { IndexFeed } from './index-feed.js';
import { IndexHere, type IndexHome } from './index-home.js';
import { IndexThread } from './index-thread.js';
import type { Question } from './question.js';
import { serveIndex } from './serve-index.js';

const everything: Question = {
  day: 0,
  base: [],
  choices: [],
  ranges: {},
  counts: ['country', 'place', 'category'],
  page: { offset: 0, limit: 40, byRelevance: true },
};

const asking = (word: string): Question => ({
  ...everything,
  plan: { groups: [{ any: [{ all: [{ word, prefix: true }], weight: 10 }] }], titles: [], heads: [] },
});

describe('an index in another thread', () => {
  let database: TestDatabase;
  let feed: IndexFeed;
  let here: IndexHome;
  let there: IndexThread;

  beforeAll(async () => {
    database = await testDatabase();
    const lines = ['Baker', 'Master baker', 'Miller'].flatMap((title) =>
      Array.from({ length: 300 }, (_, at) => aLine({ title, location: at % 2 ? 'Leeds, United Kingdom' : 'Remote' })),
    );
    await importText(database.dataSource, 'thread.jsonl', asLines(...lines));
    feed = new IndexFeed(new DatabaseConfig(database.url, 2, 60_000, 1, 60_000));
    here = new IndexHere();
    const { port1, port2 } = new MessageChannel();
    serveIndex(port2);
    there = new IndexThread(port1, () => Promise.resolve(port1.close()));
    expect((await feed.fill(there)).sort()).toEqual((await feed.fill(here)).sort());
  });
  afterAll(async () => {
    await there?.close();
    await feed?.onApplicationShutdown();
    await database?.drop();
  });

  const questions = [everything, asking('bak'), asking('mill'), asking('astronaut')];

  it('answers as one in this thread', async () => {
    for (const question of questions) expect(await there.answer(question)).toEqual(await here.answer(question));
    const plans = questions.flatMap(({ plan }) => plan ?? []);
    expect(await there.count(plans)).toEqual(await here.count(plans));
  });

  it('takes in what changes and what goes', async () => {
    const rows = await database.dataSource.query<{ id: number }[]>('SELECT id FROM jobs ORDER BY id LIMIT 700');
    const ids = rows.map(({ id }) => id);
    await database.dataSource.query(`UPDATE jobs SET title = 'Miller' WHERE id = ANY ($1)`, [ids.slice(0, 650)]);
    await database.dataSource.query('DELETE FROM jobs WHERE id = ANY ($1)', [ids.slice(650)]);
    for (const home of [here, there]) await feed.refresh(home, ids);
    for (const question of questions) expect(await there.answer(question)).toEqual(await here.answer(question));
    expect((await there.answer(asking('mill'))).total).toBe(850);
    expect(there.isWorn()).toBe(here.isWorn());
  });

  it('says that it has ended to whoever waits, and to whoever asks after that', async () => {
    const { port1, port2 } = new MessageChannel();
    const silent = new IndexThread(port1, () => Promise.resolve(port2.close()));
    const waiting = silent.answer(everything);
    await silent.close();
    await expect(waiting).rejects.toThrow('closed');
    await expect(silent.count([])).rejects.toThrow('closed');
  });
});
