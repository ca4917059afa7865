import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { searchBySql } from './testing/search-by-sql.js';

describe('the name of a province or a state', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    // the later ones are the newer, and stand first among equals
    const places = [
      'Regina, SK, Canada', 'Prince Albert, SK, Canada', 'Wichita, KS, United States', 'Richmond, VA, United States',
      'Toronto, ON, Canada', 'Muncie, IN, United States', 'Fort Saskatchewan, AB, Canada', 'Kansas City, MO, United States',
      'Beckley, WV, United States', 'Ontario, CA, United States', 'Indiana, PA, United States', 'Victoria, BC, Canada',
    ]; // prettier-ignore
    const lines = places.flatMap((location, at) =>
      ['Cook', 'Cashier'].map((title) =>
        aLine({ title, location, description: 'Work.', posted_at: `2026-11-${String(at + 10)}` }),
      ),
    );
    await importText(database.dataSource, 'some.jsonl', asLines(...lines));
  });
  afterAll(() => database?.drop());

  const found = async (text: string) => {
    const { ids } = await searchBySql(database.dataSource)(text);
    const rows = await database.dataSource.query<{ id: number; location: string }[]>('SELECT id, location FROM jobs');
    return [
      ...new Set(
        ids.map((id) =>
          rows
            .find((row) => row.id === id)!
            .location.split(', ', 2)
            .join(', '),
        ),
      ),
    ];
  };

  const inSaskatchewan = ['Prince Albert, SK', 'Regina, SK', 'Fort Saskatchewan, AB'];

  it.each(['saskatchewan', 'cook saskatchewan', 'cashier saskatchewan', 'Saskatchewan cook', 'cooks in saskatchewan'])(
    'stands before the towns elsewhere that are called after it: %s',
    async (text) => expect((await found(text)).toSorted(bySaskatchewan)).toEqual(await found(text)),
  );

  const bySaskatchewan = (a: string, b: string) => Number(a.endsWith('AB')) - Number(b.endsWith('AB'));

  it.each([
    ['saskatchewan', inSaskatchewan],
    ['kansas', ['Wichita, KS', 'Kansas City, MO']],
    ['virginia', ['Richmond, VA', 'Beckley, WV']],
    ['cook virginia', ['Richmond, VA', 'Beckley, WV']],
  ])('finds both, what lies in it first: %s', async (text, places) => {
    const all = await found(text);
    expect(all.toSorted()).toEqual(places.toSorted());
    expect(all.at(-1)).toBe(places.at(-1));
  });

  it.each([
    ['fort saskatchewan', ['Fort Saskatchewan, AB']],
    ['kansas city', ['Kansas City, MO']],
    ['west virginia', ['Beckley, WV']],
    ['ontario, ca', ['Ontario, CA']],
    ['ontario', ['Ontario, CA', 'Toronto, ON']],
    ['indiana', ['Indiana, PA', 'Muncie, IN']],
    ['victoria', ['Victoria, BC']],
    ['cook victoria', ['Victoria, BC']],
  ])('stands beside a town of the very name, and is none in a longer one: %s', async (text, places) => {
    expect((await found(text)).toSorted()).toEqual(places);
  });
});
