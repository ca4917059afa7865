import { payInAdvert, unsurePayIn } from './pay-sentences.js';
import { readPay } from './pay.js';

describe('what is left of pay after tax', () => {
  it.each([
    ['£2,100 after tax', 'United Kingdom'],
    ['£2,100 net per month', 'United Kingdom'],
    ['£2,100 per month net', 'United Kingdom'],
    ['£2,100 per month (net)', 'United Kingdom'],
    ['£2,100 p.m. nett', 'United Kingdom'],
    ['£60,000 net', 'United Kingdom'],
    ['£2,100 - £2,400 per month after tax', 'United Kingdom'],
    ['£2,100 a month take home', 'United Kingdom'],
    ['£2,100 per month take-home pay', 'United Kingdom'],
    ['Take home pay of £2,100 per month', 'United Kingdom'],
    ['Net salary: £2,100 per month', 'United Kingdom'],
    ['Net monthly pay £2,100', 'United Kingdom'],
    ['Monthly net salary: £2,100', 'United Kingdom'],
    ['£700 clear per week', 'United Kingdom'],
    ['£550 per week cash in hand', 'United Kingdom'],
    ['€650 p.w. net', 'Ireland'],
    ['AU$1,400 per week net', 'Australia'],
    ['₹40,000 in hand per month', 'India'],
    ['₹40,000 per month in-hand', 'India'],
    ['2.800 € netto im Monat', 'Germany'],
    ['2.800 € monatlich netto', 'Germany'],
    ['Nettogehalt: 2.800 € im Monat', 'Germany'],
    ['Netto 2.800 € pro Monat', 'Germany'],
    ['€2.600 netto per maand', 'Netherlands'],
    ['2 100 € net par mois', 'France'],
    ['2 100 € nets mensuels', 'France'],
    ['1.900 € netti al mese', 'Italy'],
    ['1.900 € netos al mes', 'Spain'],
  ])('is no pay of a year: "%s" (%s)', (said, country) => {
    expect(readPay(said, country)).toBeNull();
    expect(payInAdvert(`We bake bread.\nSalary: ${said}.\nCome to us.`, country)).toBeNull();
  });

  it('is no pay in a sentence of an advert either', () => {
    expect(payInAdvert('You will take home £2,100 per month after tax.', 'United Kingdom')).toBeNull();
    expect(payInAdvert('Your pay is £2,100 per month after tax and bonuses.', 'United Kingdom')).toBeNull();
  });

  it.each([
    '£2,600 gross per month (£2,100 net)',
    '£2,600 per month gross, £2,100 net',
    '£2,100 net, £2,600 gross per month',
    'Net £2,100, gross £2,600 per month',
    '£2,600 per month before tax, £2,100 per month after tax',
  ])('hides no pay that is stated beside it: "%s"', (said) => {
    expect(readPay(said, 'United Kingdom')).toMatchObject({ from: 2_600, to: 2_600, period: 'month' });
  });

  it.each([
    '£2,100 net, per month',
    '£2,100 net of tax per month',
    '£2,100 per month net plus tips',
    '£2,100 per month net + tips',
    '£2,100 per month net and free accommodation',
    '£550 a week tax-free cash',
    '£550 a week tax-free, cash in hand',
    '£550 a week tax free and in your hand',
    '£2,100 a month, tax-free take-home pay',
    '£2,100 per month net (approx)',
    '£2,100 per month net / £2,600',
    '£2,100 a month take-home after deductions',
    '£2,100 per month net and £200 for travel',
    '£2,100 a month in hand, guaranteed',
    '£2,100 a month net basis',
  ])('is no pay where more is said of it: "%s"', (said) => {
    expect(readPay(said, 'United Kingdom')).toBeNull();
  });

  it.each([
    ['Salary £26,000 per year (tax-free tips on top)', 26_000],
    ['Pay £12.50 per hour, tax-free tips', 24_375],
    ['Salary £30,000 per annum, tax-free cycle to work scheme', 30_000],
    ['Salary £30,000 per annum, tax-free mileage', 30_000],
    ['Salary £30,000 per annum, tax free bikes', 30_000],
    ['Salary £55,000, take-home company car', 55_000],
    ['Salary £55,000 (take home van provided)', 55_000],
    ['Salary £55,000, take-home coding task', 55_000],
    ['£45,000 - £55,000, Net 8 and Azure', 45_000],
    ['£45,000 - £55,000, Net Core', 45_000],
    ['£38,000 (net-zero projects)', 38_000],
    ['£38,000, net asset value reporting', 38_000],
    ['£40,000 a year, net of pension', 40_000],
    ['£40,000 a year net of salary sacrifice', 40_000],
    ['£40,000 a year, tax-free annual bonus', 40_000],
    ['£40,000 a year, tax-free monthly travel allowance', 40_000],
    ['£40,000 a year, tax-free cash bonus', 40_000],
    ['£45,000, Net-8 developer', 45_000],
    ['£40,000 a year, in hand surveys', 40_000],
    ['£40,000 - net revenue retention', 40_000],
  ])('is not meant where something else is net, tax-free or taken home: "%s"', (said, yearFrom) => {
    expect(readPay(said, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it.each([
    ['Salary £31,200 per annum, tax free', 31_200],
    ['Salary: £20,780 per year tax free', 20_780],
    ['Stipend £20,780 per year tax free', 20_780],
    ['Stipend: £20,780 p.a. (tax-free)', 20_780],
    ['A tax-free stipend of £20,780 per year', 20_780],
    ['A stipend of £20,780 a year, tax free and paid monthly', 20_780],
    ['Wage £550 a week tax free', 28_600],
    ['Tax-free salary of £31,200', 31_200],
    ['Pay: £2,100 a month tax-free pay', 25_200],
    ['UKRI stipend of £1,731 per month, tax free', 20_772],
  ])('is not what is paid free of tax, which is all that is stated: "%s"', (said, yearFrom) => {
    expect(readPay(said, 'United Kingdom')).toMatchObject({ yearFrom });
    expect(payInAdvert(`We study rocks.\n${said}.\nCome to us.`, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it('is not meant by the terms of an invoice', () => {
    expect(readPay('$60,000 - Net 30 terms', 'United States')).toMatchObject({ yearFrom: 60_000 });
  });

  it.each([
    '£60,000, net zero team',
    '£60,000 - Net Developer',
    '£60,000 .NET Developer',
    '£60,000 net promoter score team',
    '£60,000 before tax',
    '£60,000 gross',
    '£60,000, netball coach',
    '£60,000, clear progression',
    '£60,000 + tax free childcare',
    '£60,000, tax-free childcare vouchers',
    '£60,000, take-home vehicle',
    'Net zero manager, £60,000',
    'Internet salary: £60,000',
    'Planet pay: £60,000',
    'Take home a bonus, £60,000',
    'A clear salary scale: £60,000',
  ])('is not meant by "%s"', (said) => {
    expect(readPay(said, 'United Kingdom')).toMatchObject({ yearFrom: 60_000 });
  });

  it.each(['United Arab Emirates', 'Qatar', 'Saudi Arabia', 'Kuwait', 'Bahrain', 'Oman'])(
    'is all that is paid in %s, which takes no tax of it',
    (country) => {
      for (const said of ['AED 12,000 per month tax free', 'AED 12,000 net per month', 'Net salary AED 12,000 monthly'])
        expect(readPay(said, country)).toMatchObject({ yearFrom: 144_000 });
    },
  );

  it('is shown in the words of the advert', () => {
    for (const line of [
      'Salary: £57,000 per annum (net)',
      'Net pay: £2,100 per month',
      'Take-home pay: £2,100 a month',
    ])
      expect(unsurePayIn(`A baker in Leeds.\n${line}.\nWe sponsor visas.`)).toBe(line);
  });
});
