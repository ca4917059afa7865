import { inOslo, sortedTitlesOf } from './testing/answers.js';
import { searchAmong } from './testing/search-among.js';

describe('names of work that people shorten, or write as one word or as two', () => {
  const titles = [
    'Mechanical Engineer', 'Electrical Engineer', 'Civil Engineer', 'Tech Engineer', 'Executive Engineer',
    'Pipefitter', 'Pipe Fitter', 'Stone Mason', 'Wait Staff', 'Waitstaff', 'Maintenance Worker', 'Delivery Driver',
    'Grounds Maintenance Manager',
  ]; // prettier-ignore
  const found = sortedTitlesOf(searchAmong(inOslo(titles)));

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
