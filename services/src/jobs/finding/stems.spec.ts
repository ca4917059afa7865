import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { searchBySql } from './testing/search-by-sql.js';
import { Stems } from './stems.js';

describe('the endings of words', () => {
  let database: TestDatabase;
  let stems: Stems;

  beforeAll(async () => {
    database = await testDatabase();
    stems = new Stems(database.dataSource);
  });
  afterAll(() => database?.drop());

  const stemsOf = async (words: string[]) => {
    await stems.learn(words);
    return [...new Set(words.map(stems.of))];
  };

  it.each([
    [['nurse', 'nurses', 'nursing']],
    [['engineer', 'engineers', 'engineering']],
    [['manage', 'manages', 'managed', 'managing']],
    [['care', 'cares', 'caring']],
    [['plan', 'plans', 'planned', 'planning']],
    [['install', 'installing', 'installed']],
    [['travel', 'travels', 'traveling', 'travelling']],
    [['policy', 'policies']],
    [['church', 'churches']],
    [['staff', 'staffing']],
  ])('that are inflections are one word: %s', async (words) => {
    expect(await stemsOf(words)).toHaveLength(1);
  });

  it.each([
    [['program', 'programmer', 'programming']],
    [['intern', 'international', 'internal']],
    [['organ', 'organisation', 'organization']],
    [['universal', 'university']],
    [['policy', 'police']],
    [['engine', 'engineer']],
    [['office', 'officer']],
    [['unit', 'united']],
    [['account', 'accounting', 'accountant']],
  ])('that make another word are several: %s', async (words) => {
    expect(await stemsOf(words)).toHaveLength(words.length);
  });

  describe('in a search', () => {
    let find: ReturnType<typeof searchBySql>;

    beforeAll(async () => {
      const titles =
        'Programmer,Training Program Doctor,Intern,International Buyer,Manager,Management Lead,Welder,Police';
      const record = { visa_type: 'Other', extra: { visa_class: 'LMIA (Temporary Foreign Worker Program)' } };
      await importText(
        database.dataSource,
        'endings.jsonl',
        asLines(
          ...titles.split(',').map((title) => aLine({ title, company: 'Example' })),
          aLine({ title: 'Cook', location: 'Calgary, AB, Canada', ...record }),
          aLine({ title: 'Summer analyst', job_type: 'Internship' }),
        ),
      );
      find = searchBySql(database.dataSource);
    });

    const titlesFor = async (text: string) => {
      const { ids } = await find(text);
      const rows = await database.dataSource.query<{ title: string }[]>('SELECT title FROM jobs WHERE id = ANY ($1)', [
        ids,
      ]);
      return rows.map(({ title }) => title).sort();
    };

    it('take an agent for its subject, and for no programme', async () => {
      for (const text of ['programmer', 'programmers', 'programming'])
        expect([text, await titlesFor(text)]).toEqual([text, ['Programmer']]);
      expect(await titlesFor('programmes')).toEqual(['Training Program Doctor']);
      expect(await titlesFor('manager')).toEqual(['Management Lead', 'Manager']);
      expect(await titlesFor('management')).toEqual(['Management Lead', 'Manager']);
      expect(await titlesFor('welding')).toEqual(['Welder']);
    });

    it('find an intern for an internship, and the type of a job', async () => {
      expect(await titlesFor('internship')).toEqual(['Intern', 'Summer analyst']);
      expect(await titlesFor('international')).toEqual(['International Buyer']);
    });

    it('never meet what no one can see: the programme in brackets after the class of a visa', async () => {
      expect(await titlesFor('foreign worker canada')).toEqual([]);
      expect(await titlesFor('programmer canada')).toEqual([]);
      expect(await titlesFor('lmia')).toEqual(['Cook']);
    });
  });
});
