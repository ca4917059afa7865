import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { searchBySql } from './testing/search-by-sql.js';

const titles = [
  'Farmer', 'Farm Manager', 'General farm workers', 'Farm Hand', 'Farm Market Cashier/Amusement Attendant',
  'Farm Shop Sales Assistant', 'Baker', 'Bakery Worker', 'Baking Assistant, Nights', 'Bakery Cashier',
  'Bakery Delivery Driver', 'Cleaner', 'Cleaning Operative', 'Cleaning Products Sales Executive', 'Welder',
  'Welding Technician', 'Welding Supplies Clerk', 'Teacher', 'Teaching Assistant', 'Teaching Resources Buyer',
  'Painter', 'Paint Shop Cashier', 'Painting Labourers',
]; // prettier-ignore

describe('who does the work that is asked for', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    // those who only have the word in their title are the newest
    const isBeside = (title: string) => /cashier|sales|driver|clerk|buyer/i.test(title);
    const lines = titles.map((title, at) =>
      aLine({
        title,
        location: 'Oslo, Norway',
        description: 'Work.',
        posted_at: `2025-${isBeside(title) ? '02' : '01'}-${String(at + 1).padStart(2, '0')}`,
      }),
    );
    await importText(database.dataSource, 'some.jsonl', asLines(...lines));
  });
  afterAll(() => database?.drop());

  const found = async (text: string) => {
    const { ids } = await searchBySql(database.dataSource)(text);
    const rows = await database.dataSource.query<{ id: number; title: string }[]>('SELECT id, title FROM jobs');
    return ids.map((id) => rows.find((row) => row.id === id)!.title);
  };

  it.each([
    ['farmer', 'Farmer', ['Farm Manager', 'General farm workers', 'Farm Hand']],
    ['farmers', 'Farmer', ['Farm Manager', 'General farm workers', 'Farm Hand']],
    ['farmer in Oslo', 'Farmer', ['Farm Manager', 'General farm workers', 'Farm Hand']],
    ['baker', 'Baker', ['Bakery Worker', 'Baking Assistant, Nights']],
    ['cleaner', 'Cleaner', ['Cleaning Operative']],
    ['welder', 'Welder', ['Welding Technician']],
    ['teacher', 'Teacher', ['Teaching Assistant']],
    ['painter', 'Painter', ['Painting Labourers']],
  ])('stands before who sells what comes of it: %s', async (text, first, next) => {
    const [own, ...others] = await found(text);
    expect(own).toBe(first);
    expect(others.slice(0, next.length).toSorted()).toEqual(next.toSorted());
  });

  it.each([
    ['farm cashier', 'Farm Market Cashier/Amusement Attendant'],
    ['bakery cashier', 'Bakery Cashier'],
    ['paint shop', 'Paint Shop Cashier'],
  ])('does not stand before what is asked by its own words: %s', async (text, first) => {
    expect((await found(text))[0]).toBe(first);
  });
});
