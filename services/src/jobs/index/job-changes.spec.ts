import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { DatabaseConfig } from '../../platform/database/database.config.js';
import { postgresOptions } from '../../platform/database/data-source.js';
import { eventually } from '../../platform/testing/eventually.js';
import { patientSettings, testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { ChangeLog, versionSql } from './change-log.js';
import { JobChanges, type JobChange } from './job-changes.js';

describe('the log of changes', () => {
  let database: TestDatabase;
  let writers: DataSource;
  let changes: JobChanges;
  let told: JobChange[];
  let ids: number[];

  beforeAll(async () => {
    database = await testDatabase();
    writers = await new DataSource(postgresOptions(patientSettings(database.url, 6), 'writers')).initialize();
    const lines = Array.from({ length: 60 }, (_, at) => aLine({ title: `Baker ${at}` }));
    await importText(database.dataSource, 'log.jsonl', asLines(...lines));
    ids = (await database.dataSource.query<{ id: number }[]>('SELECT id FROM jobs ORDER BY id')).map(({ id }) => id);
  });
  afterAll(async () => {
    await writers?.destroy();
    await database?.drop();
  });

  beforeEach(async () => {
    told = [];
    changes = new JobChanges(new DatabaseConfig(database.url, 2, 60_000, 1));
    await changes.follow((change) => void told.push(change));
  });
  afterEach(() => changes.onApplicationShutdown());

  const version = async () =>
    (await database.dataSource.query<{ version: string }[]>(`SELECT ${versionSql} AS version`))[0]!.version;
  const write = (sql: string, parameters: unknown[] = []) => database.dataSource.query<unknown>(sql, parameters);

  it('tells what is added, changed and removed, and nothing of before', async () => {
    await importText(database.dataSource, 'new.jsonl', asLines(aLine({ title: 'Miller' })));
    const [{ id }] = (await write(`SELECT id FROM jobs WHERE title = 'Miller'`)) as [{ id: number }];
    await write(`UPDATE jobs SET logo_url = 'https://example.org/logo.png' WHERE id = $1`, [id]);
    await write('DELETE FROM jobs WHERE id = $1', [id]);
    await changes.catchUp();
    for (const kind of ['added', 'changed', 'removed'] as const) {
      expect(told.flatMap((change) => change[kind])).toEqual([id]);
    }
    expect(told.at(-1)!.version).toBe(await version());
  });

  it('tells that a job has come when it is in the lists again', async () => {
    await write('UPDATE jobs SET removed_at = now() WHERE id = ANY ($1)', [ids.slice(1, 3)]);
    await changes.catchUp();
    expect(told.flatMap(({ added }) => added)).toEqual([]);
    await write('UPDATE jobs SET removed_at = NULL WHERE id = ANY ($1)', [ids.slice(2, 5)]);
    await changes.catchUp();
    expect(told.flatMap(({ added }) => added)).toEqual([ids[2]]);
    expect(told.at(-1)!.changed).toEqual(expect.arrayContaining([ids[3], ids[4]]));
    expect(told.at(-1)!.changed).not.toContain(ids[2]);
    expect(told.at(-1)!.version).toBe(await version());
  });

  it('tells without being asked, within moments', async () => {
    await write(`UPDATE jobs SET title = 'Confectioner' WHERE id = $1`, [ids[0]]);
    await eventually(() => expect(told.flatMap((change) => change.ids)).toEqual([ids[0]]));
  });

  it('says nothing of what was rolled back', async () => {
    const before = await version();
    await database.dataSource
      .transaction(async (manager) => {
        await manager.query(`UPDATE jobs SET title = 'Never' WHERE id = $1`, [ids[0]]);
        throw new Error('no');
      })
      .catch(() => undefined);
    await changes.catchUp();
    expect(told).toEqual([]);
    expect(await version()).toBe(before);
  });

  it('misses nothing when slow transactions are committed out of order', async () => {
    const slow = async (id: number, holdMs: number) => {
      await writers.transaction(async (manager) => {
        await manager.query(`UPDATE jobs SET salary = clock_timestamp()::text WHERE id = $1`, [id]);
        await wait(holdMs); // the transaction stays open: later ones overtake it
      });
    };
    await Promise.all(
      Array.from({ length: 6 }, async (_, writer) => {
        for (let at = writer; at < ids.length; at += 6) await slow(ids[at]!, (at * 7) % 23);
      }),
    );
    await changes.catchUp();
    expect(told.flatMap((change) => change.ids).sort((a, b) => a - b)).toEqual(ids);
    expect(told.at(-1)!.version).toBe(await version());
  });

  it('goes on where it was when its connection is cut', async () => {
    await write(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'landfall-changes'
      AND datname = current_database()`);
    await write(`UPDATE jobs SET title = 'While away' WHERE id = $1`, [ids[3]]);
    await eventually(() => expect(told.flatMap((change) => change.ids)).toEqual([ids[3]]), 60_000);
    expect(told.some(({ isGap }) => isGap)).toBe(false);
  });

  it('keeps its version when old rows are thrown away', async () => {
    await write(`UPDATE jobs SET title = 'Old news' WHERE id = $1`, [ids[4]]);
    await changes.catchUp();
    const before = await version();
    await write(`UPDATE job_changes SET at = now() - interval '1 day'`);
    const other = new JobChanges(new DatabaseConfig(database.url, 2, 60_000, 1));
    await other.follow(() => undefined); // prunes as it begins
    await eventually(async () => expect(await write('SELECT n FROM job_changes')).toEqual([]));
    await other.onApplicationShutdown();
    expect(await version()).toBe(before);
    expect(changes.version).toBe(before);
  });

  it('says when changes were thrown away unread', async () => {
    const client = new pg.Client({ connectionString: database.url });
    await client.connect();
    const log = await ChangeLog.from(client);
    expect(await log.read(client, true)).toEqual({ changes: [], isGap: false });
    await write(`UPDATE jobs SET title = 'Unread' WHERE id = $1`, [ids[5]]);
    await write('UPDATE job_changes SET at = now() - interval $$1 day$$');
    await (await ChangeLog.from(client)).prune(client);
    expect(await log.read(client, true)).toEqual({ changes: [], isGap: true });
    expect(log.version).toBe(await version());
    expect(await log.read(client, true)).toEqual({ changes: [], isGap: false });
    await client.end();
  });
});
