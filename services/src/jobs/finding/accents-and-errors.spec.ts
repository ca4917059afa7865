import { aLine } from '../testing/some-jobs.js';
import { firstOf } from './testing/answers.js';
import { searchAmong } from './testing/search-among.js';

describe('a word with an accent', () => {
  const jobs = [
    ['Electrician', 'Oslo, Norway'], ['Welder', 'Oslo, Norway'], ['Plumber', 'Vancouver, BC, Canada'],
    ['Carpenter', 'Montréal, QC, Canada'], ['Native Speaker', 'Oslo, Norway'], ['Nurse', 'Montréal, QC, Canada'],
    ['Café Manager', 'Oslo, Norway'], ['Baker', 'Côte-Saint-Luc, QC, Canada'], ['Core Driller', 'Oslo, Norway'],
    ['Résumé Writer', 'Oslo, Norway'], ['Cashier', 'Oslo, Norway'], ['Almond Picker', 'Almo, ID, United States'],
  ]; // prettier-ignore
  const several = jobs.flatMap(([title, location]) =>
    Array.from({ length: 3 }, (_, at) => aLine({ title, location, company: `Example ${at}`, description: 'Work.' })),
  );
  const once = aLine({ title: 'Chef de Rang', company: 'Naive Kitchens', location: 'Oslo, Norway' });
  const besides = aLine({ title: 'Florist', location: 'Oslo, Norway', description: 'Made of crème.' });
  const search = searchAmong([...several, once, besides]);

  const found = firstOf(search);

  it.each([
    ['électrican', 'electrician', 'Electrician'],
    ['électriciann', 'electrician', 'Electrician'],
    ['wéldr', 'welder', 'Welder'],
    ['wélder', undefined, 'Welder'],
    ['WÉLDR', 'welder', 'Welder'],
    ['Vancuvér', 'vancouver', 'Plumber'],
    ['plúmbr', 'plumber', 'Plumber'],
    ['carpntér', 'carpenter', 'Carpenter'],
    ['natïve', undefined, 'Native Speaker'],
    ['natvïe', 'native', 'Native Speaker'],
    ['nurzé', 'nurse', 'Nurse'],
    ['cashïr', 'cashier', 'Cashier'],
    ['plu\u0301mbr', 'plumber', 'Plumber'],
  ])('is corrected like one without: %s', async (typed, corrected, title) => {
    expect(await found(typed)).toEqual({ corrected, title });
  });

  it.each([
    ['nurce montréal', 'nurse montréal', 'Nurse'],
    ['montréal carpntér', 'montréal carpenter', 'Carpenter'],
    ['Montrél nurse', 'montreal nurse', 'Nurse'],
  ])('stays as it is typed beside one that is corrected: %s', async (typed, corrected, title) => {
    expect(await found(typed)).toEqual({ corrected, title });
  });

  it.each([
    ['café', 'Café Manager'],
    ['côte', 'Baker'],
    ['résumé', 'Résumé Writer'],
    ['crème', 'Florist'],
    ['naïve', 'Chef de Rang'],
  ])('is meant as it is where a job has it, however few: %s', async (typed, title) => {
    expect(await found(typed)).toEqual({ corrected: undefined, title });
  });

  it.each(['nurpé', 'Köln', 'Zürich', 'wéldzr'])(
    'is no other word for a reason that nobody sees: %s',
    async (typed) => {
      expect((await found(typed)).corrected).toBeUndefined();
    },
  );
});
