import { aLine, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { contentOf } from './without-id.js';

describe('an advert without an id', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await testDatabase();
  });
  afterEach(() => database.drop());

  const advert = (fields: object = {}) =>
    aLine({ id: undefined, url: 'https://example.com/jobs/turner', title: 'Turner', ...fields });
  const take = (lines: unknown[], file = 'board.json') => importText(database.dataSource, file, JSON.stringify(lines));
  const jobs = () =>
    database.dataSource.query<{ id: number; title: string; place: string; listed: boolean }[]>(
      `SELECT id, title, split_part(location, ',', 1) AS place, removed_at IS NULL AS listed FROM jobs ORDER BY id`,
    );

  it.each([
    ['salary', { salary: '£30,000 a year' }],
    ['closing date', { expires_at: '31 December 2099' }],
    ['description', { description: 'More bread.' }],
    ['title', { title: 'Lathe Operator' }],
    ['place', { location: 'York, United Kingdom' }],
    ['link as it is written', { url: 'https://www.EXAMPLE.com/jobs/turner/?utm_source=mail' }],
    ['capitals', { title: 'TURNER', company: 'EXAMPLE  LOAVES' }],
  ])('stays the same job when one thing changes: its %s', async (_, changed) => {
    expect(await take([advert()])).toMatchObject({ added: 1 });
    expect(await take([advert(changed)])).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await take([advert()])).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await jobs()).toMatchObject([{ id: 1, listed: true }]);
  });

  it('is known by title, company and place where it has no link, and keeps its page when a link comes', async () => {
    await take([advert({ url: undefined })]);
    expect(await take([advert({ url: undefined, salary: '£30,000 a year' })])).toMatchObject({ added: 0, changed: 1 });
    expect(await take([advert()])).toMatchObject({ added: 0, changed: 1 });
    expect(await take([advert({ url: undefined })])).toMatchObject({ added: 0, changed: 1, removed: 0 });
    expect(await take([advert({ url: undefined, title: 'Miller' })])).toMatchObject({ added: 1, removed: 1 });
  });

  it('is a job of its own beside others that have the same link', async () => {
    const url = 'https://example.com/careers';
    const [turner, baker, leeds] = [
      advert({ url }),
      advert({ url, title: 'Baker' }),
      advert({ url, location: 'York, United Kingdom' }),
    ];
    expect(await take([turner, baker, leeds])).toMatchObject({ added: 3 });
    expect(await take([{ ...leeds, salary: '£30,000 a year' }, baker, turner])).toMatchObject({ changed: 1, same: 2 });
    expect(await take([turner, leeds])).toMatchObject({ added: 0, removed: 1 });
    expect(await take([turner, leeds, advert({ url, title: 'Miller' })])).toMatchObject({ added: 1, removed: 0 });
    expect(await jobs()).toMatchObject([
      { title: 'Turner', place: 'Leeds', listed: true },
      { title: 'Baker', listed: false },
      { title: 'Turner', place: 'York', listed: true },
      { title: 'Miller', listed: true },
    ]);
  });

  it('is another one where the only link leads to other work elsewhere', async () => {
    await take([advert()]);
    const other = advert({ title: 'Miller', location: 'York, United Kingdom' });
    expect(await take([other])).toMatchObject({ added: 1, changed: 0, removed: 1 });
    expect(await take([other, advert({ salary: '£30,000 a year' })])).toMatchObject({ added: 0, changed: 1 });
  });

  it('is not taken for one that is much the same in the same file', async () => {
    const [day, night] = [advert({ url: undefined }), advert({ url: undefined, description: 'At night.' })];
    expect(await take([day, night])).toMatchObject({ added: 2 });
    const paid = { ...night, salary: '£30,000 a year' };
    expect(await take([paid, day])).toMatchObject({ added: 0, changed: 1, same: 1 });
    const told = await database.dataSource.query('SELECT id, description, salary FROM jobs ORDER BY id');
    expect(told).toMatchObject([{ salary: null }, { description: 'At night.', salary: '£30,000 a year' }]);
    const again = await take([day, day, paid]);
    expect(again).toMatchObject({ added: 0, same: 2 });
    expect(again.rejected.map(({ reason }) => reason)).toEqual(['The same job stands on line 1.']);
  });

  it('is the job that it was when its id was made from all that it said', async () => {
    const [turner, baker] = [advert(), advert({ title: 'Baker', url: undefined })];
    await take([turner, baker]);
    for (const line of [turner, baker]) {
      await database.dataSource.query('UPDATE jobs SET source_id = $1 WHERE title = $2', [contentOf(line), line.title]);
    }
    const result = await take([
      { ...turner, salary: '£30,000 a year' },
      { ...baker, expires_at: '31 December 2099' },
    ]);
    expect(result).toMatchObject({ added: 0, changed: 2, removed: 0 });
    expect(await jobs()).toHaveLength(2);
  });

  it('leaves the lists when it no longer offers sponsorship, and says by which sentence', async () => {
    await take([advert()]);
    await take([advert({ description: 'No visa sponsorship is available for this role.' })]);
    expect(await database.dataSource.query('SELECT removed_at IS NULL AS listed, refusal FROM jobs')).toEqual([
      { listed: false, refusal: 'No visa sponsorship is available for this role.' },
    ]);
    expect(await take([advert()])).toMatchObject({ added: 0, changed: 1 });
    expect(await jobs()).toMatchObject([{ listed: true }]);
  });

  it('is one job in several files of one source, and several where the employer is another', async () => {
    await take([advert()], 'board-1.json');
    expect(await take([advert({ salary: '£30,000 a year' })], 'board-2.json')).toMatchObject({ added: 0, changed: 1 });
    expect(await take([advert({ company: 'Other Loaves' })], 'board-3.json')).toMatchObject({ added: 1 });
    expect(await take([advert({ source: 'Another Board' })], 'board-4.json')).toMatchObject({ added: 1 });
  });

  it('comes back to its page after it had gone', async () => {
    await take([advert(), advert({ title: 'Baker', url: undefined })]);
    await take([advert()]);
    const again = advert({ title: 'Baker', url: undefined, salary: '£30,000 a year' });
    expect(await take([advert(), again])).toMatchObject({ added: 0, changed: 1 });
    expect(await jobs()).toMatchObject([{ listed: true }, { listed: true }]);
  });
});
