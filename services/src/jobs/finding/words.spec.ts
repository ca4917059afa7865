import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { importSome } from '../testing/some-jobs.js';
import { SearchPlans } from './search-plans.js';
import { Stems } from './stems.js';
import { fillers, partsOf, wordsOf } from './words.js';

describe('the words of a text', () => {
  let database: TestDatabase;
  let plans: SearchPlans;

  beforeAll(async () => {
    database = await testDatabase();
    await importSome(database.dataSource, 60);
    plans = new SearchPlans(new Stems(database.dataSource));
  });
  afterAll(() => database?.drop());

  /** As the search table makes them. */
  const byTable = async (texts: string[]) =>
    database.dataSource.query<{ text: string; parts: string[] }[]>(
      `SELECT text, ARRAY(SELECT part FROM search_asked(text) ORDER BY n) AS parts FROM unnest($1::text[]) AS text`,
      [texts],
    );

  it('are the same to who asks and to the table that is asked, in all that jobs say', async () => {
    const said = await database.dataSource.query<{ text: string }[]>(
      'SELECT title AS text FROM jobs UNION SELECT company FROM jobs UNION SELECT location FROM jobs UNION SELECT left(description, 400) FROM jobs',
    );
    const rows = await byTable(said.map(({ text }) => text));
    expect(rows.length).toBeGreaterThan(500);
    for (const { text, parts } of rows) expect([text, wordsOf(text).flatMap(partsOf)]).toEqual([text, parts]);
  });

  it('are the same in what is written strangely', async () => {
    const strange = [
      'C#, C++ & .NET; F# or node.js', 'asp.net core', '.network', 'CompTIA A+, A+B, a++, vita+, (A+)', "nurse's O’Brien’s d´Artagnan", 'Müller-Lüdenscheidt GmbH & Co. KG',
      'Straße ÆRØ Łódź đ ı İstanbul', 'h-1b / E-3', 'AT&T', 'M&A, R & D, A & B & C, S&OP', 'A & Betas', 'C & C++', "R & D's", 'R & C#', 'a & b-rated', 'É & A', 'x-m & a', "M&A's", 'A&E-nurse', 'a.b.c.', '--', "'''", 'ﬁne ½ №5 ①', 'x'.repeat(60), 'tab\tand\nline',
    ]; // prettier-ignore
    for (const { text, parts } of await byTable(strange)) {
      expect([text, wordsOf(text).flatMap(partsOf)]).toEqual([text, parts]);
    }
  });

  it('that carry no meaning are the same ones to both', async () => {
    const asked = [...fillers, 'nurse', 'it', 'from', 'ny'];
    const rows = await database.dataSource.query<{ word: string; filler: boolean }[]>(
      'SELECT word, search_is_filler(word) AS filler FROM unnest($1::text[]) AS word',
      [asked],
    );
    expect(rows.filter(({ filler }) => filler).map(({ word }) => word)).toEqual([...fillers]);
  });

  describe('as a plan', () => {
    const lexemes = async (text: string) =>
      (await plans.of(text)).groups.map(({ any }) => any.map(({ all }) => all.map(({ word }) => word).join('+')));

    it('mean what a technology is built on as well, and not the other way round', async () => {
      expect((await lexemes('asp.net developer'))[0]).toContain('.net');
      expect(await lexemes('react native')).toEqual([expect.arrayContaining(['react'])]);
      expect((await lexemes('react'))[0]!.filter((one) => one.includes('nativ'))).toEqual([]);
    });

    it('take a state after a comma, or in capitals, for the place', async () => {
      expect((await lexemes('cook, OR')).at(-1)).toEqual(['@or+@oregon']);
      expect((await lexemes('cook ON')).at(-1)).toEqual(['@on+@ontario']);
      expect((await lexemes('nurse, tx')).at(-1)![0]).toBe('@tx');
      expect(await lexemes('cook on')).toHaveLength(1);
      expect(await lexemes('COOK ON SHIP')).toHaveLength(2);
    });

    it('take a small word in capitals for a state wherever it stands, unless all is in capitals or a place follows', async () => {
      expect((await lexemes('ON cook'))[0]).toContain('@on+@ontario');
      expect((await lexemes('OR, cook'))[0]).toContain('@or+@oregon');
      expect((await lexemes('night cook IN summer'))[2]).toContain('@in+@indiana');
      expect((await lexemes('ON jobs')).flat()).toEqual(['@on+@ontario']);
      expect(await lexemes('cook IN Leeds')).toEqual(await lexemes('cook in Leeds'));
      expect(await lexemes('Nurse OR/ICU')).toEqual(await lexemes('Nurse or/ICU'));
      expect(await lexemes('OR COOK')).toEqual(await lexemes('cook'));
    });

    it('find a title or a company that has a state in capitals as it stands, too', async () => {
      const [or, nurse] = await lexemes('OR Nurse');
      for (const any of [or, nurse]) expect(any).toEqual(expect.arrayContaining(['=or nurs', '~nurs or', 'or+nurs']));
      expect((await lexemes('nurse OR')).flat()).not.toContain('or+nurs');
    });

    it('bring what means the same together', async () => {
      expect((await lexemes('RN'))[0]).toEqual(expect.arrayContaining(['rn', 'register+nurs', 'staff+nurs']));
      expect((await lexemes('registered nurses'))[0]).toEqual(expect.arrayContaining(['register+nurs', 'rn']));
      expect((await lexemes('labourer'))[0]).toContain('laborer');
      expect((await lexemes('nyc'))[0]).toContain('@^new york');
      expect((await lexemes('staffs'))[0]).toEqual(['@staffordshir+@britain', 'staffordshir+@britain']);
      expect((await lexemes('staff'))[0]).not.toContain('staffordshir');
    });

    it('know what means the same by its stems, whatever its inflection', async () => {
      const engineer = await lexemes('software engineer');
      expect(engineer[0]).toEqual(expect.arrayContaining(['softwar+engineer', 'swe', 'softwar+developer']));
      for (const text of ['software engineers', 'software engineering'])
        expect([text, await lexemes(text)]).toEqual([text, engineer]);
      expect((await lexemes('site reliability engineering'))[0]).toContain('sre');
      expect((await lexemes('new yorking city')).flat()).not.toContain('@^new york');
    });

    const alternatives = async (text: string) => (await plans.of(text)).groups.flatMap(({ any }) => any);
    const found = async (text: string) => (await alternatives(text)).map(({ all }) => all.map(({ word }) => word));

    it('never take what is spelled out for the place that its short form is', async () => {
      expect(await found('physician assistant')).not.toContainEqual(['pa']);
      expect(await found('pa')).toContainEqual(['physician', 'assistant']);
      expect((await found('los angeles')).flat()).not.toContain('la');
    });

    it('look for a town or state by its short form in the place alone', async () => {
      expect(await found('LA')).toEqual([['@la', '@louisiana'], ['@^los angeles']]);
      expect(await found('la')).toEqual(await found('LA'));
      expect((await found('nyc')).every(([word]) => word!.startsWith('@'))).toBe(true);
    });

    it('put the place first where the whole text is a state in capitals', async () => {
      expect((await alternatives('ON')).map(({ all }) => all[0]!.word)).toEqual(['@on']);
      const [place, ...others] = await alternatives('BC');
      expect(place).toMatchObject({ all: [{ word: '@bc' }], weight: 25 });
      // also where the word is a title: 25 in the place is more than any of these in a title
      expect(others.length).toBeGreaterThan(0);
      expect(others.every(({ weight }) => weight * 10 < 25 * 3)).toBe(true);
    });

    it('look for a short form of a skill or an occupation anywhere but in the company', async () => {
      const onlyOf = async (text: string, word: string) =>
        (await alternatives(text))
          .filter(({ all }) => all.length === 1 && all[0]!.word === word)
          .map(({ only }) => only);
      expect(await onlyOf('javascript', 'js')).toEqual(['words']);
      // what was typed itself may be a name, last of all
      expect((await onlyOf('hvac', 'hvac')).at(-1)).toBe('names');
      expect((await alternatives('hvac')).at(-1)).toMatchObject({ only: 'names', weight: 1 });
      expect(await onlyOf('aws', 'aw')).toEqual(['words']);
      expect(await onlyOf('registered nurse', 'rn')).toEqual(['skills']);
      expect(await onlyOf('golang', 'go')).toEqual(['skills']);
      expect((await onlyOf('go', 'go'))[0]).toBe('skills');
      expect(await onlyOf('lab', 'lab')).toEqual([undefined]);
    });

    it('put a company that has all that was typed before titles that mean it, where a word is a short form', async () => {
      const company = { only: 'company', weight: 16, all: [{ word: 'hca' }, { word: 'healthcar' }] };
      for (const { any } of (await plans.of('HCA Healthcare')).groups)
        expect(any).toContainEqual(expect.objectContaining({ only: 'company' }));
      expect((await plans.of('HCA Healthcare')).groups[0]!.any[0]).toMatchObject(company);
      expect((await alternatives('nurse texas')).some(({ only }) => only === 'company')).toBe(false);
    });

    it('put what is written as one before the same parts apart', async () => {
      const [first] = await alternatives('h-1b');
      expect(first).toMatchObject({ all: [{ word: 'h1b' }] });
    });

    it.each(['M&A', 'm & a'])('take letters that are joined for one name, and not for a place: %s', async (text) => {
      expect(await found(text)).toEqual([['m&a']]);
      expect(await found(`${text} analyst`)).toContainEqual(['m&a']);
      expect(await found('a&s')).toEqual([['a&s']]);
    });

    it('look for the name of a country in which there is no job as a word, wherever it stands', async () => {
      const typed = (text: string, word: string) =>
        alternatives(text).then((any) => any.find(({ all }) => all.length === 1 && all[0]!.word === word));
      expect((await typed('reunion', 'reunion'))?.only).toBeUndefined();
      expect(await found('reunion')).toContainEqual(['reunion']);
      expect((await typed('canada', 'canada'))?.only).toBe('names');
      expect(await found('europe')).toContainEqual(['@=germany']);
    });

    it('take a rare word for a beginning too, and a region for the counties in it', async () => {
      expect(await found('physio')).toEqual(expect.arrayContaining([['physiotherapist'], ['physical', 'therapist']]));
      expect(await found('east of england')).toContainEqual(['@norfolk', '@britain']);
      expect((await found('GTA')).every((words) => words.includes('@ontario'))).toBe(true);
    });

    it('ask nothing of a text without words, and never for too much', async () => {
      for (const text of ['', '!!!', '—', '😀']) expect((await plans.of(text)).groups).toEqual([]);
      const many = Array.from({ length: 160 }, (_, n) => `w${n}`).join(' ');
      expect((await plans.of(many)).groups).toHaveLength(40);
      expect((await plans.of('ab '.repeat(166))).groups).toHaveLength(1);
    });
  });
});
