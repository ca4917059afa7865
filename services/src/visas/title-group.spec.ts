import { groupOfTitle } from './title-group.js';

describe('the group of occupations of a title', () => {
  it.each([
    ['Physiotherapist', '22'],
    ['Staff Nurse, Band 5', '22'],
    ['Senior Software Developer (Remote)', '21'],
    ['Plumber - Leeds', '53'],
    ['Care assistants', '61'],
  ])('of "%s" is %s', (title, group) => {
    expect(groupOfTitle(title)).toBe(group);
  });

  it.each([
    'Accountant', // of two groups
    'Civil engineer',
    'Manager',
    'React Engineer', // the index says it in other words
    'Assistant accountant',
    'Trainee plumber',
    'Plumber / Teacher',
    'Physiotherapist - Team Manager',
    'Chef and driver',
    'Underwater basket dreamer',
    'Deputy',
    'Nights',
    '',
    '???',
    '护士',
  ])('of "%s" is not sure', (title) => {
    expect(groupOfTitle(title)).toBeUndefined();
  });
});
