import { payInAdvert } from './pay-sentences.js';
import { readPay } from './pay.js';
import { payInBritain } from './testing/adverts.js';

describe('what a job pays, in the money of its advert', () => {
  it.each([
    ['£60,000 / $75,000', { from: 60_000, to: 60_000, currency: 'GBP' }],
    ['£58,000 (approx. €67,000)', { from: 58_000, currency: 'GBP' }],
    ['£60,000 (USD 75,000)', { from: 60_000, currency: 'GBP' }],
    ['$84,000 (AUD)', { currency: 'AUD' }],
    ['CAD $84,000', { currency: 'CAD' }],
    ['$84,000 New Zealand dollars', { currency: 'NZD' }],
    ['£35,000 CAD technician', { from: 35_000, currency: 'GBP' }],
    ['60000 GBP', { currency: 'GBP' }],
  ])('is in the money that the words beside it name: "%s"', (text, expected) => {
    expect(readPay(text, 'United States')).toMatchObject(expected);
  });

  it.each([
    '£60,000 AUD',
    'AUD £60,000',
    '£60,000 (USD)',
    '£60,000 - £70,000 EUR',
    '£60,000 Australian dollars',
    '£60,000 PKR',
  ])('is not read where its sign and its words name different money: "%s"', (text) => {
    expect(readPay(text, 'United Kingdom')).toBeNull();
  });

  it.each([
    ['₹6,00,000 per annum', 'India', 600_000, 600_000],
    ['₹6,00,000 - ₹8,50,000 a year', 'India', 600_000, 850_000],
    ['INR 12,00,000 to 15,00,000', 'India', 1_200_000, 1_500_000],
    ['₹6 lakh per annum', null, 600_000, 600_000],
    ['₹4.5 - 6 lakhs a year', 'India', 450_000, 600_000],
    ['6-8 LPA', 'India', 600_000, 800_000],
    ['₹6 LPA', null, 600_000, 600_000],
    ['CTC: 10 lacs', 'India', 1_000_000, 1_000_000],
  ])('is counted in lakhs in India: "%s"', (text, country, yearFrom, yearTo) => {
    expect(readPay(text, country)).toMatchObject({ currency: 'INR', yearFrom, yearTo });
  });

  it.each([
    ['6 lakh a year', 'United Kingdom'],
    ['PKR 6 lakh a year', 'Pakistan'],
    ['£6 lakh a year', 'United Kingdom'],
  ])('is no lakh of other money: "%s"', (text, country) => {
    expect(readPay(text, country)).toBeNull();
  });

  it.each([
    ['$95K–$110K USD', { yearFrom: 95_000, yearTo: 110_000, currency: 'USD' }],
    ['$95,000–$110,000 USD', { yearFrom: 95_000, yearTo: 110_000, currency: 'USD' }],
    ['$95,000 - $110,000', { yearFrom: 95_000, yearTo: 110_000, currency: 'USD' }],
    ['$95-110K (USD)', { yearFrom: 95_000, yearTo: 110_000, currency: 'USD' }],
    ['USD 95,000 to 110,000', { yearFrom: 95_000, yearTo: 110_000, currency: 'USD' }],
    ['$95,000 to $110,000 CAD, depending on experience', { yearFrom: 95_000, currency: 'CAD' }],
    ['$110,000 USD', { yearFrom: 110_000, yearTo: 110_000, currency: 'USD' }],
    ['Base: $95K–$110K + equity', { yearFrom: 95_000, yearTo: 110_000 }],
    ['US$95k–US$110k DOE', { yearFrom: 95_000, currency: 'USD' }],
  ])('is read from dollars that are all a sentence says: "%s"', (text, expected) => {
    for (const country of ['United Kingdom', 'United States'])
      expect(payInBritain(text, country)).toMatchObject(expected);
  });

  it.each([
    '$95K–$110K grants',
    '$95,000–$110,000 in funding',
    '$95,000–$110,000 of sales a rep',
    'Budgets: $95,000–$110,000 USD',
    '$10M–$50M USD',
    '$95,000',
    '$10–$50 USD',
    '$95,000–$110,000 raised',
    'Our rounds were $95,000–$110,000 USD',
  ])('is no other sum of dollars: "%s"', (text) => {
    expect(payInBritain(text)).toBeNull();
  });

  it.each([
    ['Salary: 28-32K plus van', 28_000, 32_000, '28-32K'],
    ['Salary 28k - 32k', 28_000, 32_000, '28k - 32k'],
    ['Salary: 30k', 30_000, 30_000, '30k'],
    ['Salary 30k', 30_000, 30_000, '30k'],
    ['Salary: 28,000 - 32,000 per annum', 28_000, 32_000, '28,000 - 32,000 per annum'],
    ['The salary is 28k to 32k, depending on experience', 28_000, 32_000, '28k to 32k'],
    ['Salary range: 28000-32000', 28_000, 32_000, '28000-32000'],
    ['Basic salary up to 45k + commission', 45_000, 45_000, 'up to 45k'],
    ['Pay: 28k–32k', 28_000, 32_000, '28k–32k'],
    ['Wage: 29,500 (pro rata)', 29_500, 29_500, '29,500 (pro rata)'],
    ['Salary: 30k + 10% bonus + £5,000 relocation', 30_000, 30_000, '30k'],
    ['28,000 - 32,000 per annum', 28_000, 32_000, '28,000 - 32,000 per annum'],
    ['28k-32k per year plus pension', 28_000, 32_000, '28k-32k per year'],
    ['• 28,000 to 32,000 a year', 28_000, 32_000, '28,000 to 32,000 a year'],
    ['28,000 - 32,000 p.a', 28_000, 32_000, '28,000 - 32,000 p.a.'],
  ])('is in pounds in a British job where no sign stands with it: "%s"', (line, yearFrom, yearTo, text) => {
    for (const advert of [`A baker in Leeds.\n${line}.\nWe sponsor visas.`, `${line}. We sponsor visas.`])
      expect(payInAdvert(advert, 'United Kingdom')).toMatchObject({ currency: 'GBP', yearFrom, yearTo, text });
    for (const country of [null, 'Germany', 'United States']) expect(payInAdvert(`${line}.`, country)).toBeNull();
  });

  it.each([
    '28,000 - 32,000 customers per annum',
    'Students: 28,000 - 32,000 per annum',
    'Annual visitors\n28,000 - 32,000 per annum',
    'How many people do we feed? 28,000 - 32,000 per annum',
    'We see patients, approx. 28,000 - 32,000 per annum',
    'Turnover:\n28,000 - 32,000 per annum',
    '28,000 - 32,000 per annum visit us',
    '28,000 - 32,000 visits a year',
    '28,000 - 32,000 per annum with funding of the council',
    '28,000 - 32,000 per annum, our turnover',
    '28 - 32 per annum',
    '28,000 - 32,000',
    'A town of 28,000 - 32,000',
    'Salary: 30k dollars',
    'Salary: -30,000',
    'Salary: 30.000',
    'Pay 30,000 suppliers a month',
    'Salary 30,000 people live on',
    'Salary threshold: 41,700',
    'Salary: 41,700 is the threshold for a visa',
    'Salary: 37 hours a week',
    'Wages 30,000 staff each year',
    'Salary: 2026 - 2027 scales',
    'Budget: 28-32K',
  ])('is no number of something else without a sign: "%s"', (line) => {
    expect(payInAdvert(`A baker in Leeds.\n${line}.\nWe sponsor visas.`, 'United Kingdom')).toBeNull();
  });

  it.each([
    ['Salary: 30k USD', 'USD'],
    ['Salary: 30,000 euros', 'EUR'],
  ])('stays in the money that a British job names: "%s"', (line, currency) => {
    expect(payInAdvert(`${line}.`, 'United Kingdom')).toMatchObject({ currency, yearFrom: 30_000 });
  });
});
