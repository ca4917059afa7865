import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

describe('a title that has the word typed', () => {
  const board = [
    'Chefs',
    'Sous Chef',
    'Executive Chef/Kitchen Manager',
    'Chef de Partie',
    'Cook / Line Cook',
    'Grill Cook',
    'Waiter',
    'Head Waiter',
    'Waiter and Waitress Trainer',
    'Server',
    'Labourer Trainee',
    'Software Developer',
    'Business Development Officer',
    'Programmer',
    'RN Educator',
    'Registered Nurse',
    'Lawn Care Worker',
    'Home Support Worker',
    'Nursing Home Porter',
    'Psychiatric Nursing',
    'Nurse Educator',
    'Engineering Aide',
    'Engineer in Training',
    'Community Gardening',
    'Gardening Instructor',
    'Market Garden',
    'Secretaries in Training',
    'Secretary',
    'Administrative Assistant',
    'Organizing Aide',
    'Skilled to Organise',
  ];
  // what is meant first is the oldest: nothing but what titles say puts it first
  const lines = board.map((title, at) =>
    aLine({
      title,
      company: 'Example',
      location: 'Oslo, Norway',
      description: 'Work.',
      posted_at: `2025-${at < 28 ? '01' : '02'}-${String((at % 28) + 1).padStart(2, '0')}`,
      skills: title === 'Grill Cook' ? ['Chef'] : [],
    }),
  );
  const search = searchAmong(lines);

  const titles = async (text: string) => (await search(text)).titles;

  it.each(['chef', 'chefs', 'Chef jobs', 'chef in Oslo', 'chef Norway'])(
    'stands before its synonyms: %s',
    async (text) => {
      const found = await titles(text);
      expect(found[0]).toBe('Chefs');
      expect(found.slice(1, 4).toSorted()).toEqual(['Chef de Partie', 'Executive Chef/Kitchen Manager', 'Sous Chef']);
      expect(found.slice(4)).toEqual(['Cook / Line Cook', 'Grill Cook']);
    },
  );

  it('stands so wherever in it the word is', async () => {
    expect(await titles('waiter')).toEqual(['Waiter', 'Head Waiter', 'Waiter and Waitress Trainer', 'Server']);
    expect((await titles('cook')).slice(0, 2).toSorted()).toEqual(['Cook / Line Cook', 'Grill Cook']);
  });

  it('is none with another word of the same stem', async () => {
    const found = await titles('developer');
    expect(found.indexOf('Programmer')).toBeLessThan(found.indexOf('Business Development Officer'));
  });

  it.each([
    ['nursing', ['Psychiatric Nursing', 'Nursing Home Porter', 'Registered Nurse']],
    ['engineering', ['Engineering Aide', 'Engineer in Training']],
    ['gardening', ['Community Gardening', 'Gardening Instructor', 'Market Garden']],
    ['secretary', ['Secretary', 'Secretaries in Training', 'Administrative Assistant']],
    ['secretaries', ['Secretary', 'Secretaries in Training', 'Administrative Assistant']],
    ['organising', ['Organizing Aide', 'Skilled to Organise']],
    ['organizing', ['Organizing Aide', 'Skilled to Organise']],
  ])('is before one that ends with another word of its stem: %s', async (text, first) => {
    expect((await titles(text)).slice(0, first.length)).toEqual(first);
  });

  it.each(['nurse', 'nurses', 'nurse jobs', 'Nurse in Oslo', 'nurze'])(
    'stands so wherever the word is that is spelled otherwise than its stem: %s',
    async (text) => {
      expect((await titles(text)).slice(0, 3)).toEqual(['Registered Nurse', 'Nurse Educator', 'Psychiatric Nursing']);
    },
  );

  it('stands behind what a short form is short for, and what several words are together', async () => {
    expect((await titles('rn')).slice(0, 2)).toEqual(['Registered Nurse', 'RN Educator']);
    expect((await titles('care worker')).slice(0, 2)).toEqual(['Home Support Worker', 'Lawn Care Worker']);
  });
});
