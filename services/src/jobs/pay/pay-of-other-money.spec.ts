import { payInWords } from './pay-in-words.js';
import { payInAdvert } from './pay-sentences.js';
import { readPay, type PayFound } from './pay.js';

const inShort = (pay: PayFound | null) => pay && `${pay.from} ${pay.to} ${pay.currency} ${pay.period}`;

describe('pay in yen and in the money of the north', () => {
  it.each([
    ['¥3,600,000 per year', 'Japan', '3600000 3600000 JPY year'],
    ['JPY 300,000 per month', 'Japan', '300000 300000 JPY month'],
    ['3,600,000 yen per year', 'Japan', '3600000 3600000 JPY year'],
    ['¥4,000,000 - ¥6,000,000 per annum', 'Japan', '4000000 6000000 JPY year'],
    ['¥25,000,000 per year', 'Japan', '25000000 25000000 JPY year'],
    ['300,000円 per month', 'Japan', '300000 300000 JPY month'],
    ['SEK 34,000 per month', 'Sweden', '34000 34000 SEK month'],
    ['SEK 34 000 per month', 'Sweden', '34000 34000 SEK month'],
    ['SEK34,000 a month', 'Sweden', '34000 34000 SEK month'],
    ['34 000 kr per month', 'Sweden', '34000 34000 SEK month'],
    ['34 000 kr per month', 'Norway', '34000 34000 NOK month'],
    ['34 000 kr per month', 'Denmark', '34000 34000 DKK month'],
    ['34 000 - 38 000 kronor per month', 'Sweden', '34000 38000 SEK month'],
    ['NOK 550 000 per year', 'Norway', '550000 550000 NOK year'],
    ['600 000 kroner per year', 'Norway', '600000 600000 NOK year'],
    ['600,000 Danish kroner a year', null, '600000 600000 DKK year'],
    ['kr 45 000 per måned', 'Norway', '45000 45000 NOK month'],
    ['DKK 38.000 pr. måned', 'Denmark', '38000 38000 DKK month'],
    ['kr. 38.000 pr. md.', 'Denmark', '38000 38000 DKK month'],
    ['38.000 kr. om måneden', 'Denmark', '38000 38000 DKK month'],
    ['180 kr. i timen', 'Denmark', '180 180 DKK hour'],
    ['kr 550 000 pr. år', 'Norway', '550000 550000 NOK year'],
    ['€3,200 kuukaudessa', 'Finland', '3200 3200 EUR month'],
    ['95,000 francs per year', 'Switzerland', '95000 95000 CHF year'],
    ['3.6 million yen per year', 'Japan', '3600000 3600000 JPY year'],
    ['¥3.6 million a year', 'Japan', '3600000 3600000 JPY year'],
    ['JPY 3.6m per annum', null, '3600000 3600000 JPY year'],
    ['800,000 - 1.2 million yen per year', 'Japan', '800000 1200000 JPY year'],
    ['年収360万円', 'Japan', '3600000 3600000 JPY year'],
    ['想定年収：360万円～420万円', 'Japan', '3600000 4200000 JPY year'],
    ['月給30万円', 'Japan', '300000 300000 JPY month'],
    ['30万円/月', 'Japan', '300000 300000 JPY month'],
    ['時給1,200円', 'Japan', '1200 1200 JPY hour'],
    ['34 tkr per month', 'Sweden', '34000 34000 SEK month'],
    ['34 tkr i månaden', 'Sweden', '34000 34000 SEK month'],
    ['34 tkr/mån', 'Sweden', '34000 34000 SEK month'],
    ['34-38 tkr per month', 'Sweden', '34000 38000 SEK month'],
    ['34,5 tkr/månad', 'Sweden', '34500 34500 SEK month'],
    ['450 TSEK per year', null, '450000 450000 SEK year'],
    ['TNOK 600 per år', 'Norway', '600000 600000 NOK year'],
  ])('is read in the field, called salary or alone in the text: "%s" in %s', (said, country, pay) => {
    expect(inShort(readPay(said, country))).toBe(pay);
    expect(inShort(payInAdvert(`We are hiring a baker.\nSalary: ${said}\nApply now.`, country))).toBe(pay);
    expect(inShort(payInAdvert(`We are hiring a baker. ${said}. Apply now.`, country))).toBe(pay);
  });

  it.each([
    ['3.6 to 4.2 million yen', 'Japan', '3600000 4200000 JPY year'],
    ['¥3.6 million - ¥4.2 million', 'Japan', '3600000 4200000 JPY year'],
    ['4.1 million yen', 'Japan', '4100000 4100000 JPY year'],
    ['360万円', 'Japan', '3600000 3600000 JPY year'],
    ['360万円 - 420万円', 'Japan', '3600000 4200000 JPY year'],
    ['360〜420万円', 'Japan', '3600000 4200000 JPY year'],
    ['450 tkr', 'Denmark', '450000 450000 DKK year'],
  ])('is a year’s by so large an amount: "%s" in %s', (said, country, pay) => {
    expect(inShort(readPay(said, country))).toBe(pay);
    expect(inShort(payInAdvert(`We are hiring a baker.\nSalary: ${said}\nApply now.`, country))).toBe(pay);
  });

  it.each([
    ['SEK 34 000', 'Sweden'],
    ['Salary: 38.000 kr.', 'Denmark'],
    ['¥300,000', 'Japan'],
    ['30万円', 'Japan'],
    ['0.3 million yen', 'Japan'],
    ['34 tkr', 'Sweden'],
    ['£3.6 million', 'United Kingdom'],
    ['SEK 3.6 million per year', 'Sweden'],
    ['€36万', 'Germany'],
    ['600 000 kroner per year', null],
  ])('is not known where it may be a month’s or anybody’s: "%s" in %s', (said, country) => {
    expect(readPay(said, country)).toBeNull();
  });

  it.each([
    ['AED 12,000', '12000 12000 AED month'],
    ['AED 12,000 - 15,000', '12000 15000 AED month'],
    ['18,000 AED + housing', '18000 18000 AED month'],
    ['PLN 12 000', '12000 12000 PLN month'],
    ['12 000 - 18 000 zł', '12000 18000 PLN month'],
    ['15 000 PLN brutto', '15000 15000 PLN month'],
    ['HK$28,000', '28000 28000 HKD month'],
    ['HKD 45,000', '45000 45000 HKD month'],
    ['ZAR 35,000', '35000 35000 ZAR month'],
    ['ZAR 85 000', '85000 85000 ZAR month'],
    ['S$12,000', '12000 12000 SGD month'],
    ["CHF 11'500", '11500 11500 CHF month'],
    ['INR 150,000', '150000 150000 INR month'],
    ['ISK 1,100,000', '1100000 1100000 ISK month'],
  ])('is no year’s where it may well be a month’s, which it is where that is said: "%s"', (said, pay) => {
    expect(readPay(said, null)).toBeNull();
    expect(payInAdvert(`A baker.\nSalary: ${said}.\nWe sponsor visas.`, null)).toBeNull();
    expect(inShort(readPay(`Monthly salary: ${said}`, null))).toBe(pay);
  });

  it.each([
    ['AED 240,000', '240000 240000 AED year'],
    ['PLN 120 000', '120000 120000 PLN year'],
    ['HK$480,000', '480000 480000 HKD year'],
    ['ZAR 450,000', '450000 450000 ZAR year'],
    ['S$60,000 - S$70,000', '60000 70000 SGD year'],
    ["CHF 95'000", '95000 95000 CHF year'],
    ['INR 1,200,000', '1200000 1200000 INR year'],
    ['ISK 9,600,000', '9600000 9600000 ISK year'],
    ['SEK 450 000', '450000 450000 SEK year'],
    ['¥3,600,000', '3600000 3600000 JPY year'],
    ['£24,000', '24000 24000 GBP year'],
    ['€24,000', '24000 24000 EUR year'],
    ['AED 90,000 a year', '90000 90000 AED year'],
    ['ZAR 120,000 per annum', '120000 120000 ZAR year'],
  ])('is a year’s where nobody has so much in a month, or where that is said: "%s"', (said, pay) => {
    expect(inShort(readPay(said, null))).toBe(pay);
  });

  it.each([
    ['Rent is 9 000 kr per month.', 'Sweden'],
    ['Our turnover is 3 000 000 kr per year.', 'Sweden'],
    ['A ticket costs ¥1,200 per day.', 'Japan'],
    ['A phone allowance of NOK 12 000 per month.', 'Norway'],
  ])('is no other sum: "%s"', (said, country) => {
    expect(payInAdvert(said, country)).toBeNull();
  });

  it.each([
    ['SEK 34 000 per month', 'about SEK 408,000 a year'],
    ['¥3,600,000 per year', 'JP¥3,600,000 a year'],
    ['NOK 550 000 per year', 'NOK 550,000 a year'],
    ['DKK 38.000 pr. måned', 'about DKK 456,000 a year'],
  ])('is formatted for a card: "%s"', (salary, words) => {
    const { from, to, period, currency, yearFrom, yearTo } = readPay(salary, null)!;
    const pay = { from, to, period, currency, year_from: yearFrom, year_to: yearTo };
    expect(payInWords({ pay, salary })?.replaceAll('\u00a0', ' ')).toBe(words);
  });
});

describe('money by its name', () => {
  it.each([
    ['27,000 pounds per annum', 'United Kingdom', '27000 27000 GBP year'],
    ['27,000 - 30,000 pounds a year', 'United Kingdom', '27000 30000 GBP year'],
    ['27k pounds', 'United Kingdom', '27000 27000 GBP year'],
    ['£27,000 pounds', 'United Kingdom', '27000 27000 GBP year'],
    ['27,000 pounds sterling per year', null, '27000 27000 GBP year'],
    ['13.50 pounds an hour', 'United Kingdom', '13.5 13.5 GBP hour'],
    ['GBP33,500 per year', 'United Kingdom', '33500 33500 GBP year'],
    ['70,000 dollars per year', 'Australia', '70000 70000 AUD year'],
    ['70,000 US dollars per year', 'Japan', '70000 70000 USD year'],
    ['30,000 euros a year', 'Ireland', '30000 30000 EUR year'],
  ])('is pay: "%s" in %s', (said, country, pay) => {
    expect(inShort(readPay(said, country))).toBe(pay);
    expect(inShort(payInAdvert(`A baker.\nSalary: ${said}.\nWe sponsor visas.`, country))).toBe(pay);
  });

  it.each([
    ['Hourly pay; lifting up to 50 pounds', 'United Kingdom'],
    ['Hourly pay; loads of 50 pounds', 'United States'],
    ['Salary: 30k dollars', 'United Kingdom'],
    ['Salary: $70,000 pounds', 'United Kingdom'],
    ['Salary: 30,000 francs', 'Canada'],
  ])('is no pay where it is a weight or other money: "%s" in %s', (said, country) => {
    expect(payInAdvert(said, country)).toBeNull();
  });
});

describe('money by its code and its sign together', () => {
  it.each([
    ['AUD $95,000 + super', 'Australia', 'AUD'],
    ['AUD $95,000 plus super', 'Australia', 'AUD'],
    ['AUD$95,000 + super', 'Australia', 'AUD'],
    ['AUD $95k + superannuation', 'Australia', 'AUD'],
    ['Up to AUD $95,000 + super + bonus', null, 'AUD'],
    ['AUD $95,000 package', 'Australia', 'AUD'],
    ['Package: AUD $95,000 + super', 'Australia', 'AUD'],
    ['Package of AUD $95,000 including super', 'Australia', 'AUD'],
    ['AUD $95,000 base', 'Australia', 'AUD'],
    ['Base AUD $95,000', 'Australia', 'AUD'],
    ['CAD $95,000 + benefits', null, 'CAD'],
    ['NZD $95,000 + benefits', null, 'NZD'],
    ['USD $95,000 + bonus', null, 'USD'],
    ['SGD $95,000 + bonus', 'Singapore', 'SGD'],
    ['GBP £95,000 + bonus', 'United Kingdom', 'GBP'],
    ['EUR €95,000 plus bonus', 'Ireland', 'EUR'],
  ])('is pay wherever its sign alone is: "%s" in %s', (said, country, currency) => {
    expect(inShort(payInAdvert(`We are hiring a baker. ${said}`, country))).toBe(`95000 95000 ${currency} year`);
  });

  it.each([
    'AUD $95,000 of equipment',
    'AUD $95,000 in donations',
    'AUD $95,000 raised for charity',
    'AUD $95,000 to win',
    'AUD $95,000 grant to start a farm',
    'The CAD technician gave $95,000 to the town',
  ])('is no other sum: "%s"', (said) => {
    expect(payInAdvert(`${said}.`, 'Australia')).toBeNull();
  });
});
