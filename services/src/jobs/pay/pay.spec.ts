import { readPay } from './pay.js';
import { payInAdvert, unsurePayIn } from './pay-sentences.js';
import { forItsWeek } from './pay-week.js';
import { processorMs } from '../../platform/testing/processor-time.js';

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

  const euros = (from: number, more: object = {}) => ({ from, currency: 'EUR', ...more });
  it.each([
    ['3.000 € im Monat', euros(3_000, { period: 'month', yearFrom: 36_000 })],
    ['3.000 € brutto im Monat', euros(3_000, { period: 'month' })],
    ['3.000,00 EUR brutto/Monat', euros(3_000, { period: 'month' })],
    ['3.000,- € monatlich', euros(3_000, { period: 'month' })],
    ['ab 3.200 Euro pro Monat', euros(3_200, { period: 'month' })],
    ['zwischen 3.000 und 3.500 € brutto pro Monat', euros(3_000, { to: 3_500, period: 'month' })],
    ['3.000 bis 3.500 € im Monat', euros(3_000, { to: 3_500 })],
    ['Bruttomonatsgehalt: 3.100 €', euros(3_100, { period: 'month' })],
    ['Jahresgehalt von 52.000 €', euros(52_000, { period: 'year' })],
    ['52.000 € – 60.000 € p. a.', euros(52_000, { to: 60_000, period: 'year' })],
    ['15,50 € pro Stunde, 20 Stunden pro Woche', euros(15.5, { period: 'hour', yearFrom: 16_120 })],
    ['2 500 € brut par mois', euros(2_500, { period: 'month', yearFrom: 30_000 })],
    ['2 500 € bruts mensuels', euros(2_500, { period: 'month' })],
    ['de 30 000 à 35 000 € brut par an', euros(30_000, { to: 35_000, period: 'year' })],
    ['45-50 k€ brut annuel', euros(45_000, { to: 50_000, period: 'year' })],
    ['13,50 € de l’heure', euros(13.5, { period: 'hour' })],
    ['€ 3.200,- bruto per maand', euros(3_200, { period: 'month' })],
    ['€ 2.800 tot € 3.400 per maand', euros(2_800, { to: 3_400 })],
    ['1.900 € al mese', euros(1_900, { period: 'month' })],
    ['32.000 € brutos al año', euros(32_000, { period: 'year' })],
    ['CHF 90’000.– pro Jahr', { from: 90_000, currency: 'CHF', period: 'year' }],
    ['15 000 zł brutto miesięcznie', { from: 15_000, currency: 'PLN', period: 'month' }],
    ['45 000 NOK per måned', { from: 45_000, currency: 'NOK', period: 'month' }],
    ['Hourly rate: $25.50', { from: 25.5, currency: 'USD', period: 'hour' }],
    ['£11.44 p/h', { from: 11.44, currency: 'GBP', period: 'hour' }],
    ['£2,500 p/m', { from: 2_500, currency: 'GBP', period: 'month' }],
    ['£2,500 P/M', { from: 2_500, period: 'month' }],
    ['£2,500 - £3,000 p/m', { from: 2_500, to: 3_000, period: 'month' }],
    ['£2,500 p/m - £3,000 p/m', { from: 2_500, to: 3_000, period: 'month' }],
    ['£2.5k p/m', { from: 2_500, period: 'month' }],
    ['£2,500p/m', { from: 2_500, period: 'month' }],
    ['£2,500 p/c/m', { from: 2_500, period: 'month' }],
    ['£9,500 p/a', { from: 9_500, period: 'year' }],
    ['£250 day rate', { from: 250, period: 'day', currency: 'GBP' }],
    ['Monthly salary of €3,500', euros(3_500, { period: 'month' })],
    ['£30,000 and 28 days of holiday', { from: 30_000, to: 30_000, period: 'year' }],
    ['£30,000 - 37.5 hours a week', { from: 30_000, to: 30_000, period: 'year' }],
    ['€600 per week', euros(600, { period: 'week', yearFrom: 31_200 })],
    ['30k EUR', euros(30_000, { period: 'year' })],
  ])('is read from "%s", as the continent writes it too', (text, expected) => {
    expect(readPay(text, null)).toMatchObject(expected);
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
    ['Base pay range $90,000.00/yr - $110,000.00/yr', 'United States', 90_000, 110_000, 'year'],
    ['$38.46/hr - $52.10/hr', 'United States', 38.46, 52.1, 'hour'],
    ['$38.46/hr. - $52.10/hr.', 'United States', 38.46, 52.1, 'hour'],
    ['$38.46 per hour - $52.10 per hour', 'United States', 38.46, 52.1, 'hour'],
    ['$38.46/hour to $52.10/hour', 'United States', 38.46, 52.1, 'hour'],
    ['$25 hourly - $30 hourly', 'United States', 25, 30, 'hour'],
    ['$20/hr - $65/hr', 'United States', 20, 65, 'hour'],
    ['$90,000 USD - $110,000 USD', 'United States', 90_000, 110_000, 'year'],
    ['USD $90,000 - USD $110,000', 'United States', 90_000, 110_000, 'year'],
    ['CA$28.00/hr to CA$34.00/hr', 'Canada', 28, 34, 'hour'],
    ['CAD $28.00 - CAD $34.00 per hour', 'Canada', 28, 34, 'hour'],
    ['$28.00 CAD/hr - $34.00 CAD/hr', 'Canada', 28, 34, 'hour'],
    ['£30,000 per annum - £36,000 per annum', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£30,000 pa to £36,000 pa', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£30,000 p.a. - £36,000 p.a.', 'United Kingdom', 30_000, 36_000, 'year'],
    ['From £30,000 p.a. to £36,000 p.a.', 'United Kingdom', 30_000, 36_000, 'year'],
    ['Between £30,000 a year and £36,000 a year', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£30,000 (per annum) - £36,000 (per annum)', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£30,000 pa - £36,000', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£30k per annum up to £36k per annum', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£30,000 a year rising to £36,000 a year', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£30,000 pa - £36,000 pa + bonus', 'United Kingdom', 30_000, 36_000, 'year'],
    ['£13.00 an hour to £15.50 an hour', 'United Kingdom', 13, 15.5, 'hour'],
    ['£14/h – £16/h', 'United Kingdom', 14, 16, 'hour'],
    ['£120 per day to £160 per day', 'United Kingdom', 120, 160, 'day'],
    ['£500 per week − £650 per week', 'United Kingdom', 500, 650, 'week'],
    ['€2.500/Monat bis €3.100/Monat', 'Germany', 2_500, 3_100, 'month'],
    ['3.000 € brutto im Monat bis 3.600 € brutto im Monat', 'Germany', 3_000, 3_600, 'month'],
    ['2 500 € par mois à 3 000 € par mois', 'France', 2_500, 3_000, 'month'],
    ['450.000 kr per år – 520.000 kr per år', 'Norway', 450_000, 520_000, 'year'],
    ['£27,000 (min) - £33,000 (max)', 'United Kingdom', 27_000, 33_000, 'year'],
    ['£27,000 min, £33,000 max', 'United Kingdom', 27_000, 33_000, 'year'],
    ['Min £27,000 max £33,000', 'United Kingdom', 27_000, 33_000, 'year'],
    ['Minimum: £27,000 Maximum: £33,000', 'United Kingdom', 27_000, 33_000, 'year'],
    ['Min. £27,000 - max. £33,000', 'United Kingdom', 27_000, 33_000, 'year'],
    ['A minimum of £27,000 and a maximum of £33,000 per annum', 'United Kingdom', 27_000, 33_000, 'year'],
  ])('has both ends where each is said in full: "%s"', (text, country, from, to, period) => {
    expect(readPay(text, country)).toMatchObject({ from, to, period });
    expect(payInAdvert(`We bake bread.\n${text}\nCome to us.`, country)).toMatchObject({ from, to, period });
  });

  it.each([
    ['£12.50 per hour and £18 per hour at weekends', 12.5],
    ['£12.50 per hour - £18 per hour at weekends', 12.5],
    ['£12.50 per hour, £18 per hour on Sundays', 12.5],
    ['£13 an hour - £15 an hour for nights', 13],
    ['£14 an hour - 37.5 hours', 14],
    ['£14 per hour – 40 hours per week', 14],
    ['£14 per hour - £30,000 per annum', 14],
    ['£12/hr to £500 a week', 12],
    ['£15 an hour - £2 an hour shift differential', 15],
    ['£100 a day - £20 a day meal allowance', 100],
    ['£30,000 per annum - £5,000 bonus', 30_000],
    ['£30,000 a year - £45,000 a year OTE', 30_000],
    ['£30,000 per annum - 28 days holiday', 30_000],
    ['£30,000 per annum or £15 an hour', 30_000],
    ['£30,000 per annum / £2,500 per month', 30_000],
    ['£30,000 a year and £33,000 a year after probation', 30_000],
    ['£30,000 a year / $40,000 a year', 30_000],
    ['£30,000 - USD $35,000', 30_000],
  ])('has no other end in an amount for something else: "%s"', (text, amount) => {
    expect(readPay(text, 'United Kingdom')).toMatchObject({ from: amount, to: amount });
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

  it('is quoted with both ends and all that is said of them', () => {
    expect(readPay('Min £27,000 max £33,000', null)?.text).toBe('Min £27,000 max £33,000');
    expect(readPay('£27,000 (min) - £33,000 (max)', null)?.text).toBe('£27,000 (min) - £33,000 (max)');
    expect(payInAdvert('Salary: 30,000 pa to 36,000 pa', 'United Kingdom')?.text).toBe('30,000 pa to 36,000 pa');
  });

  it('is read from a text of twenty thousand letters as fast as from a line', () => {
    const began = processorMs();
    for (const one of ['£30,000 (min) ', '£13 an hour - ', '30,000 pa ', 'min. ', '£1   ', '£1, '])
      payInAdvert(`Salary ${one.repeat(20_000 / one.length)}`, 'United Kingdom');
    expect(processorMs() - began).toBeLessThan(5_000);
  });

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

  it('is read from the sentence of an advert that is about it, in its own words', () => {
    const advert =
      'We raised £12,000,000 last year. Relocation of £5,000 a year is paid. The salary is £38,000 to £42,000 per annum, reviewed each April.';
    expect(payInAdvert(advert, 'United Kingdom')).toMatchObject({
      text: '£38,000 to £42,000 per annum',
      yearFrom: 38_000,
      yearTo: 42_000,
    });
    expect(payInAdvert('We sponsor visas. £1,900 every four weeks. Guide people.', 'United Kingdom')).toMatchObject({
      period: 'four-weeks',
      yearFrom: 24_700,
    });
    expect(payInAdvert('Turnover of £40,000,000. You will look after a budget of £90,000.', null)).toBeNull();
  });

  it.each([
    ['£30,000 - £35,000 per annum', { yearFrom: 30_000, yearTo: 35_000 }],
    ['£4,000 per month', { period: 'month', yearFrom: 48_000 }],
    ['£21.50 per hour, 40 hours per week', { period: 'hour', yearFrom: 21.5 * 40 * 52 }],
    ['£60,000 per annum plus benefits', { yearFrom: 60_000 }],
    ['£55K per annum plus bonus of £10,000', { yearFrom: 55_000 }],
    ['£400 per day contract', { period: 'day', yearFrom: 104_000 }],
    ['£400 per day, 6 month contract', { period: 'day', yearFrom: 104_000 }],
    ['Circa £60,000', { yearFrom: 60_000 }],
    ['Starting salary £52k rising to £56k', { yearFrom: 52_000, yearTo: 56_000 }],
  ])('is read from the line "%s" of an advert, with and without a word before it', (line, expected) => {
    for (const text of [line, `A baker in Leeds.\n${line}\nWe look forward to you.`, `Salary: ${line}.`]) {
      expect(payInAdvert(text, 'United Kingdom')).toMatchObject({ currency: 'GBP', ...expected });
    }
  });

  it.each([
    ['Band 7, £46,148 - £52,809', 46_148],
    ['Grade 8: £52,074', 52_074],
    ['Grade H: £44,711 to £47,754', 44_711],
    ['Scale point 30, £39,513', 39_513],
    ['Paying £46k', 46_000],
    ['Starting on £40,000', 40_000],
    ['Package: £50,000 + benefits', 50_000],
    ['Basic £36k, commission on top', 36_000],
    ['Salary £70,000 including bonus', 70_000],
    ['Salary: £60,000 plus car allowance', 60_000],
    ['Pay: £45,000 + pension', 45_000],
  ])('is read from the line "%s" of an advert', (line, yearFrom) => {
    expect(payInAdvert(`A baker in Leeds.\n${line}\nWe look forward to you.`, 'United Kingdom')).toMatchObject({
      currency: 'GBP',
      yearFrom,
    });
  });

  it.each([
    ['You will look after a £1,000,000 endowment; pay £41,000.', 41_000],
    ['You run a £600,000 programme; pay is £41,000 a year.', 41_000],
    ['You will run a £250,000 project, and pay is £39,500 a year.', 39_500],
    ['Manage a £90,000 marketing budget; the salary is £31,000.', 31_000],
    ['You will manage a £2m budget and a portfolio of £400,000, with a starting salary of £52,000 to £58,000.', 52_000],
    ['A £150,000 grant pays for the post, at a salary of £36,000.', 36_000],
    ['Rent of £900 a month is paid, the salary is £30,000 and there is a bonus of £2,000.', 30_000],
    ['Salary £30,000, and pay £33,000 after probation.', 30_000],
    ['Salary £40,000 with a pay of £2,000 for weekends.', 40_000],
  ])('is what the advert calls so, whatever other sum stands before it: "%s"', (sentence, yearFrom) => {
    expect(payInAdvert(`A steward in Leeds. ${sentence}`, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it.each([
    'You look after a £90,000 budget, and pay suppliers £30,000 a month.',
    'The £600,000 fund lets us pay for £41,000 of repairs.',
  ])('is not what somebody pays to others: "%s"', (sentence) => {
    expect(payInAdvert(sentence, 'United Kingdom')).toBeNull();
  });

  it.each([
    ['£25k + bonus £5k', { yearFrom: 25_000, currency: 'GBP' }],
    ['£45k - £50k + £5k car allowance', { yearFrom: 45_000, yearTo: 50_000 }],
    ['£30,000 plus relocation allowance', { yearFrom: 30_000 }],
    ['Up to £45k + car allowance', { yearFrom: 45_000 }],
    ['AU$95,000 plus super', { yearFrom: 95_000, currency: 'AUD' }],
    ['NZ$80,000', { yearFrom: 80_000, currency: 'NZD' }],
  ])('is read where it stands by itself with what comes on top: "%s"', (line, expected) => {
    expect(payInAdvert(`We offer visa sponsorship. ${line}`, null)).toMatchObject(expected);
  });

  it.each([
    ['We pay up to £55,000.', 'up to £55,000'],
    ['Salary from £38,500 a year.', 'from £38,500 a year'],
    ['£60,000 pro rata, 18 hours a week', '£60,000 pro rata'],
    ['£60,000 FTE; the post is 0.5 FTE', '£60,000 FTE'],
    ['Band 6 £37,338 to £44,962 a year', '£37,338 to £44,962 a year'],
    ['Scale 4 £27,000 - £29,000 per annum', '£27,000 - £29,000 per annum'],
    // a bracket to its end
    ['Salary: £28,000 (pro rata for 30 hours)', '£28,000 (pro rata for 30 hours)'],
    ['Salary £28,000 (pro rata for 30 hours) plus pension', '£28,000 (pro rata for 30 hours)'],
    ['Salary: £28,000 a year (pro-rata, 0.8 FTE) and 25 days leave', '£28,000 a year (pro-rata, 0.8 FTE)'],
    ['Salary £28,000 (FTE, actual £22,400)', '£28,000 (FTE, actual £22,400)'],
    ['Salary: £24,000 (term time only, 39 weeks)', '£24,000 (term time only, 39 weeks)'],
    ['Salary: £28,000 (per annum, paid monthly)', '£28,000 (per annum, paid monthly)'],
    ['Salary: £28,000 (pro rata for approx. 30 hrs. per week)', '£28,000 (pro rata for approx. 30 hrs. per week)'],
    ['Salary: £26,000 - £28,000 (pro rata for part time)', '£26,000 - £28,000 (pro rata for part time)'],
    ['Wage: 29,500 (pro rata for 20 hours)', '29,500 (pro rata for 20 hours)'],
    // what a bracket begins anew is none of it
    ['£28,000 pro rata (30 hours)', '£28,000 pro rata'],
    ['£28,000 (pro rata) (30 hours)', '£28,000 (pro rata)'],
    ['£28,000 (pro rata\nHours: 30)', '£28,000 (pro rata'],
    ['Salary: £28,000 per annum. Hours: 30 (pro rata)', '£28,000 per annum'],
  ])('keeps the words that it is not said without: "%s"', (line, text) => {
    expect(payInAdvert(line, 'United Kingdom')?.text).toBe(text);
  });

  it.each([
    ['Wir suchen Pflegekräfte.\nDein Gehalt: 3.000 € brutto im Monat. Dazu ein Zuschuss von 50 € im Monat.', 36_000],
    ['Rémunération : 2 500 € brut par mois, selon profil.', 30_000],
    ['Das bieten wir:\n- 52.000 € - 58.000 €\n- 30 Tage Urlaub', 52_000],
    ['Salaris: € 3.200,- bruto per maand bij 36 uur.', 38_400],
  ])('is read from an advert of the continent: %s', (text, yearFrom) => {
    expect(payInAdvert(text, null)).toMatchObject({ currency: 'EUR', yearFrom });
  });

  it.each([
    'Eine Wohnung mit 900 € Miete im Monat.',
    'Wir zahlen eine Prämie von 3.000 € im Jahr.',
    'Le loyer est de 800 € par mois.',
    'Umsatz: 90.000 € im Monat.',
    'Unsere Kunden sparen 20.000 € im Jahr.',
    'Rooms cost £600 per month.',
    'Our customers save £20,000 a year.',
    'A travel card for £90 per month.',
    'You run sales of £300,000 per annum.',
    'We manage £2,000,000 a year for the city.',
    'More than £60,000 went to the hospital.',
    'Tuition is £12,000 per year.',
    'An allowance of £9,000 per year.',
    '£9,000 a year bonus, paid each June.',
    '£30,000 a year contracts for schools.',
    'We pay £10,000 for your relocation.',
    'Salary is negotiable, and a bonus of £12,000 is paid each year.',
    'Grade 2 listed, £90,000 spent on its roof.',
  ])('is not what "%s" names', (text) => {
    expect(payInAdvert(text, 'United Kingdom')).toBeNull();
  });

  it.each([
    ['You will look after a £1,000,000 endowment; pay £41,000.', 41_000],
    ['You run a £600,000 programme; pay is £41,000 a year.', 41_000],
    ['You will run a £250,000 project, and pay is £39,500 a year.', 39_500],
    ['Manage a £90,000 marketing budget; the salary is £31,000.', 31_000],
    ['The salary is £31,000 and the marketing budget £90,000.', 31_000],
    ['Budget of £90,000, salary of £31,000.', 31_000],
    ['With a turnover of £400,000, our pay is £31,000.', 31_000],
    ['A portfolio worth £300,000 is yours, with a salary of £35,000 to £38,000.', 35_000],
    ['You look after £2,000,000 for the city, and the wage is £29,000.', 29_000],
    ['A £150,000-a-year programme needs you: salary £33,000.', 33_000],
    ['You handle a caseload of £200,000 and the pay is £27,500.', 27_500],
    ['The prize is £50,000; the salary for this post is £36,000.', 36_000],
    ['You own a £2m property fund (pay £45,000).', 45_000],
    ['You bring in £300,000 of annual sales, and pay starts at £32,000.', 32_000],
    ['You administer £120,000 in small grants; the monthly salary is £2,500.', 30_000],
    ['Salary £41,000, project manager of a £600,000 scheme.', 41_000],
    ['Salary for this project is £40,000.', 40_000],
    ['Salary: £45,000 contract role', 45_000],
    ['Salary: £40,000 - £45,000 project coordinator', 40_000],
    ['Pay: £38,000 grants officer, Leeds', 38_000],
    ['£45,000 per annum project engineer, paid monthly', 45_000],
  ])('is what is called so, and no other sum of the sentence: %s', (text, yearFrom) => {
    expect(payInAdvert(`We offer visa sponsorship. ${text}`, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it.each([
    'You will be paid to run a £600,000 programme.',
    'You look after a £60,000 project and the pay is competitive.',
    'Salary is negotiable, and you manage a £90,000 budget.',
    'The pay team looks after £90,000.',
    'A £60,000 restoration project.\nPay is good.',
    'We pay £10,000, which covers relocation.',
    'A bonus of £12,000 and sick pay of £9,000 a year.',
    '£10,000 bonus + £2,000 relocation',
    '£60,000 plus a grant for the roof',
    'We won £90,000 plus benefits for the town.',
  ])('is no sum of something else: %s', (text) => {
    expect(payInAdvert(`We offer visa sponsorship. ${text}`, 'United Kingdom')).toBeNull();
  });

  it.each([
    ['£25k + bonus £5k', 25_000, 'GBP'],
    ['£25k plus £5k bonus', 25_000, 'GBP'],
    ['AU$95,000 plus super', 95_000, 'AUD'],
    ['$95,000 + superannuation', 95_000, 'AUD'],
    ['£30,000 - £35,000 plus excellent benefits', 30_000, 'GBP'],
    ['£40,000 & car allowance', 40_000, 'GBP'],
  ])('is read with what comes on top: "%s"', (text, yearFrom, currency) => {
    for (const advert of [`We offer visa sponsorship. ${text}`, `We offer visa sponsorship.\n${text}.`])
      expect(payInAdvert(advert, 'Australia')).toMatchObject({ yearFrom, currency });
  });

  it.each([
    ['Circa £52,000 + 10% bonus + £5,000 relocation', 52_000],
    ['Circa £52,000 + up to 15% bonus', 52_000],
    ['£38,000, plus a £3,000 sign-on bonus', 38_000],
    ['£38,000 depending on experience, plus a £3,000 sign-on bonus', 38_000],
    ['£38,000 DOE + bonus', 38_000],
    ['£52,000 plus a 7.5% annual bonus and relocation', 52_000],
    ['£52,000 + £5,000 relocation', 52_000],
    ['£45,000 - £52,000 plus relocation package', 45_000],
    ['£34k + van', 34_000],
    ['£34,000 plus company car and pension', 34_000],
    ['The package: circa £48,000 + car allowance of £5,400', 48_000],
    ['Our package is £48,000 plus an allowance of £5,400', 48_000],
    ['Total package: £48k + 10% pension', 48_000],
    ['On offer: up to £48,000 + bonus of £3,000', 48_000],
    ['We offer £48,000 plus relocation', 48_000],
  ])('is what stands before all that comes on top: "%s"', (text, yearFrom) => {
    expect(payInAdvert(`A baker in Leeds. ${text}. We sponsor visas.`, 'United Kingdom')).toMatchObject({ yearFrom });
  });

  it.each([
    'Relocation of £5,000',
    'A bonus of 10%',
    '£15,000 relocation + 10% bonus',
    'The package: relocation of £15,000',
    'The package: £15,000 relocation',
    'We offer £15,000 of funding plus a grant',
    'Turnover: £90,000 + 10% growth',
    'We offer £90,000 plus car parks to the town',
    '£5,000 + relocation',
  ])('is not what comes on top of it, or a sum of the employer: "%s"', (text) => {
    expect(payInAdvert(`A baker in Leeds. ${text}. We sponsor visas.`, 'United Kingdom')).toBeNull();
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
      expect(payInAdvert(`A baker in Leeds. ${text}. We sponsor visas.`, country)).toMatchObject(expected);
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
    expect(payInAdvert(`A baker in Leeds. ${text}. We sponsor visas.`, 'United Kingdom')).toBeNull();
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

  it.each([
    'Salary: 28 to 32',
    'Pay: £30.000',
    'Starting salary – NHS Band 5',
    'Salary range: 28 to 32, by experience',
  ])('that is not sure is known by its own words: %s', (line) => {
    expect(payInAdvert(line, 'United Kingdom')).toBeNull();
    expect(unsurePayIn(`A baker in Leeds.\n• ${line}.\nWe look forward to you.`)).toBe(line);
  });

  it.each([
    'Salary: competitive',
    'Pay is reviewed every 12 months',
    'Salary sacrifice scheme: up to 3 bikes',
    'Paid leave: 28 days',
    'Payroll clerk: 40 staff',
    'Wages clerk 37 hours',
  ])('is not said by "%s"', (line) => {
    expect(unsurePayIn(line)).toBeNull();
  });

  it.each([
    ['Up to £70,000 including bonus', 70_000, 'Up to £70,000 including bonus'],
    ['Earn up to £70,000 including bonus', 70_000, 'up to £70,000 including bonus'],
    ['£70k incl. 10% bonus', 70_000, '£70k incl. 10% bonus'],
    ['£38,000 (including London weighting)', 38_000, '£38,000 (including London weighting)'],
    ['You could earn £52,000 inclusive of commission', 52_000, '£52,000 inclusive of commission'],
    ['We offer £60,000 a year including car allowance', 60_000, '£60,000 a year including car allowance'],
    ['The package is worth £70,000', 70_000, '£70,000'],
    ['A total package of up to £70,000 including a car allowance', 70_000, 'up to £70,000 including a car allowance'],
    ['45,000 GBP p.a.', 45_000, '45,000 GBP p.a.'],
    ['45k GBP', 45_000, '45k GBP'],
    ['45,000-50,000 GBP', 45_000, '45,000-50,000 GBP'],
    ['NJC SCP 23 £32,654', 32_654, '£32,654'],
    ['NJC Scale Point 23: £32,654', 32_654, '£32,654'],
    ['Grade G, SCP 23-25 (£32,654 - £34,314)', 32_654, '£32,654 - £34,314'],
    ['Social worker, SCP 31, £40,476 plus weighting', 40_476, '£40,476'],
    ['NHS Band 5 £29,970 - £36,483', 29_970, '£29,970 - £36,483'],
    ['Agenda for Change Band 6: £37,338 per annum', 37_338, '£37,338 per annum'],
    ['Spinal point 30 £39,513', 39_513, '£39,513'],
    ['MPS/UPS £31,650 - £49,084', 31_650, '£31,650 - £49,084'],
    ['HEO: £36,000', 36_000, '£36,000'],
  ])('is read where no word for pay stands with it: "%s"', (line, yearFrom, text) => {
    for (const advert of [
      `A baker in Leeds.\n${line}\nWe sponsor visas.`,
      `A baker in Leeds. ${line} We sponsor visas.`,
    ])
      expect(payInAdvert(advert.replace(/(?<![.])( We sponsor)/, '.$1'), 'United Kingdom')).toMatchObject({
        yearFrom,
        text,
      });
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
    expect(payInAdvert(`A baker in Leeds. ${text}. We sponsor visas.`, 'United Kingdom')).toMatchObject({
      yearFrom,
      yearTo: yearFrom,
    });
  });

  it.each([
    'A customer base of £90,000 a head',
    'Our donor base of £400,000 grows',
    'A relocation package worth £12,000',
    'A support package of £30,000 for the town',
    'The sponsorship package is worth £20,000',
    'A basic £10,000 car allowance',
    'Basic DBS check £23',
    'Grade 3 £40,000 grant',
    'Band 3 took £40,000 at the door',
    'Scale: £90,000 of savings',
    'Points of sale worth £30,000',
    'We raised £90,000 including bonuses',
    'Prizes of £20,000 including benefits for the town',
    '5,000 GBP',
    'Note OTE training £90',
  ])('is not guessed where no word for it stands with a sum: "%s"', (text) => {
    for (const advert of [`A baker in Leeds. ${text}. We sponsor visas.`, `A baker in Leeds.\n${text}\nApply.`])
      expect(payInAdvert(advert, 'United Kingdom')).toBeNull();
  });

  it('is first of all what is called so, and what stands as a line of its own', () => {
    for (const line of ['Salary: £45,000', '£45,000 per annum'])
      expect(payInAdvert(`Up to £70,000 including bonus.\nOTE £80,000.\n${line}\n`, 'United Kingdom')).toMatchObject({
        yearFrom: 45_000,
      });
    expect(payInAdvert('OTE £80,000.\nBasic £35,000.', 'United Kingdom')).toMatchObject({ yearFrom: 35_000 });
  });

  it.each([
    ['£45,000-£40,000', 40_000, 45_000],
    ['£45,000 to £40,000 a year', 40_000, 45_000],
    ['Salary: £45k - £40k', 40_000, 45_000],
    ['£45-40k', 40_000, 45_000],
    ['45,000 - 40,000 GBP', 40_000, 45_000],
    ['£16.50 - £14.00 per hour', 14 * 37.5 * 52, 16.5 * 37.5 * 52],
  ])('is a range whichever end is written first: "%s"', (text, yearFrom, yearTo) => {
    expect(readPay(text, 'United Kingdom')).toMatchObject({ yearFrom, yearTo });
    expect(payInAdvert(`A baker in Leeds.\n${text}\nWe sponsor visas.`, 'United Kingdom')).toMatchObject({
      yearFrom,
      yearTo,
    });
  });

  it.each(['£45,000 - £500', '£45,000 - £1,000', '£60,000 to £12'])(
    'has no end that is no pay beside the other: "%s"',
    (text) => {
      expect(readPay(text, 'United Kingdom')).toBeNull();
    },
  );

  it.each([
    ['Permanent role, £31,000 a year plus car allowance of £3,000 a year', 31_000, '£31,000 a year'],
    ['Lovely home, £12.60 an hour plus sleep-in allowance of £55 per shift', 24_570, '£12.60 an hour'],
    ['Join us, £12.60 an hour plus mileage of 45p per mile', 24_570, '£12.60 an hour'],
    ['Nights, £13 an hour plus a weekend bonus of £2 an hour', 25_350, '£13 an hour'],
    ['Nights, £13 an hour plus bonuses', 25_350, '£13 an hour'],
    ['Friendly team, £13 per hour + allowances', 25_350, '£13 per hour'],
    ['Days only, £13 per hour, plus paid mileage', 25_350, '£13 per hour'],
    ['Care assistant (£13 an hour plus travel expenses of £10 a day)', 25_350, '£13 an hour'],
    ['Permanent post, £2,600 a month with a relocation allowance of £2,000', 31_200, '£2,600 a month'],
    ['Full-time, £31,000 per annum and a training budget of £500', 31_000, '£31,000 per annum'],
    ['Ward sister, £31,000 to £34,000 a year plus a referral bonus of £500', 31_000, '£31,000 to £34,000 a year'],
    ['Minimum £28k', 28_000, 'Minimum £28k'],
    ['Minimum £28,500', 28_500, 'Minimum £28,500'],
    ['Minimum of £28,500 plus pension', 28_500, 'Minimum of £28,500'],
    ['At least £28,500, depending on experience', 28_500, 'At least £28,500'],
  ])('is read before what is paid on top of it, and as the least: "%s"', (text, yearFrom, words) => {
    expect(payInAdvert(`A carer in Leeds. ${text}. We sponsor visas.`, 'United Kingdom')).toMatchObject({
      yearFrom,
      text: words,
    });
  });

  it.each([
    'A bonus, £9,000 a year plus mileage of 45p per mile',
    'Car allowance, £9,000 a year plus mileage of 45p per mile',
    'Rent for the room, £900 a month plus an allowance of £50 for bills',
    'Our customers save, £20,000 a year plus a bonus of £500',
    'Costs of the house, £30,000 a year plus travel expenses of £500',
    'A grant, £30,000 a year plus an allowance of £500',
    'Sales of the shop, £90,000 a year plus tips',
    'A mileage allowance of 45p per mile plus an allowance of £55 per shift',
    'Lovely home, £30,000 a year plus donations of £9,000',
    'Minimum £28,500 turnover',
    'Minimum £28,500 order value',
    'At least £90,000 raised',
    'Minimum £50,000 deals',
    'Minimum £12',
  ])('is neither what is paid on top nor another least sum: "%s"', (text) => {
    expect(payInAdvert(`A carer in Leeds. ${text}. We sponsor visas.`, 'United Kingdom')).toBeNull();
  });

  const yearIn = (advert: string) => forItsWeek(payInAdvert(advert, 'United Kingdom')!, advert)?.yearFrom;
  const year = (rate: number, hours: number) => Math.round(rate * hours * 52);

  it.each([
    ['36 hours a week. £12.60 an hour.', 12.6, 36],
    ['Full time, 40 hours a week. We pay £13.00 per hour.', 13, 40],
    ['£12.60 per hour.\nHours per week: 42.', 12.6, 42],
    ['£14 per hour, 42.5 hrs pw', 14, 42.5],
    ['Pay: £14 per hour\nContracted hours: 39', 14, 39],
    ['Pay: £14 per hour\nHours: 45', 14, 45],
    ['£14 an hour.\nA 44-hour week with every other weekend off.', 14, 44],
    ['£14 an hour. Full time (40 hours).', 14, 40],
    ['£14 an hour. You will work 48 hours per week, on shifts. Late shifts are part of the 48 hours a week.', 14, 48],
    ['£14 an hour. Part time, 20 hours weekly.', 14, 20],
    ['£14 an hour.\n• 30 hrs/week', 14, 30],
    ['£14 an hour. It is 39 hpw.', 14, 39],
    ['£14 an hour. 12 hour shifts, 3 a week.', 14, 36],
    ['£14 an hour, 80 hours per fortnight.', 14, 40],
  ])('by the hour is counted for the hours that any sentence of the advert states: "%s"', (advert, rate, hours) => {
    expect(yearIn(advert)).toBe(year(rate, hours));
  });

  it.each([
    '£14 an hour. 30-40 hours a week.',
    '£14 an hour. 30 to 40 hours a week.',
    '£14 an hour. 20, 30 or 40 hours per week.',
    '£14 an hour. Up to 40 hours a week.',
    '£14 an hour. Nurses work 40 hours a week. Cooks work 30 hours a week.',
    '£14 an hour. We are open 60 hours a week.',
    '£14 an hour. Overtime of 10 hours a week is there.',
    '£14 an hour. Students may work 20 hours a week.',
    '£14 an hour. Our other role is 20 hours a week.',
    '£14 an hour. A team meeting takes 2 hours a week.',
    '£14 an hour. Hours: 9am to 5pm.',
    '£14 an hour. Hours: 10:00 - 18:00.',
    '£14 an hour. 40 hours of training.',
  ])('by the hour stays that of a usual week where no one number is plain: "%s"', (advert) => {
    expect(yearIn(advert)).toBe(year(14, 37.5));
  });

  it('by the month or the year is for whatever hours there are', () => {
    expect(yearIn('£2,600 a month. 20 hours a week.')).toBe(31_200);
    expect(yearIn('£31,000 a year. Two days a week.')).toBe(31_000);
  });

  it.each([
    ['Two days a week, £120 a day', 12_480],
    ['£120 a day. 2 days per week.', 12_480],
    ['£200 per day.\nA three-day week.', 31_200],
    ['£200 per day, 4 days/week', 41_600],
    ['£200 per day. The post is 2.5 days a week.', 26_000],
    ['£120 a day. One day a week, all year.', 6_240],
    ['Two days a week in our care home, £120 a day', 12_480],
    ['Two days a week, £120 a day, near our office', 12_480],
  ])('by the day is counted for the days of a part week: "%s"', (advert, expected) => {
    expect(yearIn(advert)).toBe(expected);
  });

  it.each(['Two or three days a week, £120 a day', '£120 a day. 2-3 days a week.', '£120 a day. Up to 3 days a week.'])(
    'by the day is no sum of a year where nobody can say how many days: "%s"',
    (advert) => {
      expect(yearIn(advert)).toBeUndefined();
    },
  );

  it.each([
    '£120 a day. Five days a week.',
    '£120 a day. Two days a week in the office.',
    '£120 a day. Hybrid: 2 days a week from home.',
    '£120 a day. We are open 4 days a week.',
    '£120 a day. 3 days of training.',
    '£120 a day. 28 days of leave a year, 52 weeks.',
    '£120 a day, Monday to Friday.',
  ])('by the day is that of a whole week otherwise: "%s"', (advert) => {
    expect(yearIn(advert)).toBe(31_200);
  });

  it.each([
    ['Monthly salary: £2,650', 'Monthly salary: £2,650'],
    ['Monthly salary: £2,650 - £2,900', 'Monthly salary: £2,650 - £2,900'],
    ['The monthly pay is £2,650', 'monthly pay is £2,650'],
    ['Monthly gross salary of up to £2,650', 'Monthly gross salary of up to £2,650'],
    ['Hourly rate: £13.50, paid weekly', 'Hourly rate: £13.50'],
    ['Rate per hour: £13.50', 'Rate per hour: £13.50'],
    ['Hourly rate from £13.50', 'Hourly rate from £13.50'],
    ['Our day rate is £250', 'day rate is £250'],
    ['Weekly wage £600', 'Weekly wage £600'],
    ['Monthly salary: £2,650 (pro rata)', 'Monthly salary: £2,650 (pro rata)'],
    ['Salary: £2,650 monthly', '£2,650 monthly'],
    ['Pay: £2,650 a month', '£2,650 a month'],
    ['Monthly pay: £31,800 a year', '£31,800 a year'],
    ['Annual salary: £45,000', '£45,000'],
    ['Annual salary: up to £45,000', 'up to £45,000'],
  ])('is quoted with the time that it is for, wherever the advert says that: "%s"', (line, text) => {
    for (const advert of [`A baker in Leeds.\n${line}\nWe sponsor visas.`, `A baker in Leeds. ${line}.`])
      expect(payInAdvert(advert, 'United Kingdom')).toMatchObject({ text });
  });

  it.each([
    ['The hourly range is $31.25 – $46.88.', '31.25 46.88 hour'],
    ['The hourly range for this position is $31.25 – $46.88.', '31.25 46.88 hour'],
    ['Hourly range: $31.25 - $46.88', '31.25 46.88 hour'],
    ['Expected hourly range: $31.25 to $46.88', '31.25 46.88 hour'],
    ['The hourly range for this role is between $31.25 and $46.88.', '31.25 46.88 hour'],
    ['Hourly range (USD): $31.25 - $46.88', '31.25 46.88 hour'],
    ['Hourly band $31.25 to $46.88', '31.25 46.88 hour'],
    ['Hourly pay range: $31.25 - $46.88', '31.25 46.88 hour'],
    ['Monthly range: $5,000 - $6,000', '5000 6000 month'],
    ['Daily range: $250 - $300', '250 300 day'],
  ])('is known by a range for a time, without a word of pay: "%s"', (said, expected) => {
    const pay = payInAdvert(`We seek a nurse. ${said}`, 'United States');
    expect(pay && `${pay.from} ${pay.to} ${pay.period}`).toBe(expected);
  });

  it.each([
    'The daily range of takings is $400 - $600.',
    'The hourly range of the drone is 31 miles.',
    'A weekly range of classes at $200.',
    'The monthly range of costs is $5,000 - $6,000.',
  ])('is no other range: "%s"', (said) => {
    expect(payInAdvert(said, 'United States')).toBeNull();
  });

  it.each([90_000, 150_000, 190_000, 240_000])('is read behind %d characters too, with its week', (length) => {
    const long = 'We look after residents in a friendly home. '.repeat(Math.ceil(length / 44)).slice(0, length);
    expect(payInAdvert(`${long}\nSalary: £29,500 a year.`, 'United Kingdom')).toMatchObject({ from: 29_500 });
    expect(payInAdvert(`${long}\nWe offer £29,500 a year.`, 'United Kingdom')).toMatchObject({ from: 29_500 });
    expect(unsurePayIn(`${long}\nSalary: 30k`)).toBe('Salary: 30k');
    const advert = `${long}\nPay: £13 an hour.\n${long.slice(0, 400)}\nThis is 20 hours a week.`;
    expect(forItsWeek(payInAdvert(advert, 'United Kingdom')!, advert)).toMatchObject({ yearFrom: 13_520 });
    expect(forItsWeek(readPay('£13 an hour', null)!, `${long}\nThis is a zero hours contract.`)).toBeUndefined();
  });

  it('reads a very long text in no time', () => {
    const began = processorMs();
    payInAdvert('salary 1 1 1 1,111 $ 1.'.repeat(20_000), null);
    unsurePayIn('salary 1 1 1 1,111 $ 1.'.repeat(20_000));
    unsurePayIn(`salary ${'is of from '.repeat(9_000)}`);
    readPay(`${'1,'.repeat(100)}£`, null);
    payInAdvert(`pay ${'£1 of a '.repeat(12_000)}`, null);
    payInAdvert(`pay ${'budget '.repeat(14_000)}`, null);
    payInAdvert(`pay ${'managing over '.repeat(7_000)}£`, null);
    payInAdvert(`pay ${'1'.repeat(99_000)}`, null);
    for (const words of [
      'basic £1,000 ',
      'OTE of ',
      'SCP 23, ',
      'band 5 to ',
      'package is worth ',
      'including a 10% ',
      '£1,111 ',
    ])
      payInAdvert(words.repeat(14_000), 'United Kingdom');
    payInAdvert(`$95K–$110K${' '.repeat(90_000)}x`, null);
    payInAdvert(`£95,000 plus${' '.repeat(90_000)}van${' '.repeat(9_000)}x`, null);
    for (const words of ['40 hours a week ', 'two days a week ', '1 to ', '40 hrs', 'hours:  ', '(40 '])
      for (const period of ['hour', 'day'] as const)
        forItsWeek(readPay(`£100 per ${period}`, null)!, words.repeat(20_000));
    for (const words of ['with a paid ', 'plus £1 ', '+ up to a ', 'Minimum £1,1 '])
      payInAdvert(`£1 ${words.repeat(7_000)}`, 'United Kingdom');
    for (const words of ['OTE', 'package', 'basic', 'a basic', '£1,000'])
      payInAdvert(`pay £1 ${words}${' '.repeat(20_000)}x`, 'United Kingdom');
    expect(processorMs() - began).toBeLessThan(30_000);
  });
});
