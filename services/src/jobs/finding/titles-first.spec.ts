import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { searchBySql } from './testing/search-by-sql.js';

/** In English the last word of a name says what it is: a lawn care worker is no care worker, a nurse educator no nurse. */
describe('the order of relevance', () => {
  let database: TestDatabase;

  beforeAll(async () => {
    database = await testDatabase();
    const jobs: [title: string, location?: string, company?: string][] = [
      ['Home support workers, housekeepers and related occupations'],
      ['Lawn Care Workers'],
      ['Care Worker, Nights'],
      ['Worker in the Care of Lawns'],
      ['Nurse Educator'],
      ['Staff Nurse II - Cardiology (Days)'],
      ['Lecturer in Nursing'],
      ['Nurses'],
      ['Tennis Coach', 'Little Canada, MN, United States'],
      ['Tennis Coach', 'Toronto, ON, Canada'],
      ['Tennis Coach', 'New London, CT, United States'],
      ['Tennis Coach', 'London, United Kingdom'],
      ['Camp Counselor', 'Boston, MA, United States', 'U.K. Elite Soccer'],
      ['Careers Adviser', 'Leeds, United Kingdom'],
      ['Senior managers - construction, transportation and utilities'],
      ['Construction Labourers'],
    ];
    // the ones that are meant are the older ones: nothing but what they say puts them first
    const lines = jobs.map(([title, location = 'Dublin, Ireland', company = 'Example'], at) =>
      aLine({
        title,
        company,
        ...(title === 'Nurses' && { job_type: 'Part-time', experience_level: 'Entry Level' }),
        posted_at: `2025-01-${String(30 - at).padStart(2, '0')}`,
        location,
        description: 'One of our jobs',
      }),
    );
    await importText(database.dataSource, 'titles.jsonl', asLines(...lines.toReversed()));
  });
  afterAll(() => database?.drop());

  const found = async (text: string) => {
    const { ids } = await searchBySql(database.dataSource)(text);
    const rows = await database.dataSource.query<{ id: number; title: string; location: string }[]>(
      'SELECT id, title, location FROM jobs WHERE id = ANY ($1)',
      [ids],
    );
    return ids.map((id) => rows.find((row) => row.id === id)!);
  };
  const titles = async (text: string) => (await found(text)).map(({ title }) => title);
  const places = async (text: string) => (await found(text)).map(({ location }) => location);

  it('has who does the work of a field before who only leads in it', async () => {
    expect((await titles('construction jobs'))[0]).toBe('Construction Labourers');
    // who asks for managers finds them
    expect((await titles('senior manager construction'))[0]).toMatch(/^Senior managers/);
  });

  it('has first what a part of the title is, then what one ends with, then where the words merely stand', async () => {
    expect(await titles('care worker')).toEqual([
      'Care Worker, Nights',
      'Home support workers, housekeepers and related occupations',
      'Lawn Care Workers',
      'Worker in the Care of Lawns',
    ]);
    expect(await titles('nurse')).toEqual([
      'Nurses',
      'Staff Nurse II - Cardiology (Days)',
      'Nurse Educator',
      'Lecturer in Nursing',
    ]);
    expect((await titles('housekeeper'))[0]).toBe('Home support workers, housekeepers and related occupations');
  });

  it('takes a country by any of its names for the place, and a town for itself before those named after it', async () => {
    for (const text of ['UK jobs', 'jobs in the United Kingdom', 'britain', 'U.K. vacancies'])
      expect([text, (await places(text)).slice(0, 2)]).toEqual([
        text,
        ['London, United Kingdom', 'Leeds, United Kingdom'],
      ]);
    expect(await places('tennis canada')).toEqual(['Toronto, ON, Canada', 'Little Canada, MN, United States']);
    expect(await places('tennis USA')).toEqual(['Little Canada, MN, United States', 'New London, CT, United States']);
    expect(await places('tennis london')).toEqual(['London, United Kingdom', 'New London, CT, United States']);
  });

  it('knows types and levels of jobs by their names', async () => {
    for (const text of ['part time', 'Part-time nurse', 'entry level jobs', 'nurse entry-level'])
      expect([text, await titles(text)]).toEqual([text, ['Nurses']]);
    expect((await titles('full-time nurse')).length).toBe(3);
  });

  it('asks nothing by a word that every job is, and everything by such words alone', async () => {
    const nurses = await titles('nurse');
    for (const text of ['nurse jobs', 'nurse vacancies', 'vacancies for nurses', 'nurse positions', 'Work as a nurse'])
      expect([text, await titles(text)]).toEqual([text, nurses]);
    expect(await titles('careers adviser')).toEqual(['Careers Adviser']);
    for (const text of ['jobs', 'Job vacancies', 'the work'])
      expect([text, (await titles(text)).length]).toEqual([text, 16]);
  });

  it('has an advert before an official record of the same work, and a record before what only mentions it', async () => {
    const record = {
      description: '',
      sponsorship: 'offered',
      visa_type: 'H-1B (US)',
      extra: { case_number: 'I-200-1' },
    };
    const lines = [
      aLine({ title: 'Glassblower', location: 'Austin, TX, United States', posted_at: '2026-03-01', ...record }),
      aLine({ title: 'Senior Glassblower', posted_at: '2025-02-01' }),
      aLine({ title: 'Glassblower, Scientific', posted_at: '2025-01-01' }),
      aLine({ title: 'Clerk', description: 'For a glassblower.', posted_at: '2026-02-01' }),
    ];
    await importText(database.dataSource, 'glass.jsonl', asLines(...lines));
    expect(await titles('glassblower')).toEqual([
      'Glassblower, Scientific',
      'Senior Glassblower',
      'Glassblower',
      'Clerk',
    ]);
  });
});
