import { readSalary } from './salary-text';

describe('a salary as people type it', () => {
  it.each([
    ['30000', 30_000],
    ['30,000', 30_000],
    ['£30,000', 30_000],
    ['30 000', 30_000],
    ['30k', 30_000],
    ['£30.5k', 30_500],
    ['12.82', 12.82],
    ['1,234,567.89', 1_234_567.89],
    ['  £ 28,000 ', 28_000],
  ])('"%s" is read', (text, salary) => {
    expect(readSalary(text)).toEqual({ salary });
  });

  it.each([
    ['', /Enter the salary/],
    ['0', /more than 0/],
    ['£30.000', /as a number/],
    ['30,00', /as a number/],
    ['-5', /as a number/],
    ['1e5', /as a number/],
    ['28,000 pro rata', /really paid/],
    ['30,000 - 35,000', /lower end/],
    ['30k to 35k', /as a number|lower end/],
    ['$30,000', /in pounds/],
    ['30000 EUR', /in pounds/],
    ['competitive', /as a number/],
  ])('"%s" is refused with what to write', (text, reason) => {
    expect(readSalary(text)).toEqual({ refused: expect.stringMatching(reason) });
  });
});
