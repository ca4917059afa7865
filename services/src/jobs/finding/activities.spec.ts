import { inOslo, sortedTitlesOf } from './testing/answers.js';
import { searchAmong } from './testing/search-among.js';

const titles = [
  'Bartender', 'Hairdresser', 'Nanny', 'Joiner', 'Bricklayer', 'Caregiver', 'Carpenter', 'Cook', 'Dishwasher',
  'Dressmaker', 'Berry Picker', 'Pet Groomer', 'Glazier', 'Upholsterer', 'Bookbinder', 'Beekeeper', 'Waitress',
  'Truck Driver', 'Store Shelf Stocker', 'Firefighter', 'Pipefitter', 'Nurse', 'Software Developer', 'Construction Worker',
  'Server', 'Child Care Provider', 'ENT Surgeon', 'Machinist', 'Care Worker', 'Engineer', 'Trainer', 'Caterer',
  'Computer Operator', 'Reader', 'Presenter', 'Blacksmith', 'Farrier', 'Tree Planter', 'Laboratory Technologist', 'Software Tester', 'Mushroom Picker',
  'Bar Manager', 'Christmas Tree Salesperson', 'Plant Hire Clerk',
]; // prettier-ignore

describe('what work is called that is named after those who do it', () => {
  const found = sortedTitlesOf(searchAmong(inOslo(titles)));

  it.each([
    ['bartending', 'Bartender'],
    ['Hairdressing', 'Hairdresser'],
    ['hairdressing oslo', 'Hairdresser'],
    ['babysitting', 'Nanny'],
    ['childminding', 'Nanny'],
    ['joinery', 'Joiner'],
    ['joinery', 'Carpenter'],
    ['carpentry', 'Carpenter'],
    ['bricklaying', 'Bricklayer'],
    ['caregiving', 'Caregiver'],
    ['caregiving', 'Care Worker'],
    ['cookery', 'Cook'],
    ['dishwashing', 'Dishwasher'],
    ['dressmaking', 'Dressmaker'],
    ['bookbinding', 'Bookbinder'],
    ['beekeeping', 'Beekeeper'],
    ['firefighting', 'Firefighter'],
    ['pipefitting', 'Pipefitter'],
    ['glazing', 'Glazier'],
    ['upholstery', 'Upholsterer'],
    ['blacksmithing', 'Farrier'],
    ['fruit picking', 'Berry Picker'],
    ['dog grooming', 'Pet Groomer'],
    ['lorry driving', 'Truck Driver'],
    ['shelf stacking', 'Store Shelf Stocker'],
    ['joinry', 'Joiner'],
    ['joinry', 'Carpenter'],
    ['brick laying', 'Bricklayer'],
    ['tree planting', 'Tree Planter'],
    ['tree planting oslo', 'Tree Planter'],
    ['software testing', 'Software Tester'],
    ['lab testing', 'Laboratory Technologist'],
    ['laboratory testing', 'Laboratory Technologist'],
    ['lab work', 'Laboratory Technologist'],
  ])('finds them: %s the %s', async (text, title) => {
    const { titles, corrected } = await found(text);
    expect(corrected).toBeUndefined();
    expect(titles).toContain(title);
  });

  it.each([
    ['engineering', ['Engineer']],
    ['training', ['Trainer']],
    ['nursing', ['Nurse']],
    ['catering', ['Caterer']],
    ['building', []],
    ['coding', []],
    ['serving', ['Server']],
    ['providing', []],
    ['computing', []],
    ['reading', ['Reader']],
    ['nursery', []],
    ['entry', []],
    ['machinery', []],
    ['carry', []],
    ['distillery', []],
    ['and building', []],
    ['caring nurse', []],
    ['oslo planting', ['Plant Hire Clerk']],
    ['nurse training', []],
    ['tree reading', []],
  ])('finds nobody who only sounds so: %s %j', async (text, expected) => {
    const { titles } = await found(text);
    expect(titles.filter((title) => !expected.includes(title as never))).toEqual([]);
  });

  it.each([
    ['waitresing', 'waitressing', 'Waitress'],
    ['bricklaing', 'bricklaying', 'Bricklayer'],
    ['hairdresing', 'hairdressing', 'Hairdresser'],
    ['babysiting oslo', 'babysitting oslo', 'Nanny'],
    ['bartendng', 'bartending', 'Bartender'],
    ['upholstry', 'upholstery', 'Upholsterer'],
    ['tree plantng', 'tree planting', 'Tree Planter'],
    ['software testng', 'software testing', 'Software Tester'],
    ['lab testng', 'lab testing', 'Laboratory Technologist'],
    ['bar tending', 'bartending', 'Bartender'],
    ['bar tending oslo', 'bartending oslo', 'Bartender'],
    ['hair dressing', 'hairdressing', 'Hairdresser'],
    ['fire fighting', 'firefighting', 'Firefighter'],
    ['bar tendng', 'bartending', 'Bartender'],
    ['hair dresing', 'hairdressing', 'Hairdresser'],
    ['bee keping oslo', 'beekeeping oslo', 'Beekeeper'],
    ['bee keeping', 'beekeeping', 'Beekeeper'],
    ['treeplanting', 'tree planting', 'Tree Planter'],
    ['labtesting', 'lab testing', 'Laboratory Technologist'],
    ['mushroompicking', 'mushroom picking', 'Mushroom Picker'],
  ])('is corrected to a form of a word that our lists have: %s', async (typed, corrected, title) => {
    const answer = await found(typed);
    expect(answer.corrected).toBe(corrected);
    expect(answer.titles).toContain(title);
  });
});
