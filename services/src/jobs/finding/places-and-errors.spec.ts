import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { searchBySql } from './testing/search-by-sql.js';

describe('what is typed short or wrong', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    const jobs = [
      ['Nurse', 'Wakefield, United Kingdom'],
      ['Nurse', 'York, PA, United States'],
      ['Nurse', 'New York, NY, United States'],
      ['Nurse', 'Lincoln, United Kingdom'],
      ['Nurse', 'Lincolnshire, IL, United States'],
      ['Staff Nurse', 'Oslo, Norway'],
      ['Cook', 'Stafford, United Kingdom'],
      ['Glossy Nails Technician', 'Gloster, MS, United States'],
      ['Baker', 'Cheltenham, United Kingdom'],
      ['Lorry Driver', 'Rugby, United Kingdom'],
      ['Electrical Engineer', 'Oslo, Norway'],
      ['Electrical Fitter', 'Oslo, Norway'],
      ['Electrical Designer', 'Oslo, Norway'],
      ['Electrician', 'Oslo, Norway'],
      ['Store Manager', 'Oslo, Norway'],
    ];
    const lines = jobs.map(([title, location]) => aLine({ title, location, description: 'Work.' }));
    lines.push(aLine({ title: 'Tutor', company: 'Oxfordshire Schools', location: 'Reading, United Kingdom' }));
    lines.push(aLine({ title: 'Porter', company: 'Bucks Hotels', location: 'Bucks County, PA, United States' }));
    await importText(database.dataSource, 'some.jsonl', asLines(...lines));
  });
  afterAll(() => database?.drop());

  const found = async (text: string) => {
    const { ids, corrected } = await searchBySql(database.dataSource)(text);
    const rows = await database.dataSource.query<{ id: number; title: string; town: string }[]>(
      `SELECT id, title, split_part(location, ',', 1) AS town FROM jobs`,
    );
    return { corrected, jobs: ids.map((id) => rows.find((row) => row.id === id)!) };
  };
  const towns = async (text: string) => (await found(text)).jobs.map(({ town }) => town);

  it.each([
    ['Yorks', ['Wakefield']],
    ['W Yorks', ['Wakefield']],
    ['nurse yorks', ['Wakefield']],
    ['Lincs', ['Lincoln']],
    ['Glos', ['Cheltenham']],
    ['Gloucs', ['Cheltenham']],
    ['Staffs', ['Stafford']],
    ['warks', ['Rugby']],
    ['Oxon', ['Reading']],
    ['lorry driver Warks', ['Rugby']],
  ])(
    'finds by the short form of a county what lies in it, and nothing that only begins so: %s',
    async (text, expected) => {
      expect(await towns(text)).toEqual(expected);
    },
  );

  it('finds a name that a job itself has, after the county', async () => {
    expect(await towns('Bucks')).toEqual(['Bucks County']);
  });

  it('knows no word that is only a part of one: "manger" of a garde-manger is a slip', async () => {
    const { corrected, jobs } = await found('store manger');
    expect(corrected).toBe('store manager');
    expect(jobs.map(({ title }) => title)).toEqual(['Store Manager']);
  });

  it('takes a letter left out for likelier than one exchanged for no reason, unless far more have the other', async () => {
    const { corrected, jobs } = await found('electrican');
    expect(corrected).toBe('electrician');
    expect(jobs[0]!.title).toBe('Electrician');
    const many = Array.from({ length: 12 }, (_, at) => aLine({ title: 'Electrical Fitter', company: `Example ${at}` }));
    await importText(database.dataSource, 'more.jsonl', asLines(...many));
    expect((await found('electrican')).corrected).toBe('electrical');
  });
});
