import { gzipSync } from 'node:zlib';
import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { UnreadableFile } from './job-file.js';

describe('an import of jobs', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  const take = (content: string | Buffer, name = 'jobs.jsonl') => importText(database.dataSource, name, content);
  const rows = <T>(sql: string) => database.dataSource.query<T[]>(sql);
  const count = async (sql: string) => (await rows<{ n: number }>(`SELECT count(*)::int AS n FROM ${sql}`))[0]!.n;

  it('takes JSON, JSON lines and CSV, compressed or not', async () => {
    const csv =
      'Title,Company,Location,Visa Type,Skills,Posted At\n"Baker, night",Loaves,"Leeds, UK",Tier 2 (UK),oven;dough,2026-01-02\n';
    await take(JSON.stringify([aLine(), aLine()]), 'list.json');
    await take(JSON.stringify({ jobs: [aLine()] }), 'wrapped.json');
    await take(JSON.stringify(aLine(), null, 2), 'single.json');
    await take(gzipSync(asLines(aLine(), aLine())), 'lines.jsonl.gz');
    await take(csv, 'table.csv');
    expect(await count('jobs')).toBe(7);
    expect(await rows(`SELECT title, skills, country FROM jobs WHERE source_key = 'table'`)).toEqual([
      { title: 'Baker, night', skills: ['oven', 'dough'], country: 'United Kingdom' },
    ]);
  });

  it('changes nothing when it comes again, and does not even read a file that is the same', async () => {
    const content = asLines(aLine(), aLine(), aLine());
    expect(await take(content)).toMatchObject({ added: 3, isUnchanged: false });
    const before = await rows('SELECT * FROM jobs ORDER BY id');
    for (let time = 0; time < 3; time += 1) expect(await take(content)).toMatchObject({ isUnchanged: true, added: 0 });
    expect(await take(`${content}\n`)).toMatchObject({ isUnchanged: false, added: 0, changed: 0, same: 3 });
    expect(await rows('SELECT * FROM jobs ORDER BY id')).toEqual(before);
  });

  it('changes nothing in ten imports of the same file, and says when it last looked', async () => {
    const lines = asLines(aLine({ id: 'ten', title: 'Tenfold' }));
    await importText(database.dataSource, 'tenfold.jsonl', lines);
    const state = () =>
      database.dataSource.query<object[]>(
        `SELECT (SELECT count(*) FROM job_changes) AS changes, (SELECT max(updated_at) FROM jobs) AS updated,
           (SELECT count(*) FROM import_runs) AS runs, (SELECT count(*) FROM jobs) AS jobs`,
      );
    const checked = async () =>
      (
        await database.dataSource.query<{ at: Date }[]>(
          `SELECT checked_at AS at FROM job_sources WHERE key = 'tenfold'`,
        )
      )[0]!.at;
    const [before, checkedBefore] = [await state(), await checked()];
    for (let n = 0; n < 10; n += 1) await importText(database.dataSource, 'tenfold.jsonl', lines);
    expect(await state()).toEqual(before);
    expect((await checked()).getTime()).toBeGreaterThan(checkedBefore.getTime());
  });

  it('remembers the last fifty runs of a source, with what they refused, and no more', async () => {
    for (let n = 0; n < 55; n += 1) await importText(database.dataSource, 'restless.jsonl', `{"title": ${n}}`);
    await expect(importText(database.dataSource, 'restless.jsonl', '')).rejects.toThrow('empty');
    const [kept] = await database.dataSource.query<object[]>(
      `SELECT count(*)::int AS runs, (SELECT count(DISTINCT run_id) FROM import_rejects WHERE run_id IN (
         SELECT id FROM import_runs WHERE source_key = 'restless'))::int AS "withRejects"
       FROM import_runs WHERE source_key = 'restless'`,
    );
    expect(kept).toEqual({ runs: 50, withRejects: 49 });
  });

  it('keeps the id of a job whose source changed it, and brings the search up to date', async () => {
    const baker = aLine({ title: 'Baker' });
    await take(asLines(baker));
    const [before] = await rows<{ id: number }>('SELECT id FROM jobs');
    expect(await take(asLines({ ...baker, title: 'Confectioner' }))).toMatchObject({ added: 0, changed: 1 });
    expect(await rows('SELECT id, title FROM jobs')).toEqual([{ id: before!.id, title: 'Confectioner' }]);
    expect(await count(`job_search WHERE words @@ search_query('confectioner')`)).toBe(1);
    expect(await count(`job_search WHERE words @@ search_query('baker')`)).toBe(0);
  });

  it('marks what its source no longer has, deletes nothing, and takes it back', async () => {
    const [one, two] = [aLine(), aLine()];
    await take(asLines(one, two));
    expect(await take(asLines(one))).toMatchObject({ removed: 1 });
    expect(await count('jobs')).toBe(2);
    expect(await count('job_search WHERE closes_on >= now()')).toBe(1);
    expect(await take(asLines(one, two))).toMatchObject({ changed: 1, same: 1 });
    expect(await count('job_search WHERE closes_on >= now()')).toBe(2);
  });

  it('takes the good lines of a broken file, and keeps each bad one with its number and reason', async () => {
    const lines = [
      JSON.stringify(aLine()),
      '{"title": "Cut off',
      JSON.stringify(aLine({ company: '' })),
      '',
      '[1, 2]',
      JSON.stringify(aLine({ posted_at: 'yesterday' })),
      JSON.stringify(aLine({ title: 'x'.repeat(256) })),
      JSON.stringify(aLine({ description: 'NUL \0 here' })),
      JSON.stringify(aLine({ title: { deep: true } })),
      JSON.stringify(aLine()),
    ];
    expect(await take(lines.join('\n'))).toMatchObject({ added: 2 });
    const kept = await rows<{ line: number; reason: string }>('SELECT line, reason FROM import_rejects ORDER BY line');
    expect(kept.map(({ line }) => line)).toEqual([2, 3, 5, 6, 7, 8, 9]);
    expect(kept.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('not valid JSON'),
      '"company" is missing.',
      'This is not an object.',
      '"posted_at" is not an ISO date.',
      '"title" is longer than 255 characters.',
      '"description" contains the character NUL.',
      '"title" is not a text.',
    ]);
    expect(await rows('SELECT state, added, rejected FROM import_runs')).toEqual([
      { state: 'done', added: 2, rejected: 7 },
    ]);
  });

  it('takes no job for gone while some line cannot be read', async () => {
    const [one, two] = [aLine(), aLine()];
    await take(asLines(one, two));
    expect(await take(`${asLines(one)}\n{"id": "cut o`)).toMatchObject({ removed: 0 });
    expect(await count('jobs WHERE removed_at IS NULL')).toBe(2);
  });

  it('refuses a damaged file in a sentence, records that, and keeps what there was', async () => {
    await take(asLines(aLine()));
    const damaged = gzipSync(asLines(aLine())).subarray(0, 60);
    for (const content of [damaged, '', '[]', '[{"title": ', 'just words']) {
      await expect(take(content)).rejects.toBeInstanceOf(UnreadableFile);
    }
    expect(await count('jobs WHERE removed_at IS NULL')).toBe(1);
    expect(await count(`import_runs WHERE state = 'failed' AND problem LIKE 'The file %'`)).toBe(5);
  });

  it('runs once at a time', async () => {
    const content = asLines(aLine(), aLine());
    const results = await Promise.all([1, 2, 3].map((time) => take(`${content}${'\n'.repeat(time)}`)));
    expect(results.reduce((sum, { added }) => sum + added, 0)).toBe(2);
    expect(await count('jobs')).toBe(2);
  });
});
