import { aLine, asLines, importText } from '../jobs/testing/some-jobs.js';
import { testDatabase, type TestDatabase } from '../platform/testing/test-database.js';

describe('the country of a town that stands alone', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await testDatabase();
    const offered = 'We offer visa sponsorship.';
    const silent = (location: string, more = {}) =>
      aLine({ title: location, location, visa_type: '', description: offered, ...more });
    await importText(
      database.dataSource,
      'towns.jsonl',
      asLines(
        silent('Newcastle upon Tyne'),
        silent('Kingston upon Hull'),
        silent('St Albans, Hybrid', { visa_type: 'Tier 2 (UK)' }),
        silent('Hull', { salary: '£30,000 a year' }),
        silent('Leeds'),
        silent('Edinburgh EH1'),
        silent('Perth'),
        silent('Boston', { salary: '$80,000 a year' }),
        silent('Dublin & Belfast'),
        silent('Remote', { visa_type: 'Tier 2 (UK)' }),
        silent('Middle of nowhere'),
        silent('Guildford', { visa_type: 'H-1B' }),
        silent('Stockport', { visa_type: 'LMIA (Canada)' }),
        silent('Perth', { title: 'Perth in Australia', description: 'Jobs under the PALM scheme: visa sponsorship.' }),
      ),
    );
  });
  afterAll(() => database.drop());

  it('is the United Kingdom where nothing else is called so, or its pay or visa is British, and nothing says another', async () => {
    const rows = await database.dataSource.query<{ title: string; country: string | null }[]>(
      'SELECT title, country FROM jobs ORDER BY country NULLS LAST, title',
    );
    expect(rows.map(({ title, country }) => [title, country])).toEqual([
      ...['Edinburgh EH1', 'Hull', 'Kingston upon Hull', 'Leeds', 'Newcastle upon Tyne', 'St Albans, Hybrid'].map(
        (town) => [town, 'United Kingdom'],
      ),
      ...[
        'Boston',
        'Dublin & Belfast',
        'Guildford',
        'Middle of nowhere',
        'Perth',
        'Perth in Australia',
        'Remote',
        'Stockport',
      ].map((town) => [town, null]),
    ]);
  });

  it('makes it found by county, nation and country', async () => {
    const [hull] = await database.dataSource.query<{ words: string }[]>(
      `SELECT place_words AS words FROM jobs WHERE title = 'Hull'`,
    );
    expect(hull!.words).toMatch(/England.*UK GB Britain/);
  });
});
