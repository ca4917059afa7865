import { payInAdvert } from './pay-sentences.js';
import { readPay } from './pay.js';
import { payInBritain } from './testing/adverts.js';

describe('what a job pays, from one end to the other', () => {
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

  it('is quoted with both ends and all that is said of them', () => {
    expect(readPay('Min £27,000 max £33,000', null)?.text).toBe('Min £27,000 max £33,000');
    expect(readPay('£27,000 (min) - £33,000 (max)', null)?.text).toBe('£27,000 (min) - £33,000 (max)');
    expect(payInAdvert('Salary: 30,000 pa to 36,000 pa', 'United Kingdom')?.text).toBe('30,000 pa to 36,000 pa');
  });

  it.each([
    ['Band 6 - £37,338 - £44,962 pa pro rata', 37_338, 44_962],
    ['Band 7 – £46,148 to £52,809', 46_148, 52_809],
    ['Salary: Grade 5 - £32,000', 32_000, 32_000],
    ['Salary: Level 3 to £32,000', 32_000, 32_000],
    ['Salary: M1 £31,650 - M6 £43,607', 31_650, 43_607],
    ['Salary: M1 £31,650 - UPS3 £49,084', 31_650, 49_084],
    ['Salary: M1 (£31,650) to M6 (£43,607)', 31_650, 43_607],
    ['Salary: SCP 23 (£32,654) to SCP 25 (£34,314)', 32_654, 34_314],
    ['SCP 23 £32,654 - SCP 25 £34,314', 32_654, 34_314],
    ['Pay: point 23 £32,654 - point 25 £34,314', 32_654, 34_314],
    ['Salary £37,338 - Band 6', 37_338, 37_338],
    ['Salary £37,338 - M6 junction', 37_338, 37_338],
    ['Salary £37,338 to Grade 6 staff', 37_338, 37_338],
    ['Salary: 28 - £32k', 28_000, 32_000],
    ['Salary 28,000 - £32,000', 28_000, 32_000],
  ])('has no end in the steps of a scale, and both in what they are paid: "%s"', (text, from, to) => {
    expect(payInBritain(text)).toMatchObject({ from, to, period: 'year' });
  });

  it('by the hour of a band does not begin with the number of the band', () => {
    expect(payInBritain('Band 6 - £18.50 per hour')).toMatchObject({ from: 18.5, to: 18.5, period: 'hour' });
  });

  it.each([
    ['Starting salary is £26,421, rising to £30,024 after two years.', 26_421, 30_024],
    ['Starting salary £26,421 (rising to £30,024 after two years)', 26_421, 30_024],
    ['Salary: £26,421, rising annually to £30,024', 26_421, 30_024],
    ['Salary £26,421, rising after two years to £30,024', 26_421, 30_024],
    ['The salary is £26,421, which rises to £30,024', 26_421, 30_024],
    ['The salary is £26,421 and will rise to £30,024', 26_421, 30_024],
    ['Salary of £24,000; increasing to £27,000 on completion of probation', 24_000, 27_000],
    ['Salary £26,421 – progressing by annual increments to £30,024', 26_421, 30_024],
    ['Pay is £24,500, going up to £26,000 after 6 months', 24_500, 26_000],
    ['£25k, rising to £28k after training', 25_000, 28_000],
    ['Pay is £12.60 an hour, rising to £13.20 after probation', 12.6, 13.2],
    ['Salary £2,100 a month, increasing to £2,400 a month in the second year', 2_100, 2_400],
  ])('goes from what is paid at first to what it rises to: "%s"', (text, from, to) => {
    expect(payInAdvert(text, 'United Kingdom')).toMatchObject({ from, to });
    expect(readPay(text, 'United Kingdom')).toMatchObject({ from, to });
  });

  it.each([
    ['Salary £40,000, rising to £80,000 OTE', 40_000],
    ['Salary £40,000, rising to £60,000 with commission', 40_000],
    ['Salary £26,000, rising to £40,000 as a manager', 26_000],
    ['Salary £26,421, with 25 days of leave, rising to 30 after two years', 26_421],
    ['Salary £26,421, rising each year', 26_421],
    ['Salary £26,421, rising by £500 a year', 26_421],
    ['Salary £26,421, and a pension of 5%, rising to 10%', 26_421],
    ['Pay is £500 a week, rising to a salary of £40,000', 500],
    ['Pay is £12.60 an hour, rising to £40,000 a year', 12.6],
    ['Salary £26,421. Our turnover is £2m, rising to £3m', 26_421],
  ])('is what is paid at first where nothing of the same rises: "%s"', (text, only) => {
    expect(payInAdvert(text, 'United Kingdom')).toMatchObject({ from: only, to: only });
  });
});
