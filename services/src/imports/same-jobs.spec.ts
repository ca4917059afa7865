import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';

describe('a job that several files bring', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  const take = (name: string, ...lines: unknown[]) => importText(database.dataSource, name, asLines(...lines));
  const jobs = () =>
    database.dataSource.query<object[]>(
      `SELECT id, title, source_key AS file, removed_at IS NULL AS listed FROM jobs ORDER BY id`,
    );
  const offering = (fields: object = {}) =>
    aLine({ id: 'a03', source: 'Example Board', description: 'We sponsor Skilled Worker visas.', ...fields });
  const refusing = () => offering({ description: 'No visa sponsorship is available for this role.' });

  it('is one job by its source and its id there, whatever the files are called', async () => {
    await take('board-1.jsonl', offering(), offering({ id: 'a04' }));
    expect(await take('board-2.jsonl', offering())).toMatchObject({ added: 0, same: 1 });
    expect(await take('board-3.jsonl', offering({ title: 'Confectioner' }))).toMatchObject({ added: 0, changed: 1 });
    expect(await jobs()).toEqual([
      { id: 1, title: 'Confectioner', file: 'board-3', listed: true },
      { id: 2, title: 'Baker', file: 'board-1', listed: true },
    ]);
  });

  it('leaves the lists when a later file refuses it, says nothing of it, or has its record as withdrawn', async () => {
    const record = { id: 'a14', sponsorship: 'offered', visa_type: 'H-1B (US)', location: 'Austin, TX, United States' };
    const filed = { ...record, description: '', extra: { case_number: 'I-200-1', case_status: 'Certified' } };
    const silent = { id: 'a05', visa_type: '', sponsorship: 'unknown' };
    await take('board-1.jsonl', offering(), offering(filed), offering({ ...silent }));
    expect(await jobs()).toMatchObject([{ listed: true }, { listed: true }, { listed: true }]);
    const withdrawn = offering({ ...filed, extra: { ...filed.extra, case_status: 'Withdrawn' } });
    const result = await take('board-2.jsonl', refusing(), withdrawn, offering({ ...silent, description: 'Bread.' }));
    expect(result).toMatchObject({ added: 0, changed: 0 });
    expect(await jobs()).toMatchObject([{ listed: false }, { listed: false }, { listed: false }]);
  });

  it('keeps the sentence by which its advert refuses now, until it offers again', async () => {
    const refusal = () => database.dataSource.query<object[]>('SELECT removed_at IS NULL AS listed, refusal FROM jobs');
    await take('board-1.jsonl', offering());
    await take('board-2.jsonl', refusing());
    expect(await refusal()).toEqual([{ listed: false, refusal: 'No visa sponsorship is available for this role.' }]);
    await take('board-3.jsonl', offering({ title: 'Confectioner' }));
    expect(await refusal()).toEqual([{ listed: true, refusal: null }]);
    await take('board-4.jsonl', offering({ description: 'Bread.', visa_type: '', sponsorship: 'unknown' }));
    expect(await refusal()).toEqual([{ listed: false, refusal: null }]);
  });

  it('does not come back when the earlier file is read again, and does when that has something new to say', async () => {
    await take('board-1.jsonl', offering());
    await take('board-2.jsonl', refusing());
    await database.dataSource.query(`UPDATE job_sources SET digest = '' WHERE key = 'board-1'`);
    expect(await take('board-1.jsonl', offering())).toMatchObject({ isUnchanged: false, added: 0, changed: 0 });
    expect(await jobs()).toEqual([{ id: 1, title: 'Baker', file: 'board-2', listed: false }]);
    expect(await take('board-1.jsonl', offering({ title: 'Pastry cook' }))).toMatchObject({ added: 0, changed: 1 });
    expect(await jobs()).toEqual([{ id: 1, title: 'Pastry cook', file: 'board-1', listed: true }]);
  });

  it('does not come back either from a file of which it is not known which content it had', async () => {
    await take('board-1.jsonl', offering());
    await take('board-2.jsonl', refusing());
    await database.dataSource.query(`UPDATE job_sources SET content = NULL, digest = 'of another reading'`);
    expect(await take('board-1.jsonl', offering())).toMatchObject({ isUnchanged: false, added: 0, changed: 0 });
    await take('board-2.jsonl', refusing());
    expect(await jobs()).toEqual([{ id: 1, title: 'Baker', file: 'board-2', listed: false }]);
  });

  it('is left to the later file, and counted so', async () => {
    await take('board-1.jsonl', offering(), offering({ id: 'a04' }));
    await take('board-2.jsonl', offering());
    await database.dataSource.query(`UPDATE job_sources SET digest = '' WHERE key = 'board-1'`);
    expect(await take('board-1.jsonl', offering(), offering({ id: 'a04' }))).toMatchObject({
      same: 1,
      leftToOthers: 1,
    });
  });

  it('has not changed when only its file has another name, and is in the opening that it would be in', async () => {
    const lines = [
      offering(),
      offering({ id: 'nowhere', location: '' }),
      offering({ id: 'apart', title: 'Miller' }),
      offering({ id: 'again', title: 'Confectioner' }),
    ];
    await take('board-1.jsonl', ...lines);
    await database.dataSource.query(`
      WITH decision AS (
        INSERT INTO opening_decisions (kind, jobs, decided_by) VALUES ('split', '[]', 'R. Example') RETURNING id
      )
      INSERT INTO opening_splits (source_key, source_id, key, decision)
      SELECT source_key, source_id, opening_key(title, company, location, source_key, source_id), decision.id
      FROM jobs, decision WHERE source_id = 'apart'
    `);
    await database.dataSource.query(`UPDATE jobs SET id = id WHERE source_id = 'apart'`);
    await database.dataSource.query('DELETE FROM job_changes');
    expect(await take('board-2.jsonl', ...lines)).toMatchObject({ added: 0, changed: 0, same: 4 });
    const changed = await database.dataSource.query<object[]>(
      'SELECT kind, source_id FROM job_changes, unnest(job_ids) AS job JOIN jobs ON jobs.id = job ORDER BY source_id',
    );
    expect(changed).toEqual(['apart', 'nowhere'].map((id) => ({ kind: 'changed', source_id: id })));
    const openings = await database.dataSource.query<object[]>(`
      SELECT source_id, key = opening_of(title, company, location, source_key, source_id) AS own,
        key <> opening_key(title, company, location, source_key, source_id) AS apart
      FROM jobs JOIN job_openings ON job_id = jobs.id JOIN openings ON openings.id = opening ORDER BY jobs.id
    `);
    expect(openings).toEqual([
      { source_id: 'a03', own: true, apart: false },
      { source_id: 'nowhere', own: true, apart: false },
      { source_id: 'apart', own: true, apart: true },
      { source_id: 'again', own: true, apart: false },
    ]);
  });

  it('has changed when its file has another name and it is held, or out of the lists, at the same time', async () => {
    await take('board-1.jsonl', offering(), offering({ id: 'a04' }));
    await database.dataSource.query('DELETE FROM job_changes');
    await database.dataSource.query(
      `UPDATE jobs SET source_key = 'board-2', removed_at = CASE source_id WHEN 'a03' THEN now() END`,
    );
    expect(await database.dataSource.query('SELECT kind, job_ids FROM job_changes')).toEqual([
      { kind: 'changed', job_ids: [1] },
    ]);
    expect(
      await database.dataSource.query('SELECT job_id FROM job_search WHERE closes_on = $1', ['-infinity']),
    ).toEqual([{ job_id: 1 }]);
  });

  it('has gone when the file that brought it last comes without it, and only then', async () => {
    const other = offering({ id: 'other' });
    await take('board-1.jsonl', offering(), other);
    await take('board-2.jsonl', offering());
    expect(await take('board-1.jsonl', { ...other, title: 'Miller' })).toMatchObject({ changed: 1, removed: 0 });
    expect(await take('board-2.jsonl', offering({ id: 'new' }))).toMatchObject({ added: 1, removed: 1 });
    expect(await jobs()).toMatchObject([
      { listed: false, file: 'board-2' },
      { listed: true, file: 'board-1' },
      { listed: true, file: 'board-2' },
    ]);
  });

  it('is another job where the source, or the employer, is another, and where only the file names the source', async () => {
    await take('one.jsonl', offering(), offering({ id: 'b1', source: undefined }));
    await take(
      'two.jsonl',
      offering({ company: 'Other Loaves' }),
      offering({ id: 'b1', source: undefined }),
      offering({ id: 'c1' }),
    );
    await take('three.jsonl', offering({ id: 'c1', source: 'Another Board' }));
    expect(await jobs()).toHaveLength(6);
    expect(await take('four.jsonl', offering({ company: 'EXAMPLE  LOAVES' }))).toMatchObject({ added: 0, changed: 1 });
  });

  it('keeps what an administrator decided about it', async () => {
    const scam = () => offering({ description: 'We sponsor visas. Pay a fee of £300 for your certificate first.' });
    expect(await take('board-1.jsonl', scam())).toMatchObject({ held: [{}] });
    await database.dataSource.query(
      `UPDATE advert_holds SET state = 'refused', decided_by = 'R. Example', decided_at = now()`,
    );
    await take('board-2.jsonl', scam());
    expect(await database.dataSource.query('SELECT source_key, state FROM advert_holds')).toEqual([
      { source_key: 'board-2', state: 'refused' },
    ]);
    expect(await jobs()).toMatchObject([{ listed: false }]);
  });

  it.each([
    ['refused', 'released', 'refused'],
    ['refused', 'held', 'refused'],
    ['held', 'released', 'held'],
    ['released', 'refused', 'refused'],
  ])('keeps the stricter of two decisions: %s there and %s here is %s', async (there, here, stands) => {
    const scam = () => offering({ description: 'We sponsor visas. Pay a fee of £300 for your certificate first.' });
    await take('board-1.jsonl', scam());
    await database.dataSource.query(
      `INSERT INTO advert_holds (source_key, source_id, text_digest, reasons, state)
       SELECT 'board-2', source_id, text_digest, reasons, $1 FROM advert_holds`,
      [here],
    );
    await database.dataSource.query(`UPDATE advert_holds SET state = $1 WHERE source_key = 'board-1'`, [there]);
    await take('board-2.jsonl', scam());
    expect(await database.dataSource.query('SELECT source_key, state FROM advert_holds')).toEqual([
      { source_key: 'board-2', state: stands },
    ]);
    expect(await jobs()).toMatchObject([{ file: 'board-2', listed: false }]);
  });

  it('is brought by a worker of the version before as well', async () => {
    await take('board-1.jsonl', offering());
    await database.dataSource.query(
      `INSERT INTO job_sources (key, digest, checked_at, changed_at, path) VALUES ('board-2', '-', now(), now(), NULL)`,
    );
    expect(await take('board-2.jsonl', offering())).toMatchObject({ added: 0, same: 1 });
    expect(await jobs()).toMatchObject([{ file: 'board-2' }]);
  });

  it('is listed once where files brought it twice before', async () => {
    await take('board-1.jsonl', offering());
    await database.dataSource.query(`UPDATE jobs SET source = 'unknown before'`);
    await take('board-2.jsonl', offering());
    await database.dataSource.query(`UPDATE jobs SET source = 'Example Board'`);
    expect(await jobs()).toMatchObject([{ listed: true }, { listed: true }]);
    expect(await take('board-3.jsonl', offering({ title: 'Confectioner' }))).toMatchObject({ added: 0, changed: 1 });
    expect(await jobs()).toMatchObject([{ listed: true, file: 'board-3' }, { listed: false }]);
  });
});
