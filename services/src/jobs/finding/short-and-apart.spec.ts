import { aLine } from '../testing/some-jobs.js';
import { searchAmong } from './testing/search-among.js';

describe('names of work that people shorten, or write as one word or as two', () => {
  const titles = [
    'Mechanical Engineer', 'Electrical Engineer', 'Civil Engineer', 'Tech Engineer', 'Executive Engineer',
    'Pipefitter', 'Pipe Fitter', 'Stone Mason', 'Wait Staff', 'Waitstaff', 'Maintenance Worker', 'Delivery Driver',
    'Grounds Maintenance Manager',
  ]; // prettier-ignore
  const lines = titles.map((title) => aLine({ title, location: 'Oslo, Norway', description: 'Work.' }));
  const search = searchAmong(lines);

  const found = async (text: string) => {
    const { corrected, titles } = await search(text);
    return { corrected, titles: titles.toSorted() };
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
