import { readFileSync } from 'node:fs';
import type { Job, JobPay } from '@landfall/contracts';
import { payOnCard, payPerYear } from './pay';
import { payAsSaid } from './pay-as-said';
import { aJob } from '../testing/samples';

const aPay = (more: Partial<JobPay> = {}): JobPay => ({
  from: 25_000,
  to: 30_000,
  period: 'year',
  currency: 'GBP',
  year_from: 25_000,
  year_to: 30_000,
  ...more,
});
const hourly = aPay({ from: 48.54, to: 48.54, period: 'hour', currency: 'USD', year_from: 100_963, year_to: 100_963 });

/** What a mail about the job says too. */
const list = readFileSync(new URL('../../../services/contracts/testing/pay-in-words.json', import.meta.url), 'utf8');
const inWords = JSON.parse(list) as (Pick<Job, 'pay' | 'salary'> & { words: string | null })[];

describe('the pay of a job', () => {
  it.each(inWords)('has the words of a mail for "$salary": $words', ({ words, ...said }) => {
    expect(payOnCard(aJob(said))).toBe(words);
  });

  it('is said for a year, as the advert says it for a year', () => {
    expect(payPerYear({ pay: aPay() })).toBe('£25,000 to £30,000 a year');
    expect(payAsSaid({ pay: aPay(), salary: '25-30k' })).toBeNull();
  });

  it('is said for about a year where the advert says it for an hour, which stands beside it', () => {
    expect(payPerYear({ pay: hourly })).toBe('about US$100,963 a year');
    expect(payAsSaid({ pay: hourly, salary: '$48.54 an hour, full time' })).toBe('$48.54 an hour, full time');
    expect(payAsSaid({ pay: hourly, salary: null })).toBe('US$48.54 an hour');
  });

  it('is the words of the advert where they are no numbers, and nothing where there are none', () => {
    expect(payOnCard(aJob({ salary: 'Competitive' }))).toBe('Competitive');
    expect(payAsSaid({ pay: null, salary: 'Competitive' })).toBe('Competitive');
    expect(payOnCard(aJob())).toBeNull();
  });

  it.each(['0', '£0', '0.00', '£0 to £0 a year', '0 GBP per hour'])(
    'is nothing where the advert says "%s"',
    (salary) => {
      expect(payOnCard(aJob({ salary }))).toBeNull();
      expect(payAsSaid({ pay: null, salary })).toBeNull();
    },
  );

  it('keeps words beside a nought', () => {
    expect(payAsSaid({ pay: null, salary: 'Band 0, competitive' })).toBe('Band 0, competitive');
  });

  it.each([
    ['up to £60,000', 'up to £30,000 a year'],
    ['from £30,000', 'from £30,000 a year'],
    ['£30k+', 'from £30,000 a year'],
    ['Starting salary: £30,000', 'from £30,000 a year'],
    ['Starting at 30k', 'from £30,000 a year'],
    ['£28,000 pro rata', '£30,000 a year pro rata'],
    ['£52,000 (pro rata 0.6 FTE)', '£30,000 a year, 0.6 FTE'],
    ['£50,000 OTE', '£30,000 a year on target'],
    ['OTE £50,000', '£30,000 a year on target'],
    ['£57,000 net', '£30,000 a year after tax'],
  ])('is never said without its condition, and has the words of the advert beside it: "%s"', (salary, expected) => {
    const pay = aPay({ from: 30_000, year_from: 30_000 });
    expect(payPerYear({ pay, salary })).toBe(expected);
    expect(payOnCard(aJob({ pay, salary }))).toBe(expected);
    expect(payAsSaid({ pay, salary })).toBe(salary);
  });

  it.each([
    'Basic £30,000, OTE £70,000',
    '£30,000, OTE £70,000',
    '£30,000 plus OTE',
    '£30,000 + bonus',
    '£30k .NET',
    '£30,000, starting 1 March',
    '£30,000, rent taken from wages',
  ])('has no condition of another amount, or of what comes beside it: "%s"', (salary) => {
    expect(payPerYear({ pay: aPay({ to: 30_000, from: 30_000, year_from: 30_000 }), salary })).toBe('£30,000 a year');
  });

  it.each(['£25,000 - £30,000 per annum', '25k to 30k', 'GBP 25000–30000 p.a.', '£25,000-£30,000 a year'])(
    'is not said twice where the advert says no more than that: "%s"',
    (salary) => {
      expect(payAsSaid({ pay: aPay(), salary })).toBeNull();
    },
  );

  it('names a currency that there is none of as the source does', () => {
    expect(payPerYear({ pay: aPay({ currency: 'pounds' }) })).toBe('25,000 pounds to 30,000 pounds a year');
  });
});
