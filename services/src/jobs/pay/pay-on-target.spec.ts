import { payInAdvert, unsurePayIn } from './pay-sentences.js';
import { readPay } from './pay.js';
import { processorMs } from '../../platform/testing/processor-time.js';

describe('what one would earn on target', () => {
  it.each([
    ['OTE £80,000', 'OTE £80,000'],
    ['£70,000 OTE', '£70,000 OTE'],
    ['£60k OTE', '£60k OTE'],
    ['First-year OTE £55k', 'First-year OTE £55k'],
    ['£55k first year OTE', '£55k first year OTE'],
    ['OTE: £60,000', 'OTE: £60,000'],
    ['OTE of £60k - £70k', 'OTE of £60k - £70k'],
    ['£60k - £70k OTE', '£60k - £70k OTE'],
    ['O.T.E. £60,000', 'O.T.E. £60,000'],
    ['OTE AUD $95,000', 'OTE AUD $95,000'],
    ['£60k+ OTE', '£60k+ OTE'],
    ['Uncapped OTE of £80,000', 'Uncapped OTE of £80,000'],
    ['Realistic OTE £60k+ per annum', 'Realistic OTE £60k+ per annum'],
    ['£60,000+ a year (realistic OTE)', '£60,000+ a year (realistic OTE)'],
    ['On-target earnings: £60,000', 'On-target earnings: £60,000'],
    ['£60,000 on target earnings', '£60,000 on target earnings'],
    ['OTE in year one of up to £60,000', 'OTE in year one of up to £60,000'],
    ['Sell to schools across Kent, with OTE £50k', 'OTE £50k'],
    ['£57,000 per annum (OTE) and a car (van)', '£57,000 per annum (OTE)'],
    ['OTE £70,000 and £10,000 to join', 'OTE £70,000'],
    ['Competitive basic, OTE £60,000, company car', 'OTE £60,000'],
  ])('is no pay, and is known by its own words: "%s"', (said, words) => {
    expect(readPay(said, 'United Kingdom')).toBeNull();
    const advert = `Do you love sales? Uncapped commission!\n${said}.\nWe sponsor visas.`;
    expect(payInAdvert(advert, 'United Kingdom')).toBeNull();
    expect(unsurePayIn(advert)).toBe(words);
  });

  it.each(['Salary: £45,000 (OTE in the first year)', 'Salary: £60k OTE', 'Salary: OTE 60,000'])(
    'is none on a line that is called salary either: "%s"',
    (line) => {
      expect(payInAdvert(`${line}.`, 'United Kingdom')).toBeNull();
      expect(unsurePayIn(`${line}.`)).toBe(line);
    },
  );

  it.each([
    ['Basic £30,000, OTE £45,000', 30_000],
    ['£30,000 basic, OTE £45,000', 30_000],
    ['£30,000 (OTE £45,000)', 30_000],
    ['£30,000 (OTE in year one of £45,000)', 30_000],
    ['£30,000 (realistic OTE £45,000)', 30_000],
    ['£30,000 + OTE', 30_000],
    ['£30k+OTE', 30_000],
    ['£30,000 a year + OTE', 30_000],
    ['£30,000 plus uncapped OTE', 30_000],
    ['£30,000, OTE uncapped', 30_000],
    ['£30,000 OTE £45,000', 30_000],
    ['£30,000 OTE up to £45,000', 30_000],
    ['£30,000 to £35,000, OTE £50,000', 30_000],
    ['£30,000 with an on-target bonus of 10%', 30_000],
    ['£30,000 on-target bonus 10%', 30_000],
    ['OTE £45,000, basic £30,000', 30_000],
    ['£45,000 OTE, salary £30,000', 30_000],
    ['£45k OTE (£30k basic)', 30_000],
    ['OTE £45,000. £30,000 per annum', 30_000],
    ['£30,000 a year. We are on target for a record year', 30_000],
  ])('hides no pay that is stated beside it: "%s"', (said, yearFrom) => {
    expect(readPay(said, 'United Kingdom')).toMatchObject({ yearFrom });
    expect(payInAdvert(`We sell bread.\nSalary: ${said}.\n`, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it('hides no pay by the hour', () => {
    expect(readPay('£15 per hour, OTE £40,000', 'United Kingdom')).toMatchObject({ from: 15, period: 'hour' });
    expect(readPay('OTE £40,000, £15 per hour', 'United Kingdom')).toMatchObject({ from: 15, period: 'hour' });
  });

  it.each(['Our turnover is £60,000 and on target', 'Sales of £60,000', 'Earn up to £60,000', 'Notes £60,000'])(
    'is not said by "%s"',
    (line) => {
      expect(unsurePayIn(`A baker in Leeds.\n${line}.`)).toBeNull();
    },
  );

  it('is looked for in no time in a very long sentence', () => {
    const began = processorMs();
    for (const words of [
      'OTE ',
      'OTE in year one of ',
      'realistic ',
      '£60,000 ',
      '£60,000 first year ',
      'on target ',
    ]) {
      const advert = words.repeat(100_000 / words.length);
      payInAdvert(advert, 'United Kingdom');
      unsurePayIn(advert);
    }
    expect(processorMs() - began).toBeLessThan(5_000);
  });
});
