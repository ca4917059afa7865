import { periodSaid, readSalary } from './salary-text';

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
    ['£60,000 per annum', 60_000],
    ['£30,000 a year', 30_000],
    ['£30k p.a.', 30_000],
    ['28,000pa', 28_000],
    ['£15.50 per hour', 15.5],
    ['2,500/month', 2_500],
    ['£36.000 per annum', 36_000],
    ['36.000 a year', 36_000],
    ['£36.000,00 p.a.', 36_000],
    ['36.500,50 per year', 36_500.5],
    ['1.234.567 yearly', 1_234_567],
    ['36.00 a year', 36],
  ])('"%s" is read', (text, salary) => {
    expect(readSalary(text)).toEqual({ salary });
  });

  it.each([
    ['£48,500 to £60,000', 48_500, 60_000],
    ['30,000 - 35,000', 30_000, 35_000],
    ['30k–35k', 30_000, 35_000],
    ['£30-35k', 30_000, 35_000],
    ['12.50 to 13.75', 12.5, 13.75],
    ['£32,073 to £39,043 a year', 32_073, 39_043],
    ['£30k pa - £35k pa', 30_000, 35_000],
    ['£30,000 per annum - £36,000 per annum', 30_000, 36_000],
    ['£30,000 p.a. to £36,000 p.a.', 30_000, 36_000],
    ['£13.00 an hour to £15.50 an hour', 13, 15.5],
    ['£14/h – £16/h', 14, 16],
    ['£2,000/month − £2,400/month', 2_000, 2_400],
    ['GBP 30,000 - GBP 36,000', 30_000, 36_000],
    ['30,000 pounds to 36,000 pounds', 30_000, 36_000],
    ['From £30,000 a year to £36,000 a year', 30_000, 36_000],
    ['between £30,000 and £36,000 per annum', 30_000, 36_000],
    ['£30k per annum up to £36k per annum', 30_000, 36_000],
    ['£30.000 - £36.000 per annum', 30_000, 36_000],
    ['30.000 to 36.000 a year', 30_000, 36_000],
    ['£27,000 (min) - £33,000 (max)', 27_000, 33_000],
    ['£27,000 min, £33,000 max', 27_000, 33_000],
    ['£27,000 per annum (min) to £33,000 per annum (max)', 27_000, 33_000],
    ['Min £27,000 max £33,000', 27_000, 33_000],
    ['Minimum: £27,000, maximum: £33,000 a year', 27_000, 33_000],
    ['a minimum of £27,000 and a maximum of £33,000', 27_000, 33_000],
  ])('"%s" is read as a range', (text, salary, salaryTo) => {
    expect(readSalary(text)).toEqual({ salary, salaryTo });
  });

  it.each([
    ['', /Enter the salary/],
    ['0', /more than 0/],
    ['£30.000', /as a number/],
    ['£36.000', /as a number, such as 36000$/],
    ['30.000,50', /as a number, such as 30000$/],
    ['£2.500 a month', /as a number, such as 2500$/],
    ['£13.150 per hour', /as a number/],
    ['36.00.000 a year', /as a number, such as 30000$/],
    ['30,00', /as a number/],
    ['-5', /as a number/],
    ['1e5', /as a number/],
    ['28,000 pro rata', /really paid/],
    ['36.000 - 30.000 a year', /lower end of the range first/],
    ['€36.000 a year', /in pounds/],
    ['36.000 a year pro rata', /really paid/],
    ['35,000 - 30,000', /lower end of the range first/],
    ['0 to 30,000', /more than 0/],
    ['30.000 to 35.000', /as a number/],
    ['1 to 2 to 3', /as a number/],
    ['£14 per hour - £30,000 per annum', /one length of time/],
    ['max £33,000', /as a number/],
    ['£30,000 and £36,000', /as a number/],
    ['min £27,000, £33,000 net max', /before tax/],
    ['$30,000', /in pounds/],
    ['30000 EUR', /in pounds/],
    ['£60,000 AUD', /in pounds/],
    ['60,000 rupees', /in pounds/],
    ['-£30,000', /as a number/],
    ['£57,000 net', /before tax/],
    ['Basic £45,000, OTE £70,000', /basic pay alone/],
    ['£60,000 self-employed', /sponsor pays to somebody it employs/],
    ['competitive', /as a number/],
    ['99999999999', /more than anyone is paid/],
  ])('"%s" is refused with what to write', (text, reason) => {
    expect(readSalary(text)).toEqual({ refused: expect.stringMatching(reason) });
  });

  it.each([
    ['£60,000 per annum', 'year'],
    ['£15.50 an hour', 'hour'],
    ['£2,500 pcm', 'month'],
    ['£2,500 p/m', 'month'],
    ['30000', undefined],
  ])('"%s" names the time that it is for', (text, period) => {
    expect(periodSaid(text)).toBe(period);
  });
});
