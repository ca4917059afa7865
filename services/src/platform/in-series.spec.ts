import { inSeries } from './in-series.js';

it.each([
  [[], ''],
  [['Skilled Worker'], 'Skilled Worker'],
  [['Skilled Worker', 'Scale-up'], 'Skilled Worker and Scale-up'],
  [['Skilled Worker', 'Scale-up', 'Creative Worker'], 'Skilled Worker, Scale-up and Creative Worker'],
])('%j in a row have commas and one "and"', (all, words) => {
  expect(inSeries(all)).toBe(words);
});
