import { testDatabase, type TestDatabase } from '../../platform/testing/test-database.js';
import { aLine, asLines, importText } from '../testing/some-jobs.js';
import { otherSpellings } from './spelling-variants.js';
import { searchBySql } from './testing/search-by-sql.js';

describe('a mould and a mold', () => {
  it.each([
    ['mould', 'mold'],
    ['moulds', 'molds'],
    ['moulded', 'molded'],
    ['moulder', 'molder'],
    ['moulding', 'molding'],
    ['mouldings', 'moldings'],
    ['mouldmaker', 'moldmaker'],
    ['mouldmaking', 'moldmaking'],
    ['overmoulding', 'overmolding'],
    ['remould', 'remold'],
    ['smouldering', 'smoldering'],
    ['moult', 'molt'],
  ])('are one word in two spellings: %s, %s', (british, american) => {
    expect(otherSpellings(british)).toEqual([american]);
    expect(otherSpellings(american)).toEqual([british]);
  });

  it.each(
    'would,could,should,shoulder,boulder,shouldering,gold,golden,cold,fold,folder,folding,hold,holder,bold,old,olden,soldier,solder,moldova,moldovan,molten,moulton,molton,mole,molar,volt,colt,bolt,mount'.split(
      ',',
    ),
  )('make no other spelling of a word that has one: %s', (word) => {
    expect(otherSpellings(word).filter((other) => /ou?l[dt]/.test(other))).toEqual([]);
  });

  describe('in a search', () => {
    let database: TestDatabase;

    beforeAll(async () => {
      database = await testDatabase();
      const titles = [
        'Mold Maker', 'Mould Technician', 'Molding Operator', 'Moulding Setter', 'Molder', 'Moulder', 'Moldmaker',
        'Molded Parts Inspector', 'Moulded Parts Packer', 'Goldsmith', 'Folder Operator', 'Moldovan Translator',
      ]; // prettier-ignore
      const lines = titles.map((title) => aLine({ title, location: 'Oslo, Norway', description: 'I would work.' }));
      await importText(database.dataSource, 'some.jsonl', asLines(...lines));
    });
    afterAll(() => database?.drop());

    const titlesFound = async (text: string) => {
      const { ids } = await searchBySql(database.dataSource)(text);
      const rows = await database.dataSource.query<{ id: number; title: string }[]>('SELECT id, title FROM jobs');
      return ids.map((id) => rows.find((row) => row.id === id)!.title);
    };

    it.each([
      ['mould maker', ['Mold Maker']],
      ['mold maker', ['Mold Maker']],
      ['mold technician', ['Mould Technician']],
      ['mouldmaker', ['Moldmaker']],
      ['molder', ['Molder', 'Moulder']],
      ['moulder', ['Moulder', 'Molder']],
      ['molded parts', ['Molded Parts Inspector', 'Moulded Parts Packer']],
      ['moulded parts', ['Moulded Parts Packer', 'Molded Parts Inspector']],
      ['moulding operator', ['Molding Operator']],
      ['molding setter', ['Moulding Setter']],
      ['moldovan', ['Moldovan Translator']],
    ])('find each other: %s', async (text, titles) => {
      expect(await titlesFound(text)).toEqual(titles);
    });

    it.each(['mould', 'mold', 'moulding', 'molding'])('find neither gold nor a folder: %s', async (text) => {
      const found = await titlesFound(text);
      expect(found).toEqual(expect.arrayContaining(['Mold Maker', 'Mould Technician']));
      expect(found).not.toContain('Goldsmith');
      expect(found).not.toContain('Folder Operator');
    });
  });
});
