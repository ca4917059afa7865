import { payInAdvert } from './pay-sentences.js';
import { processorMs } from '../../platform/testing/processor-time.js';

const yearOf = (text: string) =>
  payInAdvert(`Lifeguard. We sponsor visas. ${text}`, 'United Kingdom')?.yearFrom ?? null;

describe('what others pay', () => {
  it.each([
    'Members pay £30 a month.',
    'Our members pay £25 a month for the gym.',
    'Residents pay £900 a month.',
    'Our residents pay fees of £1,200 a week.',
    'Customers pay £45 a month for their plan.',
    'Parents pay £60 a day.',
    'Students pay £9,250 a year.',
    'Guests pay £120 per night.',
    'Tenants pay rent of £700 per month.',
    'Each member pays £360 a year.',
    'Families pay £1,000 per month for a place.',
    'Subscribers pay £20 a month.',
    'Visitors pay £12 a day.',
    'Passengers pay around £3,000 a year for a season ticket.',
    'Our students each pay £18,000 a year in fees.',
  ])('is no pay: %s', (text) => {
    expect(yearOf(text)).toBeNull();
  });

  it.each([
    ['Members pay £30 a month. Pay: £24,000 a year.', 24_000],
    ['Members pay £30 a month and we pay you £25,000 a year.', 25_000],
    ['Residents pay £900 a month; the salary is £31,000.', 31_000],
    ['Students pay £9,250 a year, and the salary is £41,000.', 41_000],
    ['Team members pay £26,000 a year.', 26_000],
    ['Pay for team members: £26,000 a year.', 26_000],
    ['Staff members are paid £25,000 a year.', 25_000],
    ['Members of staff are paid £25,000 a year.', 25_000],
    ['Customer advisers are paid £26,000 a year.', 26_000],
    ['Student nurses are paid £25,000 a year.', 25_000],
    ['Guest services pay £25,000 a year.', 25_000],
    ['The parents association pays £25,000 a year.', 25_000],
    ['Families pay £26,000 a year to their nanny.', 26_000],
    ['We pay our members of staff £26,000 a year.', 26_000],
  ])('leaves what the job pays: %s', (text, year) => {
    expect(yearOf(text)).toBe(year);
  });

  it('is found in no time in a text that only seems to name it', () => {
    const trap = 'members pay '.repeat(30_000);
    const began = processorMs();
    payInAdvert(trap, 'United Kingdom');
    expect(processorMs() - began).toBeLessThan(2_000);
  });
});
