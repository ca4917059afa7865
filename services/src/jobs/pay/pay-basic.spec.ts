import { readPay } from './pay.js';
import { payInBritain } from './testing/adverts.js';

describe('what a job pays without its target', () => {
  it.each([
    ['Basic £45,000, OTE £70,000', 45_000],
    ['£45,000, OTE £70,000', 45_000],
    ['Circa £45k OTE £70k', 45_000],
    ['£45,000 OTE up to £70,000', 45_000],
    ['OTE £70,000 (£45,000 basic)', 45_000],
    ['£70,000 OTE, basic salary £45,000', 45_000],
  ])('is the basic pay beside a target: "%s"', (text, from) => {
    expect(readPay(text, 'United Kingdom')).toMatchObject({ from, to: from });
  });

  it('is not called the target that stands behind it', () => {
    expect(readPay('Circa £70k OTE £90k', 'United Kingdom')).toMatchObject({ from: 70_000, text: 'Circa £70k' });
  });

  it.each([
    ['OTE £80,000, basic £35,000', 35_000],
    ['OTE £80,000 (basic of up to £35,000)', 35_000],
    ['£80,000 OTE, £35,000 basic, £5,000 car allowance', 35_000],
    ['£35,000 basic, £80,000 OTE', 35_000],
    ['OTE £80,000 - £35,000 basic', 35_000],
    ['Earnings of £80,000 on a base salary of £35,000', 35_000],
    ['The package is worth £70,000, including a base of £48,600', 48_600],
    ['Package £70,000: base £48,600, bonus £15,000, car £6,400', 48_600],
    ['£60,000 made up of £40,000 basic and £20,000 bonus', 40_000],
    ['A base of £48,600 and a total package of £70,000', 48_600],
    ['Salary of £70,000 including bonus (base £55,000)', 55_000],
  ])('is the basic pay where one is named, whatever it comes to in all: "%s"', (text, yearFrom) => {
    expect(payInBritain(text)).toMatchObject({ yearFrom, yearTo: yearFrom });
  });
});
