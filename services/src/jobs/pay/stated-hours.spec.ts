import { processorMs } from '../../platform/testing/processor-time.js';
import { payInAdvert } from './pay-sentences.js';
import { forItsWeek } from './pay-week.js';

const yearIn = (advert: string): number | undefined => {
  const pay = payInAdvert(advert, 'United Kingdom');
  return pay ? forItsWeek(pay, advert)?.yearFrom : undefined;
};
const year = (rate: number, hours: number) => Math.round(rate * hours * 52);

describe('the year of pay by the hour', () => {
  it.each([
    ['Working week: 35 hours. £22.50 per hour', 22.5, 35],
    ['Your working week: 35 hours. Pay £20.00 per hour', 20, 35],
    ['Normal working week is 45 hours. £14 per hour', 14, 45],
    ['£14 per hour. The standard working week for this post is 37 hours', 14, 37],
    ['£14 per hour. Full-time working week of 39 hours', 14, 39],
    ['£14 per hour. Your basic week is 42 hours', 14, 42],
    ['£14 per hour. Working week: 40 to 45 hours', 14, 40],
    ['£14 per hour. Working week: 20 hours', 14, 20],
    ['£13.15 per hour x 40 hours', 13.15, 40],
    ['£16.25 per hour x 42 hours', 16.25, 42],
    ['£16.25 x 42 hours per week', 16.25, 42],
    ['Pay: £16.25 × 42 hrs', 16.25, 42],
    ['Pay: £13.15 ph @ 45 hours', 13.15, 45],
    ['£12.90 per hour, minimum of 36 hours guaranteed', 12.9, 36],
    ['£14 per hour, guaranteed 45 hours', 14, 45],
    ['£14 per hour, 45 hours guaranteed', 14, 45],
    ['£14 per hour with a guaranteed minimum of 40 hours', 14, 40],
    ['£14 per hour, 40 guaranteed hours', 14, 40],
    ['£13 an hour, 5 shifts of 8 hours', 13, 40],
    ['£14 per hour. 5 days x 9 hours', 14, 45],
    ['£14 per hour, four shifts of 10 hours', 14, 40],
    ['£14 per hour, 4 x 12 hour shifts', 14, 48],
  ])('is of the hours that the advert states: "%s"', (said, rate, hours) => {
    expect(yearIn(`We bake bread.\n${said}.\nCome to us.`)).toBe(year(rate, hours));
  });

  it.each([
    'Working week: 5 days',
    'The working week is up to 45 hours',
    'We need your opt-out of the 48-hour working week',
    'Guaranteed 24 hours notice of shifts',
    'Guaranteed 40 hours of training in the first month',
    'Guaranteed 8 hours a day',
    'Overtime: 20 hours guaranteed',
    'Our parcels come in 48 hours guaranteed',
    'Induction: 5 days x 8 hours',
    '5 days of 8 hours training to begin with',
    '5 shifts of 8 hours per fortnight are open to you',
    '3-4 shifts of 10 hours',
    '2 shifts of 12 hours',
    'Day shifts of 8 hours',
    'You lift 5 x 8 kg',
  ])('is that of a usual week where they are of something else: "%s"', (said) => {
    expect(yearIn(`Pay is £15 per hour.\n${said}.`)).toBe(year(15, 37.5));
  });

  it('is of what is said to be a week before what shifts come to', () => {
    expect(yearIn('£15 per hour, 37.5 hours a week, 5 shifts of 8 hours.')).toBe(year(15, 37.5));
    expect(yearIn('£15 per hour. Working week: 35 hours, 5 shifts of 8 hours.')).toBe(year(15, 35));
  });

  it('is no sum for a shift', () => {
    expect(yearIn('Pay: £15 x 12 hours.')).toBeUndefined();
  });

  it('is read in no time in a very long text', () => {
    const pay = payInAdvert('£15 per hour', 'United Kingdom')!;
    const began = processorMs();
    for (const words of [
      'working week: ',
      'working week is up to 40 ',
      'working week: 35 hours ',
      '£13 per hour x ',
      '£13 x 40 hours ',
      '40 hours x ',
      'guaranteed 40 ',
      'guaranteed 40 hours ',
      '5 shifts of ',
      '5 x 8 hours ',
      '40',
      'week ',
    ])
      forItsWeek(pay, `${words.repeat(Math.ceil(400_000 / words.length))}x`);
    expect(processorMs() - began).toBeLessThan(20_000);
  });
});
