import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { searchBySql } from './testing/search-by-sql.js';

describe('names of work that people shorten, or write as one word or as two', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    const titles = [
      'Mechanical Engineer', 'Electrical Engineer', 'Civil Engineer', 'Tech Engineer', 'Executive Engineer',
      'Pipefitter', 'Pipe Fitter', 'Stone Mason', 'Wait Staff', 'Waitstaff', 'Maintenance Worker', 'Delivery Driver',
      'Grounds Maintenance Manager',
    ]; // prettier-ignore
    const lines = titles.map((title) => aLine({ title, location: 'Oslo, Norway', description: 'Work.' }));
    await importText(database.dataSource, 'some.jsonl', asLines(...lines));
  });
  afterAll(() => database?.drop());

  const found = async (text: string) => {
    const { ids, corrected } = await searchBySql(database.dataSource)(text);
    const rows = await database.dataSource.query<{ id: number; title: string }[]>('SELECT id, title FROM jobs');
    return { corrected, titles: ids.map((id) => rows.find((row) => row.id === id)!.title).sort() };
  };

  it.each([
    ['mech eng', ['Mechanical Engineer']],
    ['Mech Engineer Oslo', ['Mechanical Engineer']],
    ['elec eng', ['Electrical Engineer']],
    ['civ eng', ['Civil Engineer']],
    ['mechanical engr', ['Mechanical Engineer']],
    ['tech eng', ['Tech Engineer']],
    ['pipefitter', ['Pipe Fitter', 'Pipefitter']],
    ['pipe fitters', ['Pipe Fitter', 'Pipefitter']],
    ['pipe fitting', ['Pipe Fitter', 'Pipefitter']],
    ['stonemason', ['Stone Mason']],
    ['wait staff', ['Wait Staff', 'Waitstaff']],
    ['waitstaff', ['Wait Staff', 'Waitstaff']],
    ['maintenance man', ['Maintenance Worker']],
    ['maintenance men', ['Maintenance Worker']],
    ['delivery man', ['Delivery Driver']],
  ])('are read as what they stand for, and are no errors: %s', async (text, titles) => {
    expect(await found(text)).toEqual({ corrected: undefined, titles });
  });
});
