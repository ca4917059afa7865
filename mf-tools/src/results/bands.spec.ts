import { matchBand, percentOf, testBand } from './bands';

it.each([
  [100, 'Excellent Match'],
  [80, 'Excellent Match'],
  [79, 'Good Match'],
  [60, 'Good Match'],
  [59, 'Room for Improvement'],
  [0, 'Room for Improvement'],
])('a match of %i percent is called %s', (score, label) => {
  expect(matchBand(score).label).toBe(label);
});

it.each([
  [80, 'Outstanding', 'positive'],
  [79, 'Strong', 'info'],
  [60, 'Strong', 'info'],
  [40, 'Good', 'caution'],
  [39, 'Keep Studying', 'danger'],
])('a test of %i percent is called %s', (score, label, tone) => {
  expect(testBand(score)).toMatchObject({ label, tone });
});

it.each([
  [71.5, 72],
  [-3, 0],
  [140, 100],
  [Number.NaN, 0],
])('a score of %p is shown as %i percent', (score, shown) => {
  expect(percentOf(score)).toBe(shown);
});
