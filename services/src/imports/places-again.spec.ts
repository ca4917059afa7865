import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';
import { PlacesAgain } from './places-again.js';

describe('a job that is stored already', () => {
  let database: TestDatabase;
  const places = [
    'Hove, United Kingdom',
    'Newcastle, UK',
    'Leeds',
    'Rye, East Sussex',
    'Remote',
    'Austin, TX, United States',
  ];

  beforeAll(async () => {
    database = await testDatabase();
    const lines = places.map((location, n) => aLine({ title: `Roofer ${n}`, location, salary: '£30,000 a year' }));
    await importText(database.dataSource, 'sent.jsonl', asLines(...lines));
  });
  afterAll(() => database?.drop());

  const sql = <T>(text: string) => database.dataSource.query<T[]>(text);
  const known = () =>
    sql<{ words: string; country: string | null }>('SELECT place_words AS words, country FROM jobs ORDER BY title');
  const areIn = async (word: string) =>
    (
      await sql<{ title: string }>(
        `SELECT title FROM jobs JOIN job_search ON job_id = id WHERE words @@ '''${word}''' ORDER BY title`,
      )
    ).map(({ title }) => title);

  it('is found by what is known today of its town, as if it came today', async () => {
    const today = await known();
    await sql(
      `UPDATE jobs SET place_words = regexp_replace(place_words, ' . [a-z]+-[a-z]+|Tyne and Wear . North East . ', '') WHERE country = 'United Kingdom'`,
    );
    expect(await areIn('@eastsussex')).toEqual([]);
    expect(await areIn('@tyne')).toEqual([]);
    await new PlacesAgain(database.dataSource).read();
    expect(await known()).toEqual(today);
    expect(await areIn('@eastsussex')).toEqual(['Roofer 0', 'Roofer 3']);
    expect(await areIn('@tyne')).toEqual(['Roofer 1']);
  });

  it('is left alone where its place says nothing else than before', async () => {
    const before = await sql('SELECT xmin, id FROM jobs ORDER BY id');
    await new PlacesAgain(database.dataSource).read();
    expect(await sql('SELECT xmin, id FROM jobs ORDER BY id')).toEqual(before);
  });

  it('keeps the country that is known of it by more than its place', async () => {
    const leeds = (await known())[2]!;
    expect(leeds.country).toBe('United Kingdom');
    expect(leeds.words).toContain('West Yorkshire');
  });
});
