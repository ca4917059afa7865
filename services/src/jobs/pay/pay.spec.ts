import { processorMs } from '../../platform/testing/processor-time.js';
import { payInAdvert } from './pay-sentences.js';
import { readPay } from './pay.js';

describe('what a job pays', () => {
  it.each([
    ['£72,000 to £84,000 a year', null, { from: 72_000, to: 84_000, period: 'year', currency: 'GBP', yearTo: 84_000 }],
    ['£30k - £40k pa', null, { from: 30_000, to: 40_000, currency: 'GBP', period: 'year' }],
    ['£30-40k', null, { from: 30_000, to: 40_000, currency: 'GBP' }],
    ['Up to £50,000 DOE', null, { from: 50_000, to: 50_000, period: 'year' }],
    ['£12.21 per hour', null, { from: 12.21, period: 'hour', yearFrom: Math.round(12.21 * 37.5 * 52) }],
    ['$25.50/hr', 'United States', { from: 25.5, currency: 'USD', yearFrom: Math.round(25.5 * 40 * 52) }],
    ['CA$45.50 an hour', 'Canada', { currency: 'CAD', period: 'hour' }],
    ['$84,000', 'Canada', { currency: 'CAD', yearFrom: 84_000 }],
    ['$84,000', 'Australia', { currency: 'AUD' }],
    ['$84,000', null, { currency: 'USD' }],
    ['€4,100 a month for 32 hours', 'Netherlands', { period: 'month', currency: 'EUR', yearFrom: 49_200 }],
    ['52.000 € per year', 'Germany', { from: 52_000, currency: 'EUR' }],
    ["CHF 90'000", 'Switzerland', { from: 90_000, currency: 'CHF' }],
    ['45 000 kr per month', 'Sweden', { from: 45_000, currency: 'SEK', yearFrom: 540_000 }],
    ['£250 per day', null, { period: 'day', yearFrom: 65_000 }],
    ['£1,900 every four weeks', null, { from: 1_900, period: 'four-weeks', yearFrom: 24_700 }],
    ['£1,900 per 4 weeks', null, { period: 'four-weeks', yearFrom: 24_700 }],
    ['£1,900 four-weekly', null, { period: 'four-weeks' }],
    ['Four-weekly pay: £1,900', null, { period: 'four-weeks' }],
    ['£600 every week for four weeks', null, { period: 'week', yearFrom: 31_200 }],
    ['£600 a week', null, { period: 'week', yearFrom: 31_200 }],
    ['£15 an hour, 20 hours a week', null, { period: 'hour', yearFrom: 15_600 }],
    ['£32,073 to £39,043 a year (Band 5)', null, { from: 32_073, to: 39_043 }],
    ['£60,000/£65,000', null, { from: 60_000, to: 65_000, period: 'year' }],
    ['£60k / £65k', null, { from: 60_000, to: 65_000, period: 'year' }],
    ['£60/65k', null, { from: 60_000, to: 65_000, period: 'year' }],
    ['£60,000 or £65,000 with experience', null, { from: 60_000, to: 65_000 }],
    ['60000–65000 GBP', null, { from: 60_000, to: 65_000, currency: 'GBP' }],
    ['£60,000 ~ £65,000', null, { from: 60_000, to: 65_000 }],
    ['£60,000 − £65,000', null, { from: 60_000, to: 65_000 }],
    ['between £60,000 & £65,000', null, { from: 60_000, to: 65_000 }],
    ['£28.50/£30.00 per hour', null, { from: 28.5, to: 30, period: 'hour' }],
    ['£28.50/30.00 per hour', null, { from: 28.5, to: 30, period: 'hour' }],
    ['£500/£550 day rate', null, { from: 500, to: 550, period: 'day' }],
    ['£12/hour', null, { from: 12, to: 12, period: 'hour' }],
    ['£500/day', null, { from: 500, to: 500, period: 'day' }],
    ['£45,000/year', null, { from: 45_000, to: 45_000, period: 'year' }],
    ['£30,000/37.5 hours', null, { from: 30_000, to: 30_000, period: 'year' }],
    ['£30,000/0.5 FTE', null, { from: 30_000, to: 30_000 }],
    ['£30,000/£60,000 OTE', null, { from: 30_000, to: 30_000 }],
    ['Grade 5/£32,000', null, { from: 32_000, to: 32_000 }],
    ['£40,000 and £2,000 to join', null, { from: 40_000, to: 40_000 }],
    ['USD 120,000 – 150,000 annually', null, { from: 120_000, to: 150_000, currency: 'USD' }],
  ])('is read from "%s" (%s)', (text, country, expected) => {
    expect(readPay(text, country)).toMatchObject(expected);
  });

  it.each([
    '3.000 €',
    '3.000 € brutto',
    '3.000 € brutto, 14x jährlich',
    '30k',
    '3.000 im Monat',
    '$3.000 a month',
    '£3,000 month end bonus',
    '30 Mio. € im Jahr',
    '€200,000 a month',
    '£30,000 a week',
    '$436 an hour',
    '£12.21 a year',
    'Wir sind 3.000 Leute und 12 € im Herzen',
  ])('is not guessed from "%s"', (text) => {
    expect(readPay(text, null)).toBeNull();
  });

  it.each([
    'Competitive',
    '',
    '45,000',
    '£12',
    'up to 30 %',
    '£0 a year',
    '£2m a year',
    '£999999999999 a year',
    '£40,000 to',
  ])('is not guessed from "%s"', (text) => {
    const found = readPay(text, 'United Kingdom');
    expect(text === '£40,000 to' ? found?.to : found).toEqual(text === '£40,000 to' ? 40_000 : null);
  });

  it.each(['-£30,000', '−30,000 GBP', 'Salary: -£30,000 a year', '£-30,000', '(-£30,000)'])(
    'is never negative: "%s"',
    (text) => {
      expect(readPay(text, 'United Kingdom')).toBeNull();
    },
  );

  it('may stand behind a dash that begins a line or parts it from a word', () => {
    for (const text of ['- £30,000 a year', 'London -£30,000', '£25,000 -£30,000'])
      expect(readPay(text, null)).toMatchObject({ yearTo: 30_000 });
    expect(payInAdvert('We offer:\n-£30,000 per annum\n-28 days of leave', null)).toMatchObject({ yearFrom: 30_000 });
  });

  it.each([
    '£60,000 for a 6 month contract',
    '£60,000 per project',
    '£30,000 over nine months',
    '£62,000 for two years',
    '£55,000, paid over three years',
    '£90,000 for the two years of the fellowship',
    '£85,000 in total for a 2 year placement',
    '£40,000 for the whole season',
  ])('is not taken for a year’s where the advert says for what else it is: "%s"', (text) => {
    expect(readPay(text, 'United Kingdom')).toBeNull();
  });

  it('is never taken for that of a day for the sake of the next word', () => {
    expect(readPay('£30,000 day shift', null)).toMatchObject({ period: 'year', yearFrom: 30_000 });
  });

  it.each([
    ['£36.000 per annum', 36_000, 36_000],
    ['£36.000 a year', 36_000, 36_000],
    ['£36.000 p.a.', 36_000, 36_000],
    ['Annual salary: £36.000', 36_000, 36_000],
    ['£36.000,00 per annum', 36_000, 36_000],
    ['£30.000 - £36.000 per annum', 30_000, 36_000],
    ['£30.000 to £36.000 per year, depending on experience', 30_000, 36_000],
    ['GBP 36.000 per year', 36_000, 36_000],
    ['Pay: £30.000 - 36.000 pa', 30_000, 36_000],
    ['£36.500 / year', 36_500, 36_500],
  ])('of a year has a dot for thousands, since nobody has some thirty pounds of it: "%s"', (text, from, to) => {
    expect(readPay(text, 'United Kingdom')).toMatchObject({ yearFrom: from, yearTo: to });
    expect(payInAdvert(`We bake bread.\n${text}.\nCome.`, 'United Kingdom')).toMatchObject({ yearFrom: from });
  });

  it.each(['£30.000', '£30.000 to £35.000', 'GBP 30.000', '£13.150 per hour', '£450.000 a day', '$30.000 a year'])(
    'is not read from "%s", which the visa check refuses as well',
    (text) => {
      expect(readPay(text, 'United Kingdom')).toBeNull();
    },
  );

  it('is read from a text of twenty thousand letters as fast as from a line', () => {
    const began = processorMs();
    for (const one of ['£30,000 (min) ', '£13 an hour - ', '30,000 pa ', 'min. ', '£1   ', '£1, '])
      payInAdvert(`Salary ${one.repeat(20_000 / one.length)}`, 'United Kingdom');
    expect(processorMs() - began).toBeLessThan(5_000);
  });
});
